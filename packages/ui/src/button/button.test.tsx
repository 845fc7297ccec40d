// @module-tag other
import { composeStories } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../styles.css';
import * as stories from './button.stories.tsx';

const { Busy, IconOnly, Missing, Primary } = composeStories(stories);

/** The contrast of two CSS colours. */
function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

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

  test('submits its form only with type submit', async () => {
    await Primary.run();
    await expect.element(page.getByRole('button')).toHaveAttribute('type', 'button');
  });

  test('with something missing can still be pressed', async () => {
    const onClick = fn();
    await Missing.run({ args: { ...Missing.args, onClick } });
    const button = page.getByRole('button', { name: 'Apply 2 fields to go' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    (button.element() as HTMLElement).click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('with something missing is drawn softly in the brand’s colour, with enough contrast', async () => {
    await Missing.run();
    const { color, backgroundColor } = getComputedStyle(page.getByRole('button').first().element());
    expect([color, backgroundColor]).toEqual(['rgb(169, 59, 15)', 'rgb(255, 233, 216)']);
    expect(contrastOf(color, backgroundColor)).toBeGreaterThan(4.5);
  });

  test('without a label has an accessible name', async () => {
    await IconOnly.run();
    await expect.element(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  });
});
