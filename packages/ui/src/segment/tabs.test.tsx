// @module-tag other
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './tabs.stories.tsx';

const { Two } = composeStories(stories);
const tab = (name: string) => page.getByRole('tab', { name });

test('arrows, Home and End choose a tab and wrap around', async () => {
  await Two.run();
  await userEvent.click(tab('SELF'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('ORGANIZATION')).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: 'ORGANIZATION' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('SELF')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  await expect.element(tab('ORGANIZATION')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(tab('SELF')).toHaveFocus();
});

test('only the chosen tab is a tab stop', async () => {
  await Two.run();
  await expect.element(tab('SELF')).toHaveAttribute('tabindex', '0');
  await expect.element(tab('ORGANIZATION')).toHaveAttribute('tabindex', '-1');
});
