import { pageScope } from '@yantra/state';
import { createTestScope, makeEquipmentDetails } from '@yantra/testing';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerFor, inDays } from './availability.fixture.ts';

beforeAll(async () => {
  // Two months, so that the days of each test are on screen.
  await page.viewport(900, 900);
  pageScope(() =>
    createTestScope({
      answers: {
        getEquipmentById: ({ id }) => makeEquipmentDetails({ id: String(id), name: `Machine ${String(id)}` }),
        getAvailability: answerFor(),
      },
    }),
  );
  await import('./define.ts');
});

/** The element on a page without our styles. */
async function place(attributes: Readonly<Record<string, string>>) {
  const element = document.createElement('yantra-availability');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.poll(() => element.getAttribute('state')).not.toBe('loading');
  const part = (selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector);
  const press = async (days: number) => {
    await expect.poll(() => part(`[data-day="${inDays(days)}"]`)?.getAttribute('aria-disabled')).toBe('false');
    await userEvent.click(part(`[data-day="${inDays(days)}"]`) as HTMLElement);
  };
  return { element, part, press };
}

test('on a partner’s page it shows the calendar, without a style in the page', async () => {
  const { element, part } = await place({ machine: 'a' });
  expect(element.getAttribute('state')).toBe('ready');
  expect(part('table[role="grid"]')?.checkVisibility()).toBe(true);
  expect(element.shadowRoot?.querySelector('style, [style]')).toBeNull();
});

test('days that are chosen are told to the page, and shared with other elements', async () => {
  const one = await place({ machine: 'a' });
  const other = await place({ machine: 'b' });
  const heard: unknown[] = [];
  one.element.addEventListener('yantra-days-choose', ({ detail }) => heard.push(detail));
  await one.press(2);
  await one.press(4);
  expect(heard).toEqual([{ id: 'a', from: inDays(2), to: inDays(4), days: 3 }]);
  await expect.poll(() => other.part('.y-availability__said')?.textContent).toContain('3 days');
});

test('two elements with days of their own do not share them', async () => {
  const one = await place({ machine: 'a', 'job-days': '2', 'job-from': inDays(1) });
  const other = await place({ machine: 'b', 'job-days': '3', 'job-from': inDays(1) });
  await one.press(4);
  await one.press(4);
  await expect.poll(() => one.part('.y-availability__said')?.textContent).toContain('1 day');
  expect(other.part('.y-availability__said')?.textContent).toContain('3 days');
});

test('without a machine it is empty', async () => {
  expect((await place({})).element.getAttribute('state')).toBe('empty');
});

test('it reports a request for a quote, which the page may handle', async () => {
  const { element, part } = await place({ machine: 'a', 'job-days': '2', 'job-from': inDays(1) });
  const heard: unknown[] = [];
  element.addEventListener('yantra-quote-request', (event) => {
    event.preventDefault();
    heard.push(event.detail);
  });
  await userEvent.click(part('[part="quote-button"]') as HTMLElement);
  expect(heard).toEqual([
    { id: 'a', name: 'Machine a', href: `/equipment-details?id=a&jobDays=2&jobFrom=${inDays(1)}` },
  ]);
});
