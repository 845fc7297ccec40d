// @module-tag other
import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './cost.stories.tsx';

const { Answered, Charged, FewerParts, FuelNotStated, NoRent, NotStated, Refused, Wrong } = composeStories(stories);
const samples = page.getByRole('complementary', { name: 'Three sample jobs' });
const group = (name: string) => page.getByRole('group', { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });

test('three jobs are worked out, with what they save and what is not in them', async () => {
  await FuelNotStated.run();
  await expect.poll(() => samples.element().textContent).toContain('12 days 8 h a day, 38 km away ₹1,78,345');
  await expect.poll(() => samples.element().textContent).toContain('2 weeks × ₹68,400₹1,36,800.00');
  await expect.poll(() => samples.element().textContent).toContain('Transport, 2 × ₹7,170₹14,340.00');
  await expect.poll(() => samples.element().textContent).toContain('2 days is your shortest hire.');
  await expect.poll(() => samples.element().textContent).toContain('Not stated: fuel.');
  await expect.element(page.getByText('6 of 7 answered')).toBeVisible();
});

test('typing a price changes the totals, which are also said', async () => {
  await FuelNotStated.run();
  await userEvent.fill(field('Rent a week'), '60,000');
  await expect.element(page.getByText('₹57,000 after the discount')).toBeVisible();
  await expect.poll(() => samples.element().textContent).toContain('2 weeks × ₹57,000');
  await expect
    .poll(() => page.getByRole('status').filter({ hasText: 'Totals:' }).element().textContent)
    .toContain('Totals: 1 day ₹45,100; 12 days ₹1,51,441;');
  await userEvent.fill(field('Each way'), '0');
  await expect.element(page.getByText(/^To a place about 38 km away: ₹1,170 each way\./)).toBeVisible();
});

test('the rent’s own unit is shown from the rent above, and follows it', async () => {
  await FuelNotStated.run();
  await expect.element(field('Rent a day')).toHaveAttribute('readonly');
  await expect.element(field('Rent a day')).toHaveValue('13,110');
  await userEvent.fill(field('Discount %'), '10');
  await expect.element(field('Rent a day')).toHaveValue('12,420');
  await userEvent.click(group('Unit').getByRole('button', { name: 'Week' }));
  await expect.element(field('Rent a day')).not.toHaveAttribute('readonly');
  await expect.element(field('Rent a week')).toHaveValue('12,420');
});

test('what is not stated says what it costs the owner, until it is answered', async () => {
  await FuelNotStated.run();
  const says = page.getByText('Renters read “Ask about: fuel”.', { exact: false });
  await expect
    .poll(() => says.element().textContent)
    .toContain('Until you answer, we rank you as if you charged ₹97,152 for 12 days: three in four owners');
  await userEvent.click(group('Who pays for fuel?').getByRole('button', { name: 'Included' }));
  await expect.element(says).not.toBeInTheDocument();
  await expect.element(page.getByText('7 of 7 answered')).toBeVisible();
});

test('answers have a mark, and what is usual stands in the empty fields', async () => {
  await NotStated.run();
  await expect.element(page.getByText('2 of 7 answered')).toBeVisible();
  await expect.element(field('Beyond the hours')).toHaveAttribute('placeholder', '1,500');
  await userEvent.click(group('Who brings it and takes it back?').getByRole('button', { name: 'I charge' }));
  await expect.element(field('Each way')).toHaveAttribute('placeholder', '5,930');
  await expect.element(page.getByText('Type your price. Without it this counts as not stated.')).toBeVisible();
  const question = page.getByRole('region', { name: 'Who brings it and takes it back?' });
  await expect.element(question.getByText('Not stated').first()).toBeVisible();
  await userEvent.fill(field('Each way'), '6000');
  await expect.element(question.getByText('Extra', { exact: true })).toBeVisible();
});

test('saving sends the card', async () => {
  const updateEquipment = vi.fn((_input: object) => ({ id: 'm1', version: 4 }));
  const { answers } = FuelNotStated.parameters as { answers: object };
  await FuelNotStated.run({ parameters: { answers: { ...answers, updateEquipment } } });
  await userEvent.click(group('Who pays for fuel?').getByRole('button', { name: 'Renter' }));
  await userEvent.fill(field('It burns'), '9.5');
  await userEvent.click(group('Do you take a deposit?').getByRole('button', { name: 'No', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'SAVE' }));
  await expect
    .poll(() => updateEquipment.mock.lastCall?.[0])
    .toMatchObject({
      rateCard: {
        tiers: { week: 72_000, month: 260_000 },
        overtime: 1900,
        minimum: { unit: 'days', amount: 2 },
        transport: { state: 'extra', each: 6000, freeKm: 25, perKm: 90 },
        operator: { state: 'included', board: true },
        fuel: { state: 'renter', litres: 9.5 },
        deposit: 0,
      },
    });
});

test('what does not apply to the type is not asked', async () => {
  await FewerParts.run();
  await expect.element(page.getByText('3 of 5 answered')).toBeVisible();
  expect(group('Who pays for fuel?').query()).toBeNull();
  expect(group('Does an operator come with it?').query()).toBeNull();
  await expect.element(page.getByText('12% is the rate for Earthmoving.')).toBeVisible();
});

test('all parts may be answered, and what the renter pays is reckoned', async () => {
  await Answered.run();
  await expect.element(page.getByText('7 of 7 answered')).toBeVisible();
  await expect.element(page.getByText('Rent, with GST')).toBeVisible();
  await expect
    .element(page.getByText(/^To compare, we reckon with ₹[\d,]+ for 12 days; the renter pays/))
    .toBeVisible();
  expect(samples.getByText('GST 18%').elements()).toEqual([]);
  await Charged.run();
  await expect.poll(() => samples.element().textContent).toContain('Operator, 12 × ₹1,000');
});

test('without a rent there is no total', async () => {
  await NoRent.run();
  await expect.element(samples.getByText('Type the day’s rent to see totals')).toBeVisible();
  await userEvent.fill(field('Rental Value'), '10000');
  await expect.poll(() => samples.element().textContent).toContain('1 day 8 h, 10 km away ₹11,800');
});

test('what is wrong stands at its field, and the summary leads there', async () => {
  await Wrong.run();
  const summary = page.getByRole('alert').filter({ hasText: 'Please Fill The Highlighted Fields' });
  await expect.element(summary).toHaveFocus();
  await userEvent.click(summary.getByRole('button', { name: 'Transport each way' }));
  await expect.element(field('Each way')).toHaveFocus();
  await expect.element(field('Each way')).toHaveAccessibleDescription('Please type the price.');
  await expect.element(field('Rent a week')).toHaveAccessibleDescription(/^A price is from 0/);
});

test('the server’s errors stand at their fields', async () => {
  await Refused.run();
  const summary = page.getByRole('alert').filter({ hasText: 'Please Fill The Highlighted Fields' });
  await userEvent.click(summary.getByRole('button', { name: 'Fuel paid by' }));
  await expect.element(page.getByText('Please choose one from the list.')).toBeVisible();
  await expect.element(field('Then')).toHaveAccessibleDescription(/^A price is from 0/);
});

test('a card that was touched is not left without asking', async () => {
  await FuelNotStated.run();
  await userEvent.click(group('Who pays for fuel?').getByRole('button', { name: 'Included' }));
  await userEvent.click(page.getByRole('link', { name: 'Cancel' }));
  await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});
