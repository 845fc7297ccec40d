// @module-tag other
import { composeStories } from '@storybook/react-vite';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../styles.css';
import * as stories from './field.stories.tsx';

const { WithError, WithHint } = composeStories(stories);

describe('a field', () => {
  test('ties its label and hint to the control', async () => {
    await WithHint.run();
    const control = page.getByLabelText('Working Hours');
    await expect.element(control).toHaveAccessibleDescription('How long it can work in a week');
    await expect.element(control).not.toHaveAttribute('aria-invalid');
  });

  test('shows its error in place of the hint', async () => {
    await WithError.run();
    const control = page.getByLabelText('Model No');
    await expect.element(control).toHaveAccessibleDescription('Model No is required');
    await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  });
});
