// @module-tag other
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../styles.css';
import * as stories from './state-message.stories.tsx';

const { All, Failed, NothingFound } = composeStories(stories);

test('a failure is announced at once and offers Retry', async () => {
  await Failed.run();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByRole('heading')).toHaveTextContent('Error: Failed to fetch equipment data.');
  await expect.element(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('the picture loads later and moves nothing', async () => {
  await NothingFound.run();
  const top = () => page.getByRole('heading').element().getBoundingClientRect().top;
  const before = top();
  await expect.poll(() => document.querySelector('svg.y-state__picture')).not.toBeNull();
  expect(top()).toBe(before);
});

test('each empty state has a drawing of its own', async () => {
  await All.run();
  const drawings = () => [...document.querySelectorAll('svg.y-state__picture')].map(({ innerHTML }) => innerHTML);
  await expect.poll(() => drawings().length).toBe(10);
  expect(new Set(drawings()).size).toBe(10);
});
