import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './notifications.stories.tsx';

const { Closed, Open, Empty, Failed, Page } = composeStories(stories);

test('the bell says how much is new, in its name too', async () => {
  await Closed.run();
  await expect.element(page.getByRole('button', { name: 'Notifications, 4 new' })).toBeVisible();
});

test('the panel groups by day, marks one as read when it is followed, and all at once', async () => {
  await Open.run();
  await expect.element(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Earlier' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Mark all as read' }));
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[data-unread]').length).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('.y-notes__panel')).toBeNull();
});

test('unread alone can be shown', async () => {
  await Open.run();
  await userEvent.click(page.getByRole('button', { name: 'Unread 4' }));
  await expect.poll(() => document.querySelectorAll('.y-note').length).toBe(4);
});

test('without any it leads to the settings, and a failure can be tried again', async () => {
  await Empty.run();
  await expect
    .element(page.getByRole('link', { name: 'Choose what reaches you' }))
    .toHaveAttribute('href', '/dashboard/settings/notifications');
  await Failed.run();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('the page shows older ones on demand', async () => {
  await Page.run();
  await userEvent.click(page.getByRole('button', { name: 'Show more' }));
  await expect.poll(() => document.querySelectorAll('.y-note').length).toBe(12);
});
