// @module-tag other
import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../styles.css';
import * as stories from './code-block.stories.tsx';

const { OneLanguage, WithTabs } = composeStories(stories);
const copied = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  copied.mockReset().mockResolvedValue();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
});
afterEach(() => vi.restoreAllMocks());

test('the button copies all of the code and says so', async () => {
  await OneLanguage.run();
  await page.getByRole('button', { name: 'Copy: HTML' }).click();
  expect(copied.mock.lastCall?.[0]).toBe(page.getByRole('textbox', { name: 'HTML' }).element().textContent);
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied.');
});

test('where copying is forbidden the code is selected, and the button says so', async () => {
  copied.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await OneLanguage.run();
  await page.getByRole('button', { name: 'Copy: HTML' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Your browser did not allow it. The code is selected.');
  expect(getSelection()?.toString()).toContain('<yantra-equipment-carousel city="Pune"');
});

test('each language has a tab, and the button copies the chosen one', async () => {
  await WithTabs.run();
  await page.getByRole('tab', { name: 'React' }).click();
  await page.getByRole('button', { name: 'Copy: HTML' }).click();
  expect(copied.mock.lastCall?.[0]).toBe('<YantraEquipmentCarousel city="Pune" />\n');
});
