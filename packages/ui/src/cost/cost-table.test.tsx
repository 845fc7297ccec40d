import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../styles.css';
import * as stories from './cost.stories.tsx';

const { AllIncluded, AllYours, FuelNotStated, LongJob, Narrow, OnlyTheRent } = composeStories(stories);

const row = (name: RegExp) => page.getByRole('row', { name });
const textOf = (name: RegExp) => row(name).element().textContent;

test('the rent says how the job is covered and what the days would have cost', async () => {
  await FuelNotStated.run();
  expect(textOf(/^Rent/)).toBe(
    'Rent2 weeks × ₹72,000. Cheaper than 12 days at ₹13,110; 96 working hours included₹1,44,000.00',
  );
});

test('transport says the distance, both ways and that it is an estimate', async () => {
  await FuelNotStated.run();
  expect(textOf(/^Transport/)).toBe(
    'Transport, there and backAbout 38 km from Chakan: 2 × (₹6,000 for 25 km + 13 km × ₹90)Extra, estimate₹14,340.00',
  );
});

test('amounts with GST add up to the total, in paisa', async () => {
  await FuelNotStated.run();
  expect(textOf(/^Before GST/)).toBe('Before GST₹1,58,340.00');
  expect(textOf(/^GST 18%/)).toBe('GST 18%₹28,501.20');
  expect(textOf(/^Total for/)).toBe('Total for 12 days₹1,86,841.20');
});

test('what is not stated has no amount, but a link to ask about it', async () => {
  const onAsk = vi.fn((_part: string, event: { preventDefault(): void }) => event.preventDefault());
  await FuelNotStated.run({ args: { ...FuelNotStated.args, onAsk } });
  expect(textOf(/^Fuel/)).toBe('FuelThe owner has not said who pays for itNot statedAsk about: fuel');
  await page.getByRole('link', { name: 'Ask about: fuel' }).click();
  expect(onAsk.mock.lastCall?.[0]).toBe('fuel');
});

test('where nobody can be asked there is no link', async () => {
  const { askHref: _, ...args } = FuelNotStated.args;
  await FuelNotStated.run({ args });
  expect(row(/^Fuel/).getByRole('link').elements()).toHaveLength(0);
});

test('the range says why: the road, what other owners ask, and what one pays oneself', async () => {
  await FuelNotStated.run();
  expect(page.getByRole('paragraph').first().element().textContent).toBe(
    'Reckon with ₹1,91,992 to ₹2,90,843. The road to Hadapsar may be 34 to 42 km. Three in four owners ask ₹97,152 or less for fuel on such a job. What you pay yourself is in it: about ₹6,000 for the operator’s food and bed.',
  );
  expect(page.getByRole('paragraph').last().element().textContent).toBe(
    'Beyond 8 hours a day: ₹1,900 an hour. At least 2 days.',
  );
});

test('parts of which too little is known are left out of the range, and it says so', async () => {
  await OnlyTheRent.run();
  expect(page.getByRole('table').element().textContent).toContain(
    '24 hours beyond those included; the owner has not said the price',
  );
  for (const part of ['overtime', 'operator', 'transport', 'fuel', 'deposit'])
    await expect.element(page.getByRole('link', { name: `Ask about: ${part}` })).toBeVisible();
  expect(page.getByText('₹0').elements()).toEqual([]);
});

test('prices with GST in them show no tax beside them', async () => {
  await AllIncluded.run();
  expect(textOf(/^Total/)).toMatch('Total for 12 days, GST in it₹1,44,000.00');
  expect(page.getByText(/GST 18%|Reckon/).elements()).toEqual([]);
  expect(textOf(/^Deposit/)).toBe('DepositNone is taken');
});

test('what the renter pays stands apart, each part with how much is reckoned', async () => {
  await AllYours.run();
  expect(textOf(/^Fuel/)).toBe('FuelAbout 9.5 litres an hourYours');
  expect(page.getByRole('paragraph').first().element().textContent).toContain(
    'about ₹10,560 for transport, about ₹12,000 for the operator and about ₹83,904 for fuel',
  );
});

test('a long job is covered by several tiers in one row', async () => {
  await LongJob.run();
  expect(textOf(/^Rent/)).toContain('1 month × ₹2,47,000.48 + 5 days × ₹13,110');
  expect(page.getByRole('paragraph').last().element().textContent).toContain(
    'At least 20 hours. Sundays are not counted',
  );
});

test('it is a table also where its rows are drawn as lines', async () => {
  await Narrow.run();
  await expect.element(page.getByRole('table', { name: 'What Tata Hitachi EX 200LC costs for 12 days' })).toBeVisible();
  expect(page.getByRole('columnheader').elements()).toHaveLength(3);
  expect(textOf(/^Total for/)).toBe('Total for 12 days₹1,86,841.20');
});
