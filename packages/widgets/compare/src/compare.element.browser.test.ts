import { pageScope } from '@yantra/state';
import { createTestScope } from '@yantra/testing';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { knowing } from './compare.fixture.ts';

beforeAll(async () => {
  pageScope(() => createTestScope(knowing().scope));
  await import('./define.ts');
});

/** The element on a page without our styles. */
async function place(attributes: Readonly<Record<string, string>>) {
  const element = document.createElement('yantra-compare');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.poll(() => element.getAttribute('state')).not.toBe('loading');
  return element;
}

test('on a partner’s page it compares the machines of its attribute, for the job of the others', async () => {
  const element = await place({ machines: 'tata,komatsu', 'job-days': '12', 'job-at': '18.5,73.93' });
  expect(element.getAttribute('state')).toBe('ready');
  await expect.element(page.getByRole('row', { name: /^Total, with GST/ })).toBeVisible();
  expect(element.shadowRoot?.querySelector('style, [style]')).toBeNull();
});

test('other machines are compared when the attribute changes', async () => {
  const element = await place({ machines: 'tata,komatsu' });
  element.machines = 'tata,komatsu,hyundai';
  await expect.element(page.getByRole('heading', { name: 'Compare 3 machines' })).toBeVisible();
});

test('it begins with what differs if the attribute says so', async () => {
  await place({ machines: 'tata,komatsu', 'only-differing': '' });
  await expect.element(page.getByRole('checkbox', { name: 'Only what differs' })).toBeChecked();
});

test('without machines it is empty', async () => {
  expect((await place({})).getAttribute('state')).toBe('empty');
});

test('it reports what was removed, and a request for quotes, which the page may handle', async () => {
  const element = await place({ machines: 'tata,komatsu,hyundai' });
  const heard: unknown[] = [];
  element.addEventListener('yantra-machines-change', ({ detail }) => heard.push(detail));
  element.addEventListener('yantra-quotes-request', (event) => {
    event.preventDefault();
    heard.push(event.detail.ids);
  });
  await userEvent.click(page.getByRole('link', { name: 'Remove Hyundai R215L Smart Plus' }));
  await userEvent.click(page.getByRole('link', { name: 'Ask both for a quote' }));
  expect(heard).toEqual([{ ids: ['tata', 'komatsu'] }, ['tata', 'komatsu']]);
});
