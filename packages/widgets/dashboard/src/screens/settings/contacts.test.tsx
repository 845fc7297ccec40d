// @module-tag other
import { composeStories } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import '@yantra/ui/styles.css';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './settings.stories.tsx';

const { Contact } = composeStories(stories);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const handles = { id: 'h1', securityStamp: 's1' };
const own = { phoneNumber: '9822041573', email: '' };

describe('the user’s contacts', () => {
  test('an e-mail address is added with the password and a code', async () => {
    const calls = {
      generateOtpForNewEmail: vi.fn(() => handles),
      verifyOtp: vi.fn(() => ({})),
      changeEmail: vi.fn(() => ({})),
    };
    await Contact.run({ parameters: { more: { ...calls } } });
    await expect.element(page.getByText('None yet')).toBeVisible();
    await userEvent.click(button('Add an e-mail address'));
    await userEvent.click(button('Send code'));
    await expect
      .element(page.getByLabelText('New e-mail address'))
      .toHaveAccessibleDescription('Please enter a valid e-mail address, like name@example.com.');
    await userEvent.fill(page.getByLabelText('New e-mail address'), ' asha@example.in ');
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'Yantra@123');
    await userEvent.click(button('Send code'));
    await expect.element(page.getByText('We have sent a code to asha@example.in.', { exact: false })).toBeVisible();
    await expect.element(page.getByLabelText('6-digit code')).toHaveFocus();
    await userEvent.fill(page.getByLabelText('6-digit code'), '482 913');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(calls.generateOtpForNewEmail.mock.calls).toEqual([[{ email: 'asha@example.in', password: 'Yantra@123' }]]);
    expect(calls.verifyOtp.mock.calls).toEqual([[{ ...handles, otp: '482913' }]]);
    expect(calls.changeEmail.mock.calls).toEqual([[{ email: 'asha@example.in', ...handles }]]);
  });

  test('a wrong password, a taken number and a wrong code are shown beside their fields', async () => {
    const refusals = [
      new ApiError('login.wrong', 401, 'The password is not right.'),
      new ApiError('phone.taken', 400, 'This number has an account.'),
    ];
    const generateOtpForNewPhone = vi.fn(() => {
      const refusal = refusals.shift();
      return refusal ? Promise.reject(refusal) : handles;
    });
    const verifyOtp = vi
      .fn(() => Promise.reject(new ApiError('otp.expired', 400, 'This code is over.')))
      .mockRejectedValueOnce(new ApiError('otp.wrong', 400, 'This code is not right.'));
    await Contact.run({ parameters: { more: { generateOtpForNewPhone, verifyOtp } } });
    await userEvent.click(button('Change mobile number'));
    const [number, password] = [
      page.getByLabelText('New mobile number'),
      page.getByLabelText('Password', { exact: true }),
    ];
    await userEvent.fill(number, '+91 98123 45678');
    await expect.element(number).toHaveValue('9812345678');
    await userEvent.fill(password, 'Wrong@123');
    await userEvent.click(button('Send code'));
    await expect.element(password).toHaveAccessibleDescription('The password is not right.');
    await userEvent.click(button('Send code'));
    await expect.element(number).toHaveAccessibleDescription('This number has an account.');
    await userEvent.click(button('Send code'));
    await userEvent.fill(page.getByLabelText('6-digit code'), '111111');
    await userEvent.click(button('Confirm'));
    await expect.element(page.getByLabelText('6-digit code')).toHaveAccessibleDescription('This code is not right.');
    await userEvent.click(button('Confirm'));
    // An expired code is requested again, with all fields kept.
    await expect.element(number).toHaveAccessibleDescription('This code is over.');
    await expect.element(number).toHaveValue('9812345678');
    expect(own.phoneNumber).toBe('9822041573');
  });
});
