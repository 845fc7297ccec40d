// @module-tag other
import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './ratings.stories.tsx';

const { Given, None, Failed } = composeStories(stories);
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('the ratings of an owner’s machine', () => {
  test('show their dates, and comments as plain text', async () => {
    await Given.run();
    await expect.element(page.getByText('5 Oct 2026', { exact: true })).toBeVisible();
    await expect.element(page.getByText('<b>Seat</b> could be better on a ten-hour shift.')).toBeVisible();
    await expect.element(page.getByText('Your answer, 5 Oct 2026')).toBeVisible();
  });

  test('can be answered one by one', async () => {
    const answerEquipmentRating = vi.fn(() => ({}));
    await Given.run({ parameters: { answers: { answerEquipmentRating } } });
    await userEvent.click(button('Answer : Your answer to Zubin M.'));
    await expect.element(page.getByRole('textbox', { name: /^Your answer to Zubin M/ })).toHaveFocus();
    await userEvent.click(button('Save answer'));
    await expect
      .element(page.getByRole('textbox', { name: /^Your answer to Zubin M/ }))
      .toHaveAccessibleDescription(/Please write your answer/);
    await userEvent.fill(page.getByRole('textbox', { name: /^Your answer to Zubin M/ }), '  A new seat is in. ');
    await userEvent.click(button('Save answer'));
    await expect
      .poll(() => answerEquipmentRating.mock.calls)
      .toEqual([[{ ratingId: 'r2', answer: 'A new seat is in.' }]]);
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  });

  test('an answer can be changed, or removed by leaving it empty', async () => {
    const answerEquipmentRating = vi.fn(() => ({}));
    await Given.run({ parameters: { answers: { answerEquipmentRating } } });
    await userEvent.click(button('Change : Your answer to Meera K.'));
    const field = page.getByRole('textbox', { name: /^Your answer to Meera K/ });
    await expect.element(field).toHaveValue('Thank you, come again.');
    await userEvent.fill(field, '');
    await userEvent.click(button('Save answer'));
    await expect.poll(() => answerEquipmentRating.mock.calls).toEqual([[{ ratingId: 'r1', answer: '' }]]);
  });

  test('show that there are none, or that loading failed', async () => {
    await None.run();
    await expect.element(page.getByText('Nobody has rated this machine yet.')).toBeVisible();
    await Failed.run();
    await expect.element(button('Retry')).toBeVisible();
  });
});
