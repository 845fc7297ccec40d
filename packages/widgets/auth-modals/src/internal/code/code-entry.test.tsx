// @module-tag other
import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './code-entry.stories.tsx';

const { Countdown, NotSentAnew, Resend, Sending, SentAnew } = composeStories(stories);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const code = () => page.getByRole('textbox', { name: '6-digit code (OTP)' });

// spec: owner.code, constant.resend
test('counts down before another code can be asked for', async () => {
  await Countdown.run();
  await expect.element(button('Resend in 0:42')).toBeDisabled();
});

test('announces once that the time is up', async () => {
  await Resend.run();
  await expect.element(button('Resend OTP')).toBeEnabled();
  await vi.waitFor(() =>
    expect(page.getByRole('status').element().textContent).toBe('You can ask for a new code now.'),
  );
});

// spec: code.resending
test('says that another was sent, with empty boxes', async () => {
  await Sending.run();
  await expect.element(button('Sending...')).toBeDisabled();
  await expect.element(code()).toHaveValue('');
});

test('restarts the countdown when another was sent, and focuses the field', async () => {
  await SentAnew.run();
  await expect.element(button('Resend in 1:00')).toBeDisabled();
  await expect.element(code()).toHaveFocus();
});

test('says why another could not be sent', async () => {
  await NotSentAnew.run();
  await expect.element(code()).toHaveAccessibleDescription('We could not send the message.');
  await expect.element(button('Resend OTP')).toBeEnabled();
});
