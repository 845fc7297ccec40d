import { pageScope } from '@yantra/state';
import { createTestScope, failing } from '@yantra/testing';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { machines, withCosts } from './costs.fixture.ts';

const asked: Record<string, unknown>[] = [];
let answer = (): unknown => undefined;

beforeAll(async () => {
  pageScope(() =>
    createTestScope({
      answers: {
        async getActiveSubscriptionEquipments(input) {
          asked.push(input);
          if (input['jobDays']) await answer();
          return withCosts(input);
        },
      },
    }),
  );
  await import('./define.ts');
});
beforeEach(() => {
  asked.length = 0;
  answer = () => undefined;
});

/** The element on a page without our styles. */
async function place(attributes: Readonly<Record<string, string>>) {
  const element = document.createElement('yantra-equipment-carousel');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.poll(() => element.getAttribute('state')).toBe('ready');
  const root = element.shadowRoot as ShadowRoot;
  return {
    element,
    totals: () => [...root.querySelectorAll('.y-card__job')].map((strip) => strip.textContent),
    links: () =>
      [...root.querySelectorAll<HTMLAnchorElement>('.y-card__link')].map((link) => link.getAttribute('href')),
    height: () => element.getBoundingClientRect().height,
  };
}

test('with a job each card has its total and leads to the machine with the job', async () => {
  const { totals, links } = await place({ 'job-days': '12', 'job-hours': '10', 'job-place': 'Hadapsar, Pune' });
  await expect
    .poll(totals)
    .toEqual([
      '₹12,000 for 12 days, + fuel',
      '₹24,000 for 12 days, fuel not stated',
      'about ₹36,000 for 12 days, + fuel',
      ...machines.slice(3).map((_, index) => `₹${48 + index * 12},000 for 12 days, + fuel`),
    ]);
  expect(links()[0]).toMatch(/\?id=Pune-0&jobDays=12&jobHours=10&jobPlace=Hadapsar%2C%20Pune$/);
  expect(asked.at(-1)).toMatchObject({ jobDays: 12, jobHours: 10 });
  // The cards did not wait for it.
  expect(asked[0]?.['jobDays']).toBeUndefined();
});

test('another job has other totals; without days there are none', async () => {
  const { element, totals, links } = await place({ 'job-days': '12' });
  await expect.poll(() => totals().length).toBe(machines.length);
  element.setAttribute('job-days', '1');
  await expect.poll(() => totals()[0]).toBe('₹1,000 for 1 day, + fuel');
  element.removeAttribute('job-days');
  await expect.poll(totals).toEqual([]);
  expect(links()[0]).toMatch(/\?id=Pune-0$/);
});

test('days that are none have no totals, and are not asked for', async () => {
  const { totals } = await place({ 'job-days': '400' });
  await expect.element(page.getByRole('link', { name: 'JCB 3DX ecoXcellence' }).first()).toBeVisible();
  expect(totals()).toEqual([]);
  expect(asked.some(({ jobDays }) => jobDays !== undefined)).toBe(false);
});

test('its room is kept: nothing below the cards moves when the totals come', async () => {
  let come: (value?: unknown) => void = () => undefined;
  const waiting = new Promise((done) => {
    come = done;
  });
  answer = () => waiting;
  // As place.css does.
  document.body.style.setProperty('--_room', '16.25rem');
  onTestFinished(() => void document.body.style.removeProperty('--_room'));
  const { height, totals } = await place({ 'job-days': '12' });
  const before = height();
  await expect.poll(() => totals().length).toBe(machines.length);
  expect(height()).toBe(before);
  come();
  await expect.poll(() => totals()[0]).toContain('12,000');
  expect(height()).toBe(before);
});

test('totals that do not come leave the cards as they are', async () => {
  answer = () => failing({});
  const { totals, element } = await place({ 'job-days': '30' });
  await expect.poll(() => totals()[0]).toBe('Total not worked out');
  expect(element.getAttribute('state')).toBe('ready');
});
