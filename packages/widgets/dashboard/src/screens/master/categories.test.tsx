// @module-tag other
import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './categories.stories.tsx';

const { Add, GstWrong, Listed, PricesRefused, PricesWrong } = composeStories(stories);
const field = (name: string) => page.getByLabelText(name, { exact: true });

test('a new category is sent with its GST, which is the usual one at first', async () => {
  const addNewCategory = vi.fn((_input: object) => ({ id: 99 }));
  await Add.run({ parameters: { answers: { addNewCategory } } });
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText('GST')).toHaveValue('18');
  await userEvent.fill(dialog.getByLabelText('GST'), '12.5');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => addNewCategory.mock.lastCall?.[0]).toMatchObject({ name: 'Farm machines', gstPercent: 12.5 });
});

test('a GST beyond the most is not sent', async () => {
  await GstWrong.run();
  await expect
    .element(page.getByRole('dialog').getByLabelText('GST'))
    .toHaveAccessibleDescription('GST is a percent from 0 to 40, with two decimals at most.');
});

test('prices of what renters pay elsewhere are saved together', async () => {
  const setHirePrices = vi.fn((_input: object) => ({}));
  await Listed.run({ parameters: { answers: { setHirePrices } } });
  await expect.element(field('A litre of diesel')).toHaveValue('94.5');
  await expect.element(field('A litre of diesel')).toHaveAccessibleDescription('Usually ₹92.00');
  await userEvent.fill(field('A litre of diesel'), '96.2');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => setHirePrices.mock.lastCall?.[0]).toEqual({ diesel: 96.2, board: 500 });
});

test('prices that are wrong say so at their fields, also by the server', async () => {
  await PricesWrong.run();
  const sentence = 'A price is from 0 to 1,000 rupees, with two decimals at most.';
  await expect.element(field('A litre of diesel')).toHaveAccessibleDescription(sentence);
  await expect.element(field('Food and bed for a day')).toHaveAccessibleDescription(/^A price is from 0 to 10,000/);
  await PricesRefused.run();
  await expect.element(field('A litre of diesel')).toHaveAccessibleDescription(sentence);
});
