import { pageScope } from '@yantra/state';
import { createTestScope, makeEquipment } from '@yantra/testing';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const machine = (id: string) => makeEquipment({ id, name: `Machine ${id}` });
const metro = '5f0e8f8e-0000-4000-8000-000000000001';
const kept = {
  machines: ['a', 'b'].map((id) => ({ id, note: '' })),
  lists: [{ id: metro, name: 'Metro site', machines: ['b'] }],
};
/** What another element of the page, or another tab, keeps. */
const keep = (what: object) => {
  localStorage.setItem('yantra.saved', JSON.stringify({ kept: what, waiting: [] }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'yantra.saved' }));
};

beforeAll(async () => {
  pageScope(() =>
    createTestScope({
      answers: {
        getKeptMachines: ({ ids }) => ({
          machines: (ids as readonly string[]).map((id) => ({ id, machine: machine(id) })),
        }),
      },
    }),
  );
  await import('./define.ts');
});
beforeEach(() => keep(kept));
afterEach(() => localStorage.clear());

/** The element on a page without our styles. */
async function place(attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement('yantra-favourites');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.poll(() => element.getAttribute('state')).not.toBe('loading');
  return element;
}

test('on a partner’s page it shows what is kept in this browser, without a style in the page', async () => {
  const element = await place();
  expect(element.getAttribute('state')).toBe('ready');
  await expect.element(page.getByRole('heading', { name: 'Machine a' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Machine b' })).toBeVisible();
  expect(element.shadowRoot?.querySelector('style, [style]')).toBeNull();
});

test('nobody is asked to log in where nobody can', async () => {
  const element = await place({ list: metro });
  await expect.element(page.getByRole('note')).toHaveTextContent('Kept in this browser only.');
  expect(element.shadowRoot?.querySelector('.y-saved__share')).toBeNull();
});

test('it begins with the list of its attribute, and shows another when that changes', async () => {
  const element = await place({ list: metro });
  await expect.element(page.getByRole('heading', { name: 'Metro site' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Machine a' })).not.toBeInTheDocument();
  element.removeAttribute('list');
  await expect.element(page.getByRole('heading', { name: 'Machine a' })).toBeVisible();
});

test('without anything kept it is empty, and hears of what is kept elsewhere', async () => {
  keep({ machines: [], lists: [] });
  const element = await place();
  expect(element.getAttribute('state')).toBe('empty');
  keep(kept);
  await expect.poll(() => element.getAttribute('state')).toBe('ready');
});

test('two elements show the same: what is dropped in one is gone from the other', async () => {
  const [one, other] = [await place(), await place()];
  const heart = () => one.shadowRoot?.querySelector<HTMLElement>('[aria-label="Save Machine a"]');
  await expect.poll(heart).toBeTruthy();
  await userEvent.click(heart() as HTMLElement);
  await expect.poll(() => other.shadowRoot?.querySelectorAll('.y-kept > li').length).toBe(1);
});

test('it reports a machine that is about to be opened, which the page may do', async () => {
  const element = await place();
  const heard: unknown[] = [];
  element.addEventListener('yantra-equipment-select', (event) => {
    event.preventDefault();
    heard.push(event.detail);
  });
  await userEvent.click(page.getByRole('link', { name: 'Machine a' }));
  expect(heard).toEqual([{ id: 'a', name: 'Machine a', href: '/equipment-details?id=a' }]);
});
