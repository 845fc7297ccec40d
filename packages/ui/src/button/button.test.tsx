import { composeStories } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../styles.css';
import * as stories from './button.stories.tsx';

const { Busy, IconOnly, Missing, Primary } = composeStories(stories);

describe('a button', () => {
  test('does nothing while it is busy, and keeps the focus', async () => {
    const onClick = fn();
    await Busy.run({ args: { ...Busy.args, onClick } });
    const button = page.getByRole('button', { name: 'SAVING...' });
    await userEvent.click(button, { force: true });
    expect(onClick).not.toHaveBeenCalled();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
  });

  test('does not send the form it stands in unless told to', async () => {
    await Primary.run();
    await expect.element(page.getByRole('button')).toHaveAttribute('type', 'button');
  });

  test('that says what is missing can be pressed', async () => {
    const onClick = fn();
    await Missing.run({ args: { ...Missing.args, onClick } });
    const button = page.getByRole('button', { name: 'Apply 2 fields to go' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    (button.element() as HTMLElement).click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('has a name without words', async () => {
    await IconOnly.run();
    await expect.element(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  });
});
