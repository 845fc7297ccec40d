import { composeStories } from '@storybook/react-vite';
import { otherHalf } from '@yantra/testing/sample';
import '@yantra/ui/styles.css';
import { fn } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './auth-modals.stories.tsx';

const {
  Closed,
  Forgot,
  ForgotCode,
  ForgotPasswordsMatch,
  LogIn,
  LogInAgain,
  LogInBusy,
  LogInEmpty,
  LogInFailed,
  LogInFilled,
  Organization,
  OrganizationPage,
  OrganizationReady,
  OwnerCode,
  OwnerPasswordGood,
  OwnerPasswordWeak,
  OwnerPhoneTaken,
  Partner,
  SignUp,
  SignUpCode,
  SignUpPage,
  SignUpPageRefused,
  SignUpPageSecond,
  SignUpReady,
  SignUpSecond,
} = composeStories(stories);

const dialog = (name: string) => page.getByRole('dialog', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const password = (name = 'Password') => page.getByLabelText(name, { exact: true });
const code = () => field('6-digit code (OTP)');
const boxes = () =>
  [...document.querySelectorAll('.y-auth__code > span')].map((box) => box.textContent.trim() || '_').join('');

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

describe('a dialog', () => {
  test('takes the focus and restores it on closing', otherHalf, async () => {
    await Closed.run();
    await userEvent.click(button('Login In/Sign Up'));
    await expect.element(field('Mobile number')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Log in')).not.toBeInTheDocument();
    await expect.element(button('Login In/Sign Up')).toHaveFocus();
  });

  test('has the focus at its first field when it can first be seen: what is typed at once stays where it is typed', async () => {
    const atFirst: (string | undefined)[] = [];
    const watcher = new MutationObserver(() => {
      if (document.querySelector('[name="firstName"]')) atFirst.push((document.activeElement as HTMLInputElement).name);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    await SignUpPage.run();
    watcher.disconnect();
    expect(atFirst[0]).toBe('firstName');
  });

  test('keeps letters that are typed the moment a field appears', async () => {
    const typed = new Promise<HTMLInputElement>((done) => {
      const watcher = new MutationObserver(() => {
        const first = document.querySelector<HTMLInputElement>('[name="firstName"]');
        if (!first) return;
        watcher.disconnect();
        for (const letter of 'Asha') {
          // As a browser does: past what React has put there.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(first, first.value + letter);
          first.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
        done(first);
      });
      watcher.observe(document.body, { childList: true, subtree: true });
    });
    await SignUpPage.run();
    await expect.element(await typed).toHaveValue('Asha');
  });

  test('keeps the focus inside', async () => {
    await LogIn.run();
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{Tab}{/Shift}');
    expect(
      document.activeElement === document.body || document.querySelector('dialog')?.contains(document.activeElement),
    ).toBe(true);
  });

  // spec: log-in.form
  test('changes to another in the same frame, which still restores the focus', async () => {
    await Closed.run();
    await userEvent.click(button('Login In/Sign Up'));
    await userEvent.click(page.getByRole('link', { name: 'Sign Up' }));
    await expect.element(dialog('Sign Up')).toBeVisible();
    await expect.element(field('First name')).toHaveFocus();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Login In/Sign Up')).toHaveFocus();
  });

  // spec: log-in.form
  test('has links that are pages in another tab', async () => {
    await LogIn.run();
    await expect
      .element(page.getByRole('link', { name: 'Forgot Password' }))
      .toHaveAttribute('href', '/log-in?dialog=forgot-password');
  });
});

describe('Log in', () => {
  test('is a form that password managers know', async () => {
    await LogIn.run();
    await expect.element(field('Mobile number')).toHaveAttribute('autocomplete', 'username');
    await expect.element(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(document.querySelector('form')?.method).toBe('post');
    expect((button('Log in').element() as HTMLButtonElement).form).toBe(document.querySelector('form'));
  });

  // spec: log-in.form
  test('shows and hides the password', async () => {
    await LogInFilled.run();
    await expect.element(password()).toHaveAttribute('type', 'password');
    await userEvent.click(button('Show'));
    await expect.element(password()).toHaveAttribute('type', 'text');
    await expect.element(password()).toHaveValue('Sahyadri@24');
    await userEvent.click(button('Hide'));
    await expect.element(password()).toHaveAttribute('type', 'password');
  });

  test('is submitted by Enter', async () => {
    const begin = fn();
    const onLogIn = fn();
    await LogInFilled.run({ args: { ...LogInFilled.args, begin, onLogIn } });
    await userEvent.click(password());
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onLogIn).toHaveBeenCalledWith({ outcome: 'logged-in' }));
    expect(begin).toHaveBeenCalledWith('a.b.c');
    await expect.element(dialog('Log in')).not.toBeInTheDocument();
  });

  // spec: log-in.busy
  test('says that it is busy', async () => {
    await LogInBusy.run();
    await expect.element(button('Logging in...')).toBeDisabled();
  });

  test('focuses the first wrong field', async () => {
    await LogInEmpty.run();
    await expect.element(field('Mobile number')).toHaveFocus();
    await LogInFailed.run();
    await expect.element(password()).toHaveFocus();
    await expect.element(password()).toHaveAccessibleDescription('Login Failed: Wrong mobile number or password.');
  });

  // spec: log-in.digits
  test('takes digits only', async () => {
    await LogIn.run();
    await userEvent.type(field('Mobile number'), '98a2 2041573999');
    await expect.element(field('Mobile number')).toHaveValue('9822041573');
  });
});

describe('Sign Up', () => {
  // spec: sign-up.tabs, sign-up.organization
  test('has tabs that arrows move between', async () => {
    await Organization.run();
    await userEvent.click(page.getByText(/^Company details/));
    for (const name of [/^Organization name/, /^Designation/, /^CIN/, /^Website/, /^Company e-mail/])
      await expect.element(field(name)).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'ORGANIZATION' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('tab', { name: 'SELF' })).toHaveFocus();
    await expect.element(field('Organization name')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(field('Organization name')).toBeVisible();
  });

  test('asks who it is before a password, as the page does', async () => {
    await SignUp.run();
    await expect.element(field('First name')).toHaveFocus();
    await expect.element(password()).not.toBeInTheDocument();
    await userEvent.click(button('Continue'));
    await expect.element(field('First name')).toHaveAccessibleDescription('First name and Last name are required.');
  });

  test('keeps what was typed when the tab changes', otherHalf, async () => {
    await OrganizationReady.run();
    await userEvent.click(page.getByRole('tab', { name: 'SELF' }));
    await expect.element(button('Sign Up')).toBeEnabled();
    await userEvent.click(button('Back'));
    await expect.element(field('First name')).toHaveValue('Sunita');
  });

  // spec: sign-up.self
  test('requests the code at ten digits, and checks it at its sixth', async () => {
    const notify = fn();
    await SignUpCode.run({ args: { ...SignUpCode.args, notify } });
    await expect.element(code()).toHaveFocus();
    expect(boxes()).toBe('482___');
    await userEvent.click(button('Verify 3 digits to go'), { force: true });
    await expect.element(code()).toHaveFocus();
    await userEvent.keyboard('913');
    await expect.element(page.getByText('Verified', { exact: true })).toBeVisible();
    expect(notify).toHaveBeenLastCalledWith({ kind: 'success', text: 'OTP Verified Successfully!', duration: 4000 });
  });

  // spec: sign-up.unverified
  test('resets the verification when the number changes', async () => {
    await SignUpReady.run();
    await userEvent.click(button('Back'));
    await userEvent.click(field('Mobile'));
    await userEvent.keyboard('{End}{Backspace}');
    await expect.element(page.getByText('Verified', { exact: true })).not.toBeInTheDocument();
    await userEvent.click(button('Continue'));
    await expect.element(field('Mobile')).toHaveFocus();
  });

  // spec: sign-up.self
  test('states the progress of each line of the checklist in words', async () => {
    await SignUpCode.run();
    const lines = page.getByRole('list', { name: 'What is still needed' }).getByRole('listitem');
    expect(lines.all().map((line) => line.element().textContent)).toEqual([
      'First name: done',
      'Last name: done',
      'E-mail valid: still to do',
      'Mobile verified: still to do',
      'Password valid: still to do',
    ]);
  });

  test('says on Enter what is missing for the button', async () => {
    await SignUp.run();
    await userEvent.click(field('Last name'));
    await userEvent.keyboard('{Enter}');
    await expect.element(field('First name')).toHaveFocus();
    await expect.element(field('First name')).toHaveAccessibleDescription('First name and Last name are required.');
  });

  // spec: sign-up.self
  test('links to the terms', async () => {
    await SignUpSecond.run();
    await expect
      .element(page.getByRole('link', { name: /terms and conditions/ }))
      .toHaveAttribute('href', '/terms-and-conditions');
  });

  test('goes to Log in with the number when it is done', async () => {
    await SignUpReady.run();
    await userEvent.click(button('Sign Up'));
    await expect.element(dialog('Log in')).toBeVisible();
    await expect.element(field('Mobile number')).toHaveValue('9822041573');
    await expect.element(password()).toHaveFocus();
  });
});

describe('as a page', () => {
  // spec: sign-up.tabs, sign-up.self
  test('asks for the person first, and shows errors there before the next step', async () => {
    await SignUpPage.run();
    expect(document.querySelector('dialog')).toBeNull();
    await expect.element(field('First name')).toHaveFocus();
    await expect.element(password()).not.toBeInTheDocument();
    await userEvent.click(button('Continue'));
    await expect.element(field('First name')).toHaveAccessibleDescription('First name and Last name are required.');
    await expect.element(page.getByText('Step 1 of 2')).toBeVisible();
  });

  test(
    'then asks for a password, whose rules are ticked while it is typed, and goes back without losing anything',
    otherHalf,
    async () => {
      await SignUpPageSecond.run();
      await expect.element(password()).toHaveFocus();
      await expect.element(page.getByText('Sunita Jadhav, +91 98220 41573, verified.')).toBeVisible();
      await userEvent.keyboard('Kisan2026');
      await expect
        .element(password())
        .toHaveAccessibleDescription(/8 or more characters ?: done.*one symbol, as @ # ?: still to do/);
      await expect.element(button('Sign Up 1 thing to go')).toBeDisabled();
      await userEvent.click(button('Back'));
      await expect.element(field('First name')).toHaveValue('Sunita');
      await userEvent.click(button('Continue'));
      await expect.element(password()).toHaveValue('Kisan2026');
    },
  );

  test('goes back to the first step when the server refuses one of its fields', otherHalf, async () => {
    await SignUpPageRefused.run();
    await expect.element(field('E-mail')).toHaveFocus();
    await expect
      .element(field('E-mail'))
      .toHaveAccessibleDescription('Please enter a valid e-mail address, like name@example.com.');
  });

  // spec: sign-up.organization
  test('asks an organization for its name, and folds its optional fields away', async () => {
    await OrganizationPage.run();
    await expect.element(field('Organization name')).toHaveFocus();
    await expect.element(field(/^CIN/)).not.toBeInTheDocument();
    await userEvent.click(page.getByText(/^Company details/));
    await expect.element(field(/^CIN/)).toBeVisible();
  });
});

describe('a session that the server has ended', () => {
  test('is explained in the log-in with the known reason, and with no other', async () => {
    await LogInAgain.run();
    await expect
      .element(page.getByText('The password of your account was changed, so you were logged out here.'))
      .toBeVisible();
    await LogInAgain.run({ args: { ...LogInAgain.args, endedBy: 'constructor' } });
    await expect.element(dialog('Log in')).toBeVisible();
    await expect.element(page.getByText(/logged out here/)).not.toBeInTheDocument();
  });
});

describe('the code', () => {
  // spec: owner.code
  test('is one field that phones fill in', async () => {
    await OwnerCode.run();
    await expect.element(code()).toHaveAttribute('inputmode', 'numeric');
    await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(document.querySelectorAll('dialog input')).toHaveLength(1);
  });

  // spec: owner.code, code.boxes
  test('fills its boxes one by one, and Backspace goes back', async () => {
    await OwnerCode.run();
    await userEvent.click(code());
    await userEvent.keyboard('9x1');
    expect(boxes()).toBe('48291_');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(boxes()).toBe('48____');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}7');
    expect(boxes()).toBe('487___');
  });

  test('can be pasted, with spaces and over earlier digits', async () => {
    await OwnerCode.run();
    await userEvent.click(code());
    paste('91');
    await vi.waitFor(() => expect(boxes()).toBe('48291_'));
    paste('Your code: 913 482');
    await expect.element(dialog('Set password')).toBeVisible();
  });

  test('of an owner, when right, opens the password step with the focus in its first field', async () => {
    await OwnerCode.run();
    await userEvent.click(code());
    await userEvent.keyboard('913');
    await expect.element(dialog('Set password')).toBeVisible();
    await expect.element(password()).toHaveFocus();
  });

  // spec: owner.code
  test('can be asked for again only when the time is up', async () => {
    await OwnerCode.run();
    await expect.element(page.getByRole('button', { name: /^Resend in 0:\d\d$/ })).toBeDisabled();
    // Announced once, not every second.
    await expect.element(page.getByRole('status')).toHaveTextContent('OTP has been sent to your phone.');
  });

  test('is read from the text message where the browser can, until the wait is cancelled', async () => {
    vi.stubGlobal('OTPCredential', class {});
    const answers: ((credential: unknown) => void)[] = [];
    const get = vi
      .spyOn(navigator.credentials, 'get')
      .mockImplementation(() => new Promise((answer) => answers.push(answer as never)));
    await OwnerCode.run();
    expect(get).toHaveBeenLastCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
    answers.at(-1)?.({ code: '305977' });
    await expect.element(dialog('Set password')).toBeVisible();
    await vi.waitFor(() => expect(get.mock.lastCall?.[0]?.signal?.aborted).toBe(true));
    get.mockRestore();
    vi.unstubAllGlobals();
  });

  test('of a number with an account leads to Log in, filled in', async () => {
    await OwnerPhoneTaken.run();
    await userEvent.click(button('Log in'));
    await expect.element(field('Mobile number')).toHaveValue('9822041573');
  });
});

describe('the password of an owner', () => {
  // spec: owner.password
  test('shows its rules live, in words too', async () => {
    await OwnerPasswordWeak.run();
    await expect
      .element(password())
      .toHaveAccessibleDescription(/At least 8 characters ?: done.*One number ?: not right yet/);
    await expect.element(page.getByText('Passwords do not match.')).toBeVisible();
  });

  // spec: owner.password
  test('has a green frame when right and a red one when wrong', async () => {
    const frame = (field: ReturnType<typeof password>) => {
      const box = field.element().closest('.y-input');
      const { borderTopColor } = getComputedStyle(box ?? document.body);
      const root = getComputedStyle(document.querySelector('dialog') ?? document.body);
      const named = (token: string) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = root.getPropertyValue(token);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      };
      return { [named('--yantra-success')]: 'green', [named('--yantra-danger')]: 'red' }[borderTopColor];
    };
    await OwnerPasswordGood.run();
    await userEvent.click(page.getByText(/^Passwords match/));
    await expect.poll(() => [frame(password()), frame(password('Confirm password'))]).toEqual(['green', 'green']);
    await OwnerPasswordWeak.run();
    await expect.poll(() => [frame(password()), frame(password('Confirm password'))]).toEqual(['red', 'red']);
  });

  test('sent by Enter opens the account, logs in and closes', async () => {
    const onLogIn = fn();
    await OwnerPasswordGood.run({ args: { ...OwnerPasswordGood.args, onLogIn } });
    await userEvent.click(password('Confirm password'));
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onLogIn).toHaveBeenCalledTimes(1));
    await expect.element(dialog('Set password')).not.toBeInTheDocument();
  });
});

describe('Forgot Password', () => {
  test('goes from the number to the code on Enter', async () => {
    await Forgot.run();
    await userEvent.type(field('Mobile number'), '9822041573{Enter}');
    await expect.element(code()).toHaveFocus();
  });

  test('goes back to change the number', async () => {
    await ForgotCode.run();
    await userEvent.click(button('Change'));
    await expect.element(field('Mobile number')).toHaveFocus();
  });

  // spec: forgot.closes, forgot.checks
  test('says live whether the passwords match, and closes at the end', async () => {
    await ForgotPasswordsMatch.run();
    await expect.element(page.getByText(/^Passwords match/)).toBeVisible();
    await userEvent.click(password('Confirm password'));
    await userEvent.keyboard('x');
    await expect.element(page.getByText(/^Passwords do not match/)).toBeVisible();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect.element(dialog('Forgot Password')).not.toBeInTheDocument();
  });
});

describe('on another company’s page', () => {
  test('a window of ours opens instead of a password field', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await Partner.run();
    expect(document.querySelector('input')).toBeNull();
    await expect.element(page.getByText(/This page never sees your password/)).toBeVisible();
    await userEvent.click(button('Log in'));
    expect(open.mock.calls[0]?.[0]).toBe(
      `https://yantra.example/log-in?window=1&origin=${encodeURIComponent(location.origin)}`,
    );
    // Where the browser blocks the window, a link opens it.
    const link = page.getByRole('link', { name: 'Log in on yantra.example' });
    await expect.element(link).toHaveAttribute('href', String(open.mock.calls[0]?.[0]));
    await expect.element(link).toHaveAttribute('rel', 'opener');
    open.mockRestore();
  });

  test('the page is told how it ended', otherHalf, async () => {
    const popup = { closed: false, close: vi.fn(), focus: vi.fn() };
    const open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    const onLogIn = fn();
    await Partner.run({ args: { ...Partner.args, onLogIn } });
    await userEvent.click(button('Log in'));
    popup.closed = true;
    await vi.waitFor(() => expect(onLogIn).toHaveBeenCalledWith({ outcome: 'closed' }), { timeout: 3000 });
    await expect.element(button('Log in')).toBeVisible();
    open.mockRestore();
  });
});
