import { composeStories } from '@storybook/react-vite';
import { shortDay } from '@yantra/domain';
import '@yantra/ui/styles.css';
import { fn } from 'storybook/test';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inDays } from './availability.fixture.ts';
import * as stories from './availability.stories.tsx';

const {
  Chosen,
  ChosenAndTaken,
  CostFailed,
  DaysFailed,
  DaysLoading,
  Failed,
  FreeFrom,
  Gone,
  NoEnd,
  OwnJob,
  Ready,
  Unstated,
  WithoutMachine,
} = composeStories(stories);

const quote = () => page.getByRole('link', { name: 'Ask for a quote' });
const foot = () => document.querySelector('.y-availability__said')?.textContent;
const badge = () => document.querySelector('.y-badge')?.textContent;
/** A day on screen, which is the case for the first four weeks at least. */
const day = (days: number) => page.elementLocator(document.querySelector(`[data-day="${inDays(days)}"]`) as Element);
const short = (days: number) => shortDay(inDays(days), 'en');

beforeEach(() => page.viewport(900, 900));

test('it names the machine and says that it is free today; taken days are crossed out', async () => {
  await Ready.run();
  await expect.element(page.getByRole('heading', { name: 'JCB 3DX ecoXcellence' })).toBeVisible();
  expect(badge()).toBe('Free today');
  await expect.element(day(8)).toHaveAccessibleName(/, taken$/);
  expect(foot()).toBeUndefined();
});

test('days that are chosen get a cost, and go with the quote', async () => {
  const [onDaysChoose, onQuoteRequest] = [fn(), fn(() => false)];
  await Ready.run({ args: { ...Ready.args, onDaysChoose, onQuoteRequest } });
  await userEvent.click(day(2));
  await userEvent.click(day(4));
  expect(onDaysChoose).toHaveBeenCalledWith({ id: 'jcb', from: inDays(2), to: inDays(4), days: 3 });
  expect(foot()).toMatch(new RegExp(`^${short(2)} to ${short(4)}, 3 days₹[\\d,]+ `));
  expect(badge()).toBe('Free on your days');
  const href = `/equipment-details?id=jcb&jobDays=3&jobFrom=${inDays(2)}`;
  await expect.element(quote()).toHaveAttribute('href', href);
  await userEvent.click(quote());
  expect(onQuoteRequest).toHaveBeenCalledWith({ id: 'jcb', name: 'JCB 3DX ecoXcellence', href });
});

test('days that would go over a taken one end before it', async () => {
  await Ready.run();
  await userEvent.click(day(5));
  await userEvent.click(day(13));
  expect(foot()).toContain(`${short(5)} to ${short(6)}, 2 days`);
  await expect.element(page.getByText(`${short(7)} is taken: your days end on ${short(6)}.`)).toBeVisible();
});

test('the visitor’s days, of which some are taken, are told with the next free ones', async () => {
  await ChosenAndTaken.run();
  expect(badge()).toBe(`Free from ${short(12)}`);
  expect(foot()).toContain(`${short(5)} to ${short(9)}, 5 days. Not free on all of them. Free from ${short(12)}.`);
});

test('what the page gives stays with the widget', async () => {
  await OwnJob.run();
  expect(foot()).toContain(`${short(1)} to ${short(3)}, 3 days`);
  await Ready.run();
  expect(foot()).toBeUndefined();
});

test('what an owner has not stated is named, and a cost that cannot be worked out is left out', async () => {
  await Unstated.run();
  expect(foot()).toContain('4 parts not stated');
  await CostFailed.run();
  expect(foot()).toBe(`${short(2)} to ${short(6)}, 5 days`);
});

test('it says from when a machine is free that is taken today, or that it is on rent', async () => {
  await FreeFrom.run();
  expect(badge()).toBe(`Free from ${short(6)}`);
  await NoEnd.run();
  expect(badge()).toBe('On rent');
});

test('while its days are not known none is free, and a quote can be asked for all the same', async () => {
  await DaysLoading.run();
  expect(page.getByRole('button', { name: /, free$/ }).elements()).toEqual([]);
  await expect.element(quote()).toBeVisible();
  await DaysFailed.run();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Days not loaded Retry');
  expect(page.getByRole('button', { name: /, free$/ }).elements()).toEqual([]);
  await expect.element(quote()).toBeVisible();
});

test('days that failed to load are asked for again', async () => {
  const { scope } = Ready.parameters as { scope: { answers: Record<string, () => unknown> } };
  let fails = true;
  const getAvailability = () => (fails ? Promise.reject(new Error('down')) : scope.answers['getAvailability']?.());
  await Ready.run({ parameters: { scope: { answers: { ...scope.answers, getAvailability } } } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Days not loaded Retry');
  fails = false;
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));
  await expect.element(day(8)).toHaveAccessibleName(/, taken$/);
});

test.each([null, 'a page of a proxy', { taken: [{ until: 5 }] }])(
  'an answer that is not as it should be breaks nothing: %j',
  async (answer) => {
    const { scope } = Ready.parameters as { scope: { answers: Record<string, () => unknown> } };
    await Ready.run({
      parameters: { scope: { answers: { ...scope.answers, getAvailability: () => answer as never } } },
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Days not loaded Retry');
  },
);

test('a machine that fails to load can be tried again, one that is gone cannot', async () => {
  await Failed.run();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await Gone.run();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This machine is not listed any more.');
  await expect.element(page.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('without a machine it says so', async () => {
  await WithoutMachine.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('No machine whose days could be shown.');
});

test('on a phone each day is as wide as a thumb, and nothing is wider than its room', async () => {
  await page.viewport(360, 740);
  await Chosen.run();
  expect(document.documentElement.scrollWidth).toBe(360);
  const [day] = [...document.querySelectorAll('[data-day]')].filter((one) => one.checkVisibility());
  expect(day?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
});
