import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { formatRupees, paiseToRupees } from '@yantra/domain';
import { costOf, roadTo } from '@yantra/ui';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { machines } from './compare.fixture.ts';
import * as stories from './compare.stories.tsx';

const {
  AllGone,
  Alike,
  CostFailed,
  DaysFailed,
  Failed,
  Four,
  Gone,
  Nothing,
  One,
  OneFailed,
  OnlyDiffering,
  OnlyTheRent,
  Phone,
  Ready,
  WithoutJob,
} = composeStories(stories);

const row = (name: RegExp) => page.getByRole('row', { name });
/** What the machines say in a row. */
const cells = (name: RegExp) => [...row(name).element().querySelectorAll('td')].map(({ textContent }) => textContent);
const rowNames = () =>
  [...document.querySelectorAll('tbody th[scope=row]')].map((one) => one.firstChild?.textContent ?? '');
const linkTo = (name: RegExp | string) =>
  new URL(page.getByRole('link', { name }).first().element().getAttribute('href') ?? '', 'https://yantra.example');

test('three machines stand beside each other, one row a fact, and what differs is marked and counted', async () => {
  await Ready.run();
  await expect.element(page.getByRole('heading', { name: 'Compare 3 machines' })).toBeVisible();
  const differing = [...document.querySelectorAll('tr[data-differs]')].length;
  expect(document.querySelector('.y-versus__bar')?.textContent).toContain(
    `${differing} of ${rowNames().length} rows differ, marked ≠`,
  );
  await expect.element(page.getByRole('rowheader', { name: 'Total, with GST (differs)' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Insurance', exact: true })).toBeVisible();
});

test('the totals are those of the machines’ pages, and the parts stand as there', async () => {
  await Ready.run();
  const city = { name: 'Pune', latitude: 18.52, longitude: 73.86 };
  const job = { days: 12, at: { latitude: 18.5, longitude: 73.93 } };
  const totals = Object.values(machines).map((machine) => costOf(machine, job, city, undefined)?.cost.total ?? 0);
  for (const [index, text] of cells(/^Total/).entries())
    expect(text).toContain(formatRupees(paiseToRupees(totals[index] ?? 0)));
  expect(cells(/^Rent/)[0]).toBe('₹1,44,0002 weeks × ₹72,000');
  expect(cells(/^Transport/)).toEqual([
    expect.stringContaining(`${roadTo(machines.tata, job.at)} km, estimate`),
    '₹12,000fixed',
    'Included',
  ]);
  expect(cells(/^Fuel/)).toEqual([
    expect.stringContaining('Not statedAsk about: fuel'),
    'YoursAbout 14 litres an hour',
    'Included',
  ]);
  expect(cells(/^Deposit/)).toEqual(['₹50,000', '₹50,000', 'none']);
});

test('the best of a row has a tick and a word; while fuel is open a total is the lowest before it', async () => {
  await Ready.run();
  const best = [...document.querySelectorAll('td[data-best] .y-best')].map(({ textContent }) => textContent);
  expect(best).toEqual(['lowest before operator’s food and bed and fuel', 'nearest', 'fastest']);
});

test('what one machine lacks says so', async () => {
  await Ready.run();
  expect(cells(/^Reach/)).toEqual(['9.8 m', 'Not stated', 'Not stated']);
  expect(cells(/^Runs on/)).toEqual(['Diesel', 'Diesel', 'Not stated']);
  expect(cells(/^Answers in/)[2]).toBe('Fewer than 10 requests yet');
});

test('only what differs is shown on request, and all of it again', async () => {
  const onOnlyDifferingChange = fn();
  await Ready.run({ args: { ...Ready.args, onOnlyDifferingChange } });
  expect(rowNames()).toContain('Insurance');
  await userEvent.click(page.getByRole('checkbox', { name: 'Only what differs' }));
  expect(onOnlyDifferingChange).toHaveBeenLastCalledWith(true);
  expect(document.querySelectorAll('tbody tr:not([data-differs]) th[scope=row]')).toHaveLength(0);
  await userEvent.click(page.getByRole('checkbox', { name: 'Only what differs' }));
  expect(rowNames()).toContain('Insurance');
});

test('a page may begin with what differs', async () => {
  await OnlyDiffering.run();
  expect(rowNames()).not.toContain('Insurance');
});

test('where nothing differs it says so', async () => {
  await Alike.run();
  await expect.element(page.getByText('Nothing differs.')).toBeVisible();
});

test('a machine is removed: the others stay, it is said, and the page is told', async () => {
  const onMachinesChange = fn();
  await Ready.run({ args: { ...Ready.args, onMachinesChange } });
  const remove = page.getByRole('link', { name: 'Remove Komatsu PC210-10M0' });
  expect(remove.element().getAttribute('href')).toContain('/compare?machines=tata,hyundai&jobDays=12');
  await userEvent.click(remove);
  await expect.element(page.getByRole('heading', { name: 'Compare 2 machines' })).toBeVisible();
  expect(onMachinesChange).toHaveBeenCalledWith({ ids: ['tata', 'hyundai'] });
  await expect.element(page.getByText('Komatsu PC210-10M0 is removed.')).toBeInTheDocument();
  expect(document.activeElement).toBe(page.getByRole('region', { name: /^Comparison/ }).element());
});

test('a further machine is added from the list, which knows these; with four there is no room', async () => {
  const onAdd = fn();
  await Ready.run({ args: { ...Ready.args, onAdd } });
  const add = linkTo('Add a fourth');
  expect([add.pathname, add.searchParams.get('compare')]).toEqual(['/equipments', 'tata,komatsu,hyundai']);
  expect(add.searchParams.get('jobDays')).toBe('12');
  await Four.run();
  expect(page.getByRole('link', { name: /^Add a/ }).elements()).toEqual([]);
});

test('the owners of all are asked at once, with the job; each can be asked alone', async () => {
  const onQuotesRequest = fn(() => false);
  await Ready.run({ args: { ...Ready.args, onQuotesRequest } });
  const all = linkTo('Ask all three for a quote');
  expect(all.pathname).toBe('/ask-for-quote');
  expect(all.searchParams.getAll('machine')).toEqual(['tata', 'komatsu', 'hyundai']);
  expect(all.searchParams.get('jobPlace')).toBe('Hadapsar, Pune');
  await userEvent.click(page.getByRole('link', { name: 'Ask all three for a quote' }));
  expect(onQuotesRequest).toHaveBeenCalledWith({
    ids: ['tata', 'komatsu', 'hyundai'],
    href: expect.stringContaining('/ask-for-quote?') as string,
  });
  expect(linkTo(/^Ask for a quote: Komatsu/).searchParams.getAll('machine')).toEqual(['komatsu']);
  expect(linkTo(/^Ask about: fuel/).searchParams.get('about')).toContain('Tata Hitachi EX 200LC: what about fuel?');
});

test('without a job there are no costs; the days are today’s and the distance is the city’s', async () => {
  await WithoutJob.run();
  expect(rowNames().slice(0, 2)).toEqual(['Today', 'From Pune']);
});

test('a machine that left says so in its column, and the others are compared', async () => {
  await Gone.run();
  await expect.element(page.getByRole('heading', { name: 'Not listed any more' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Find another' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ask both for a quote' })).toBeVisible();
  await AllGone.run();
  expect(page.getByRole('heading', { name: 'Not listed any more' }).elements()).toHaveLength(3);
});

test('one machine alone asks for another', async () => {
  await One.run();
  await expect.element(page.getByText('Add another machine to see what differs.')).toBeVisible();
  expect(page.getByRole('link', { name: /^Ask all/ }).elements()).toEqual([]);
});

test('without machines it says how to find some', async () => {
  await Nothing.run();
  await expect.element(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Find machines' })).toHaveAttribute('href', '/equipments');
});

test('what could not be loaded can be tried again, machine by machine', async () => {
  await Failed.run();
  expect(page.getByRole('button', { name: 'Retry' }).elements()).toHaveLength(3);
  await OneFailed.run();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Tata Hitachi EX 200LC' })).toBeVisible();
});

test('a cost that cannot be worked out, and days that are not known, are told', async () => {
  await CostFailed.run();
  expect(cells(/^Total/)[1]).toBe('Not worked out');
  await DaysFailed.run();
  expect(cells(/^On your days/)).toEqual(['Not known', 'Not known', 'Not known']);
  await OnlyTheRent.run();
  expect(cells(/^Total/)[1]).toMatch(/not stated$/);
});

test('on a phone it scrolls sideways beside its first column, and the page does not', async () => {
  await page.viewport(360, 740);
  await Phone.run();
  expect(document.documentElement.scrollWidth).toBe(360);
  const region = page.getByRole('region', { name: /^Comparison/ }).element();
  const first = row(/^Rent/).element().querySelector('th');
  const before = first?.getBoundingClientRect().left;
  region.scrollLeft = 200;
  expect(region.scrollLeft).toBeGreaterThan(150);
  expect(first?.getBoundingClientRect().left).toBe(before);
});

test('on a phone a swipe stops at a machine; rows and machines may leave after it', async () => {
  await page.viewport(360, 740);
  await Phone.run();
  const region = page.getByRole('region', { name: /^Comparison/ }).element();
  const name = page.getByRole('columnheader', { name: 'Komatsu PC210-10M0' }).element();
  const bar = () => document.querySelector('.y-versus__bar')?.getBoundingClientRect().right ?? 0;
  region.scrollLeft = 170;
  await expect.poll(() => Math.abs(name.getBoundingClientRect().left - bar())).toBeLessThan(2);
  const only = page.getByRole('checkbox', { name: 'Only what differs' });
  await userEvent.click(only);
  await userEvent.click(only);
  await userEvent.click(page.getByRole('link', { name: 'Remove Komatsu PC210-10M0' }));
  await expect.element(page.getByRole('heading', { name: 'Compare 2 machines' })).toBeVisible();
  expect(rowNames()).toContain('Insurance');
});

test.each([null, 'a page of a proxy', { id: 'tata' }, { id: 'tata', name: 'A', city: 'Pune', finalRentalValue: 1 }])(
  'an answer that is not as it should be breaks nothing: %j',
  async (answer) => {
    const { scope } = Ready.parameters as { scope: { answers: Record<string, unknown> } };
    await Ready.run({
      parameters: { scope: { answers: { ...scope.answers, getEquipmentById: () => answer as never } } },
    });
    expect(page.getByRole('alert').elements()).toHaveLength(3);
  },
);
