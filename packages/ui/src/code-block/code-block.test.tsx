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

test('what is shown is copied whole, and the button says so', async () => {
  await OneLanguage.run();
  await page.getByRole('button', { name: 'Copy: HTML' }).click();
  expect(copied.mock.lastCall?.[0]).toBe(page.getByRole('textbox', { name: 'HTML' }).element().textContent);
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied.');
});

test('where nothing may be copied the code is selected, and it says so', async () => {
  copied.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await OneLanguage.run();
  await page.getByRole('button', { name: 'Copy: HTML' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Your browser did not allow it. The code is selected.');
  expect(getSelection()?.toString()).toContain('<yantra-equipment-carousel city="Pune"');
});

test('another language is another tab, and the button copies that one', async () => {
  await WithTabs.run();
  await page.getByRole('tab', { name: 'React' }).click();
  await page.getByRole('button', { name: 'Copy: HTML' }).click();
  expect(copied.mock.lastCall?.[0]).toBe('<YantraEquipmentCarousel city="Pune" />\n');
});
