import { pageScope } from '@yantra/state';
import { createTestScope, makeEquipmentDetails } from '@yantra/testing';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

beforeAll(async () => {
  pageScope(() =>
    createTestScope({
      answers: {
        getEquipmentById: ({ id }) => makeEquipmentDetails({ id: String(id), name: `Machine ${String(id)}` }),
      },
    }),
  );
  await import('./define.ts');
});

/** The element on a page without our styles. */
async function place(attributes: Readonly<Record<string, string>>) {
  const element = document.createElement('yantra-job-cost');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.poll(() => element.getAttribute('state')).not.toBe('loading');
  return element;
}

test('on a partner’s page it shows the total of the attributes’ job', async () => {
  const element = await place({ machine: 'a', 'job-days': '12', 'job-hours': '8', 'job-at': '18.5,73.93' });
  expect(element.getAttribute('state')).toBe('ready');
  await expect.element(page.getByRole('row', { name: /^Total for 12 days/ })).toBeVisible();
  expect(element.shadowRoot?.querySelector('style, [style]')).toBeNull();
});

test('other attributes show another job and another machine', async () => {
  const element = await place({ machine: 'a', 'job-days': '12' });
  element.setAttribute('job-days', '3');
  await expect.element(page.getByRole('row', { name: /^Total for 3 days/ })).toBeVisible();
  element.machine = 'b';
  await expect.element(page.getByRole('heading', { name: 'What Machine b costs' })).toBeVisible();
});

test('two elements with jobs of their own do not share them', async () => {
  await place({ machine: 'a', 'job-days': '12' });
  await place({ machine: 'b', 'job-days': '3' });
  await userEvent.fill(page.getByRole('textbox', { name: /^For/ }).first(), '5');
  await expect.element(page.getByRole('row', { name: /^Total for 5 days/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Total for 3 days/ })).toBeVisible();
});

test('attributes that are no job count as none', async () => {
  await place({ machine: 'a', 'job-days': '0', 'job-hours': '99' });
  await expect.element(page.getByText(/^Say for how many days/)).toBeVisible();
});

test('without a machine it is empty', async () => {
  expect((await place({})).getAttribute('state')).toBe('empty');
});

test('it reports a request for a quote, which the page may handle', async () => {
  const element = await place({ machine: 'a', 'job-days': '2' });
  const heard: unknown[] = [];
  element.addEventListener('yantra-quote-request', (event) => {
    event.preventDefault();
    heard.push(event.detail);
  });
  await userEvent.click(page.getByRole('link', { name: 'Ask for a quote' }));
  expect(heard).toEqual([{ id: 'a', name: 'Machine a', href: '/equipment-details?id=a&jobDays=2' }]);
});
