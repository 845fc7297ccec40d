// @module-tag other
/* What visitors fill in and press, with every kind of broken answer. */
import { type MockAnswers, badAnswers } from '@yantra/testing';
import { type Pressed, click, fill, expectSaidOnce } from '@yantra/testing/pressed-badly';
import { sampleOf } from '@yantra/testing/sample';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shown } from './bad-answers.fixture.tsx';

interface PressedThere extends Pressed {
  readonly at: string;
  readonly answers?: MockAnswers;
}

const handle = { id: 'code-1', securityStamp: 'stamp' };
const codes: MockAnswers = { generateOtp: () => handle, forgotPassword: () => handle, verifyOtp: () => ({}) };
const number = () => fill('Mobile number', '9812345678');
const code = () => page.getByRole('textbox', { name: '6-digit code (OTP)' });

const everything: readonly PressedThere[] = [
  {
    what: 'the log-in',
    at: '/log-in',
    answers: { logIn: () => ({ access_token: 'a.b.c' }) },
    open: async () => {
      await number();
      await fill('Password', 'Sahyadri@24');
    },
    press: 'Log in',
    done: /Login successful!/,
  },
  {
    what: 'the code for a new password',
    at: '/log-in?dialog=forgot-password',
    answers: codes,
    open: number,
    press: 'Send OTP',
    isPanelAlone: true,
    done: /is on its way to/,
  },
  {
    what: 'the code itself',
    at: '/log-in?dialog=forgot-password',
    answers: codes,
    open: async () => {
      await number();
      await click('Send OTP');
      await expect.element(code()).toBeVisible();
    },
    // The last digit starts the check; a code that could not be checked stays, to be sent again.
    press: async () => {
      if ((code().element() as HTMLInputElement).value === '') await userEvent.fill(code(), '482913');
      else await click('Verify');
    },
    done: /OTP verified!/,
  },
  {
    what: 'a new password',
    at: '/log-in?dialog=forgot-password',
    answers: { ...codes, resetPassword: () => ({}) },
    open: async () => {
      await number();
      await click('Send OTP');
      await userEvent.fill(code(), '482913');
      await fill(/^New password/, 'Welcome@1234');
      await fill(/^Confirm password/, 'Welcome@1234');
    },
    press: 'Reset password',
    done: /Password reset successfully!/,
  },
  {
    what: 'the code for a new account',
    at: '/log-in?dialog=sign-up',
    answers: codes,
    open: () => fill('Mobile', '9812345678'),
    press: 'Verify',
    done: /OTP has been sent/,
  },
  {
    what: 'a new account',
    at: '/log-in?dialog=sign-up',
    answers: { ...codes, signUp: () => ({ id: '7' }) },
    open: async () => {
      await fill('First name', 'Asha');
      await fill('Last name', 'Patil');
      await fill('Mobile', '9812345678');
      await click('Verify');
      await userEvent.fill(code(), '482913');
      await fill('E-mail', 'asha@example.in');
      await click('Continue');
      await fill('Password', 'Welcome@1234');
      await userEvent.click(page.getByRole('checkbox'));
    },
    press: /^Sign Up/,
    done: /User created successfully/,
  },
];

describe('pressed buttons', () => {
  test.for(
    sampleOf(
      everything.map((one) => [one.what, one] as const),
      5,
    ),
  )('%s: says any failure once, loses nothing, and is done when it can be', { timeout: 20_000 }, async ([, one]) => {
    await expectSaidOnce(await shown(one.at, undefined, one.answers), one);
  });
});

/** Nothing is lost, and nobody has to do anything: it is sent later by itself. */
const kept = /kept on this device/;

/** One of each kind, since each fills the form again. */
const some = Object.keys(badAnswers).filter((_, index) => index % 2 === 0);

describe('a requirement', () => {
  test.for(some)('is reported as not sent, or kept and sent later: %s', async (bad) => {
    const { server, notices, main } = await shown('/', undefined, { submitRequirement: () => ({ id: 'r1' }) });
    server.isBad = ({ name }) => name === 'submitRequirement';
    await fill('Full Name', 'Asha Patil');
    await fill('Email Id', 'asha@example.in');
    await fill('Phone no.', '98123 45678');
    await userEvent.selectOptions(page.getByLabelText('Select Category'), 'Earthmoving');
    const send = page.getByRole('button', { name: /^Submit Requirement/ });
    server.bad = bad;
    await userEvent.click(send);
    await expect.poll(() => notices.length).toBeGreaterThan(0);
    const [said = ''] = notices;
    expect(notices).toEqual([said]);
    server.bad = undefined;
    notices.length = 0;
    if (kept.test(said)) {
      dispatchEvent(new Event('online'));
    } else {
      expect(main().querySelector('form [role=alert]')?.textContent).toContain(said);
      await expect.element(page.getByLabelText('Full Name')).toHaveValue('Asha Patil');
      await userEvent.click(send);
    }
    await expect.poll(() => notices.join()).toMatch(/^Your requirement for Earthmoving/);
  });
});
