import { more, otherHalf, sampleOf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import {
  accountMenu,
  codeFor,
  demoUser,
  dialogNamed,
  fillLogIn,
  nextOwnerPhone,
  homeUrl,
  logIn,
  logInButton,
  logOutEverywhere,
  openAccount,
  somebody,
} from './accounts.ts';
import { hasFocus } from './keys.ts';
import { addressOf, rich } from './machines.ts';
import { describe, desktop, expect, expectSoon, partnerUrl, phone, siteUrl, test, quiet } from './visitor.ts';

/** The browser logs a refused call. */
const refused = /answered 4\d\d|status of 4\d\d/;
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const code = (page: Page) => page.getByLabel('6-digit code (OTP)');

describe('log in', () => {
  // spec: about.users-log-in, route.home, session.log-in, session.log-out, shell.log-out, session.start
  test.for(sampleOf([phone, desktop]))(
    'by keyboard at $width px: refused, then accepted, then logged out',
    async (viewport, { open }) => {
      const page = await open(`${siteUrl}/contact-us`, { viewport, provokes: refused });
      await quiet(page);
      await logInButton(page).focus();
      await page.keyboard.press('Enter');
      const dialog = dialogNamed(page, 'Log in');
      await dialog.waitFor();
      await page.keyboard.type(demoUser.phone);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Yantra@12');
      await page.keyboard.press('Enter');
      await said(page, 'Login Failed: Wrong mobile number or password.');
      // The typed text stays, and the wrong field has the focus.
      expect(await dialog.getByLabel('Mobile number').inputValue()).toBe(demoUser.phone);
      await page.keyboard.press('End');
      await page.keyboard.type('3');
      await page.keyboard.press('Enter');
      await said(page, 'Login successful!');
      await page.waitForURL(homeUrl);
      const menu = accountMenu(page, demoUser.name);
      await menu.waitFor();
      expect(await page.evaluate(() => localStorage.getItem('accessToken')?.split('.').length)).toBe(3);
      await page.reload();
      await menu.waitFor();
      await menu.focus();
      await page.keyboard.press('Enter');
      // Arrow keys work once the list has the focus.
      await expectSoon(() => hasFocus(page.getByRole('menuitem', { name: 'My Profile' }))).toBe(true);
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await logInButton(page).waitFor();
      expect([page.url(), await page.evaluate(() => localStorage.getItem('accessToken'))]).toEqual([homeUrl, null]);
    },
  );

  test('in one tab is log-in in the other, and so is logging out', otherHalf, async ({ open }) => {
    const page = await open(homeUrl);
    const other = await page.context().newPage();
    await other.goto(`${siteUrl}/contact-us`);
    await quiet(other);
    await logIn(page, demoUser);
    await accountMenu(other, demoUser.name).waitFor();
    await accountMenu(other, demoUser.name).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await logInButton(page).waitFor();
  });

  test('that is closed restores the focus, and keeps what was typed on the page', more, async ({ open }) => {
    const page = await open(homeUrl);
    await quiet(page);
    await page.getByLabel('Full Name').fill('Sunita Jadhav');
    await logInButton(page).focus();
    await page.keyboard.press('Enter');
    await dialogNamed(page, 'Log in').waitFor();
    await page.keyboard.press('Escape');
    await dialogNamed(page, 'Log in').waitFor({ state: 'detached' });
    await expectSoon(() => logInButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Sunita Jadhav');
  });

  test('too often is refused with a sentence', more, async ({ open }) => {
    const account = await openAccount();
    const page = await open(homeUrl, { provokes: refused, extraHTTPHeaders: account.extraHTTPHeaders });
    await quiet(page);
    await logInButton(page).click();
    await dialogNamed(page, 'Log in').waitFor();
    for (let tries = 0; tries < 6; tries += 1) {
      const answered = page.waitForResponse(/\/api\/Login\/Login/);
      await fillLogIn(page, { ...account, password: `Wrong@12${tries}` });
      await answered;
    }
    await said(page, /Login Failed: Too many attempts\./);
  });

  test('offline says so, and keeps what was typed', more, async ({ open }) => {
    const page = await open(homeUrl, { provokes: /ERR_|failed/ });
    await quiet(page);
    await logInButton(page).click();
    await dialogNamed(page, 'Log in').waitFor();
    await page.context().setOffline(true);
    await fillLogIn(page, demoUser);
    await said(page, /Login Failed: You seem to be offline\./);
    await page.context().setOffline(false);
    await page.keyboard.press('Enter');
    await said(page, 'Login successful!');
  });
});

describe('the dialogs’ code', () => {
  test('is loaded when one is opened, not before', async ({ open }) => {
    const page = await open(homeUrl);
    await quiet(page);
    const scripts = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\//, '')));
    expect((await scripts()).filter((name) => /^(auth-dialogs|log-in|sign-up)/.test(name))).toEqual([]);
    await logInButton(page).click();
    await dialogNamed(page, 'Log in').waitFor();
    const loaded = (await scripts()).filter((name) => /^(auth-dialogs|log-in\.|sign-up).*js$/.test(name));
    expect(loaded.map((name) => name.replace(/-[\w-]{7}\.js$/, '')).sort()).toEqual(['auth-dialogs', 'log-in.screen']);
  });
});

describe('the owner of a machine', () => {
  // spec: visitors.seller, user.seller, machine.seller, role.seller
  test.for(sampleOf([phone, desktop]))(
    'at $width px is shown after the log-in, on the same page',
    async (viewport, { open }) => {
      const page = await open(addressOf(await rich()), { viewport, provokes: refused });
      await quiet(page);
      await page.getByRole('button', { name: 'Get Seller Details' }).click();
      await fillLogIn(page, demoUser);
      const call = page.getByRole('group', { name: 'Owner' }).getByRole('link', { name: /^\+91 \d{5} \d{5}$/ });
      await call.waitFor();
      expect(await call.getAttribute('href')).toMatch(/^tel:\+91\d{10}$/);
      expect(page.url()).toContain('/equipment-details?id=');
    },
  );

  test('is requested again in place when every session was ended elsewhere', more, async ({ open }) => {
    const account = await openAccount();
    const { extraHTTPHeaders } = account;
    const page = await open(homeUrl, { provokes: refused, extraHTTPHeaders });
    await logIn(page, account);
    await accountMenu(page, /Asha Patil/).waitFor();
    await page.goto(addressOf(await rich()));
    await accountMenu(page, /Asha Patil/).waitFor();
    await logOutEverywhere(account);
    await page.getByRole('button', { name: 'Get Seller Details' }).click();
    await fillLogIn(page, account);
    await page.getByRole('group', { name: 'Owner' }).waitFor();
  });

  test('stays hidden when the log-in is closed', more, async ({ open }) => {
    const page = await open(addressOf(await rich()), { provokes: refused });
    await quiet(page);
    await page.getByRole('button', { name: 'Get Seller Details' }).click();
    await dialogNamed(page, 'Log in').waitFor();
    await page.keyboard.press('Escape');
    await dialogNamed(page, 'Log in').waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Get Seller Details' }).isEnabled()).toBe(true);
  });
});

describe('sign up', () => {
  const openSignUp = async (page: Page) => {
    await quiet(page);
    await logInButton(page).click();
    await dialogNamed(page, 'Log in').getByRole('link', { name: 'Sign Up' }).click();
    const dialog = dialogNamed(page, 'Sign Up');
    await dialog.waitFor();
    return dialog;
  };

  // spec: sign-up.enabled, sign-up.code-sentences
  test.for(
    sampleOf([
      { tab: 'ORGANIZATION', viewport: desktop },
      { tab: 'SELF', viewport: phone },
    ]),
  )('on $tab: verifies the phone, creates the account, logs in', otherHalf, async ({ tab, viewport }, { open }) => {
    const person = somebody();
    const page = await open(homeUrl, { viewport, provokes: refused, extraHTTPHeaders: person.extraHTTPHeaders });
    const dialog = await openSignUp(page);
    await dialog.getByRole('tab', { name: tab }).click();
    const submit = dialog.getByRole('button', { name: /^Sign Up/ });
    await dialog.getByLabel('First name').fill('Asha');
    await dialog.getByLabel('Last name').fill('Patil');
    await dialog.getByLabel('E-mail', { exact: true }).fill('asha@example.in');
    await dialog.getByLabel('Mobile').fill(person.phone);
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await said(page, 'OTP has been sent to your phone.');
    await code(page).fill('000000');
    await said(page, 'OTP Verification failed. Please try again.');
    await code(page).fill(await codeFor(person.phone));
    await said(page, 'OTP Verified Successfully!');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    if (tab === 'ORGANIZATION') {
      await dialog.getByLabel('Organization name').fill('Patil Earthmovers');
      await dialog.getByText('Company details').click();
      await dialog.getByLabel('CIN').fill('U29210MH2015PTC123456');
      await dialog.getByLabel('Website').fill('https://patil.example');
    }
    await dialog.getByLabel('Password', { exact: true }).fill('Renter#123');
    expect(await submit.isEnabled()).toBe(false);
    await dialog.getByRole('checkbox').check();
    await submit.click();
    await said(page, 'User created successfully. Please login to continue.');
    await fillLogIn(page, { phone: person.phone, password: 'Renter#123' });
    await accountMenu(page, /Asha Patil/).waitFor();
  });

  test('with a phone that has an account says so', more, async ({ open }) => {
    const page = await open(homeUrl, { provokes: refused, extraHTTPHeaders: somebody().extraHTTPHeaders });
    const dialog = await openSignUp(page);
    await dialog.getByLabel('Mobile').fill(demoUser.phone);
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await said(
      page,
      'User with this phone number already exists. Please enter a different phone number or try to log in.',
    );
  });
});

describe('the page of the log-in', () => {
  const pageOf = (dialog: string) => `${siteUrl}/log-in${dialog && `?dialog=${dialog}`}`;

  test('contains the form, and goes home after it is sent', async ({ open }) => {
    const page = await open(pageOf(''), { provokes: refused });
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await fillLogIn(page, { ...demoUser, password: 'Nearly@123' });
    await said(page, /Login Failed: /);
    await fillLogIn(page, demoUser);
    await page.waitForURL(`${siteUrl}/`);
    await accountMenu(page, demoUser.name).waitFor();
  });

  test('creates an account in two steps, then asks to log in', otherHalf, async ({ open }) => {
    const person = somebody();
    const page = await open(pageOf('sign-up'), { viewport: phone, extraHTTPHeaders: person.extraHTTPHeaders });
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Last name').fill('Patil');
    await page.getByLabel('E-mail', { exact: true }).fill('asha@example.in');
    await page.getByLabel('Mobile').fill(person.phone);
    await page.getByRole('button', { name: 'Continue' }).click();
    await said(page, 'Please verify your mobile number.');
    await page.getByRole('button', { name: 'Verify' }).click();
    await code(page).fill(await codeFor(person.phone));
    await said(page, 'OTP Verified Successfully!');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Password', { exact: true }).fill('Renter#123');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await said(page, 'User created successfully. Please login to continue.');
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByLabel('Mobile number').inputValue()).toBe(person.phone);
  });
});

describe('a forgotten password', () => {
  // spec: forgot.steps, forgot.states
  test('is reset by a code, and the new one logs in', async ({ open }) => {
    const account = { phone: nextOwnerPhone(), password: 'Harvest@1234' };
    const { extraHTTPHeaders } = somebody();
    const page = await open(addressOf(await rich()), { viewport: phone, provokes: refused, extraHTTPHeaders });
    await quiet(page);
    await page.getByRole('button', { name: 'Get Seller Details' }).click();
    await dialogNamed(page, 'Log in').getByRole('link', { name: 'Forgot Password' }).click();
    const dialog = dialogNamed(page, 'Forgot Password');
    await dialog.getByRole('button', { name: 'Send OTP' }).click();
    await said(page, 'Phone number cannot be empty!');
    await dialog.getByLabel('Mobile number').fill('12345');
    await page.keyboard.press('Enter');
    await said(page, 'Please enter a valid 10-digit phone number!');
    await dialog.getByLabel('Mobile number').fill(account.phone);
    await page.keyboard.press('Enter');
    await code(page).waitFor();
    await code(page).fill(await codeFor(account.phone));
    await page.keyboard.press('Enter');
    await said(page, 'OTP verified!');
    await dialog.getByLabel('New password').fill(account.password);
    await dialog.getByLabel('Confirm password').fill('Harvest@12');
    await said(page, 'Passwords do not match');
    await page.keyboard.press('Enter');
    await said(page, 'Passwords do not match!');
    await dialog.getByLabel('Confirm password').fill(account.password);
    await said(page, 'Passwords match');
    await page.keyboard.press('Enter');
    await said(page, 'Password reset successfully!');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Get Seller Details' }).click();
    await fillLogIn(page, account);
    await page.getByRole('group', { name: 'Owner' }).waitFor();
  });
});

describe('Add Machine', () => {
  // spec: about.owners, lead.add-machine, owner.flow, owner.leads-to, route.add-equipment
  test.for(sampleOf([phone, desktop]))(
    'at $width px leads through code and password to the form of the machine',
    async (viewport, { open }) => {
      const person = somebody();
      const page = await open(homeUrl, { viewport, provokes: refused, extraHTTPHeaders: person.extraHTTPHeaders });
      await quiet(page);
      await page.getByRole('button', { name: 'Add Machine' }).click();
      await page.getByLabel('Full Name').fill('Sunita Jadhav');
      await page.getByLabel('Email Id').fill('sunita@example.in');
      await page.getByLabel('Phone no.').fill(person.phone);
      await page.getByLabel('Select Category').selectOption({ label: 'Earthmoving' });
      await page.getByRole('button', { name: 'Submit Requirement' }).click();
      await said(page, 'OTP has been sent to your phone.');
      const verify = dialogNamed(page, 'Verify your phone');
      expect(await verify.getByRole('button', { name: /Resend in \d:\d\d/ }).isEnabled()).toBe(false);
      await code(page).fill(await codeFor(person.phone));
      await page.keyboard.press('Enter');
      await said(page, 'OTP Verified Successfully!');
      const set = dialogNamed(page, 'Set password');
      await set.getByLabel('Password', { exact: true }).fill('Owner@123');
      await set.getByLabel('Confirm password').fill('Owner@124');
      await page.keyboard.press('Enter');
      await said(page, 'Passwords do not match.');
      await set.getByLabel('Confirm password').fill('Owner@123');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${siteUrl}/dashboard/add-equipment`);
      await said(page, 'Login successful!');
      expect(await page.evaluate(() => history.state as unknown)).toMatchObject({
        selectedCategory: { name: 'Earthmoving' },
        phone: person.phone,
      });
      await accountMenu(page, /Sunita Jadhav/).waitFor();
    },
  );
});

describe('for a partner’s page', () => {
  test('a window of ours logs the person in, and reports only the outcome', otherHalf, async ({ open }) => {
    const page = await open(partnerUrl, { provokes: refused });
    const opening = page.context().waitForEvent('page');
    const news = page.evaluate(
      (site) =>
        new Promise((done) => {
          addEventListener('message', ({ origin, data }) => origin === site && done(data));
          window.open(
            `${site}/log-in?window=1&origin=${encodeURIComponent(location.origin)}`,
            '',
            'popup,width=480,height=720',
          );
        }),
      siteUrl,
    );
    const popup = await opening;
    await fillLogIn(popup, demoUser);
    expect(await news).toEqual({ type: 'yantra-log-in', outcome: 'logged-in' });
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });
});
