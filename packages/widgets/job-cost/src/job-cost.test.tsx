import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './job-cost.stories.tsx';

const { Failed, Gone, OnlyTheRent, Ready, TotalFailed, VisitorsJob, WithoutJob, WithoutMachine } =
  composeStories(stories);

const total = () => page.getByRole('row', { name: /^Total for/ }).element().textContent;
const quote = () => page.getByRole('link', { name: 'Ask for a quote' });

test('it shows what the job of the page costs, part by part', async () => {
  await Ready.run();
  await expect.element(page.getByRole('heading', { name: 'What JCB 3DX ecoXcellence costs' })).toBeVisible();
  expect(page.getByRole('row', { name: /^Rent/ }).element().textContent).toContain(
    '2 weeks × ₹47,500. Cheaper than 12 days at ₹8,740',
  );
  expect(page.getByRole('row', { name: /^Transport/ }).element().textContent).toContain('km from Chakan: 2 × (₹3,000');
  expect(total()).toMatch(/^Total for 12 days₹[\d,]+\.\d\d$/);
});

test('the total follows each key', async () => {
  await Ready.run();
  const before = total();
  const days = page.getByRole('textbox', { name: /^For/ });
  await userEvent.clear(days);
  await userEvent.type(days, '3');
  expect(total()).toMatch(/^Total for 3 days/);
  expect(total()).not.toBe(before);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Operator' }), 'own');
  expect(page.getByRole('row', { name: /^Operator/ }).elements()).toEqual([]);
});

test('what the page gives stays with the widget: the visitor’s job is another', async () => {
  await VisitorsJob.run();
  expect(total()).toMatch(/^Total for 3 days/);
  await Ready.run();
  expect(total()).toMatch(/^Total for 12 days/);
});

test('a quote is asked for on the machine’s page, with the job in the address', async () => {
  const onQuoteRequest = fn(() => false);
  await Ready.run({ args: { ...Ready.args, onQuoteRequest } });
  const href = '/equipment-details?id=jcb&jobDays=12&jobPlace=Hadapsar%2C+Pune&jobAt=18.5%2C73.93';
  await expect.element(quote()).toHaveAttribute('href', href);
  await quote().click();
  expect(onQuoteRequest).toHaveBeenCalledWith({ id: 'jcb', name: 'JCB 3DX ecoXcellence', href });
});

test('what is not stated can be asked about: the question is written in the form', async () => {
  await OnlyTheRent.run();
  const href = page.getByRole('link', { name: 'Ask about: fuel' }).element().getAttribute('href') ?? '';
  const asked = new URL(href, 'https://yantra.example');
  expect(asked.pathname).toBe('/ask-for-quote');
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    machine: 'jcb',
    about: 'JCB 3DX ecoXcellence: what about fuel? 12 days, 8 h a day, in Hadapsar, Pune, with operator',
    jobDays: '12',
  });
});

test('without a job it shows the rent and invites to say one; on days it answers', async () => {
  await WithoutJob.run();
  await expect.element(page.getByText(/^Say for how many days/)).toBeVisible();
  await expect.element(page.getByText('₹8,740')).toBeVisible();
  await userEvent.type(page.getByRole('textbox', { name: /^For/ }), '5');
  await expect.element(page.getByRole('row', { name: /^Total for 5 days/ })).toBeVisible();
});

test('where the total cannot be worked out the rent stays, with Retry', async () => {
  await TotalFailed.run();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Total not worked out. Retry');
  await expect.element(page.getByText('₹8,740')).toBeVisible();
});

test('a machine that fails to load can be tried again, one that is gone cannot', async () => {
  await Failed.run();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await Gone.run();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This machine is not listed any more.');
  await expect.element(page.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('without a machine it says so', async () => {
  await WithoutMachine.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('No machine to work out a cost for.');
});

test.each([
  null,
  'a page of a proxy',
  { id: 'jcb' },
  { id: 'jcb', name: 'JCB', city: 'Pune', finalRentalValue: 1, categories: [], hire: { card: { overtime: 'x' } } },
])('an answer that is not as it should be breaks nothing: %j', async (answer) => {
  await Ready.run({ parameters: { scope: { answers: { getEquipmentById: () => answer as never } } } });
  await expect.element(page.getByRole('alert')).toBeVisible();
});
