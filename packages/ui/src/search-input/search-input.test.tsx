// @module-tag other
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../styles.css';
import * as stories from './search-input.stories.tsx';

const { Empty } = composeStories(stories);

test('the clear button empties a search field and leaves the focus in it', async () => {
  await Empty.run();
  const field = page.getByRole('searchbox', { name: 'Search cities' });
  await userEvent.fill(field, 'Pune');
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
});
