/** A person's own account on a phone: name, numbers, contact. */
import { more, otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { accountMenu, codeFor, dialogNamed, logInButton, openAccount, somebody } from './accounts.ts';
import { ask } from './api.ts';
import { expectClean, field, save, says } from './dashboard-form.ts';
import { addressOf, rich } from './machines.ts';
import { callerOf, openAs } from './owners.ts';
import { describe, expect, expectSoon, phone, siteUrl, test, quiet } from './visitor.ts';

const onPhone = { viewport: phone, hasTouch: true } as const;

/** Pastes a text into the focused field, which applies its length limit. */
const paste = (page: Page, text: string) =>
  page.evaluate((typed) => {
    (document.activeElement as HTMLInputElement).select();
    document.execCommand('insertText', false, typed);
  }, text);

describe('on a phone', () => {
  test('a number pasted with its prefix is accepted at log-in and in the lead form', async ({ open }) => {
    const page = await open(siteUrl, onPhone);
    await quiet(page);
    await page.getByLabel('Phone no.').focus();
    await paste(page, '+91 98123 45678');
    await page.keyboard.press('Tab');
    expect(await page.getByLabel('Phone no.').inputValue()).toBe('98123 45678');
    await logInButton(page).click();
    const number = dialogNamed(page, 'Log in').getByLabel('Mobile number');
    await number.focus();
    for (const text of ['+91 98123 45678', '098123 45678', '98123-45678']) {
      await paste(page, text);
      expect(await number.inputValue()).toBe('9812345678');
    }
  });

  test('the sign-up for an organization shows the terms without scrolling', more, async ({ open }) => {
    const person = somebody();
    const { extraHTTPHeaders } = person;
    const page = await open(siteUrl, { viewport: { width: 360, height: 640 }, extraHTTPHeaders });
    await quiet(page);
    await logInButton(page).click();
    await dialogNamed(page, 'Log in').getByRole('link', { name: 'Sign Up' }).click();
    const dialog = dialogNamed(page, 'Sign Up');
    await dialog.getByRole('tab', { name: 'ORGANIZATION' }).click();
    for (const [label, text] of [
      ['First name', 'Asha'],
      ['Last name', 'Patil'],
      ['E-mail', 'asha@example.in'],
      ['Mobile', person.phone],
    ] as const) {
      await dialog.getByLabel(label, { exact: label === 'E-mail' }).fill(text);
    }
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await page.getByLabel('6-digit code (OTP)').fill(await codeFor(person.phone));
    await says(page, 'OTP Verified Successfully!');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const terms = dialog.getByRole('checkbox', { name: /I agree to the/ });
    const lies = async () => {
      const box = await terms.boundingBox();
      if (!box) return 'nowhere';
      return page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('label')?.textContent ?? 'covered', [
        box.x + box.width / 2,
        box.y + box.height / 2,
      ] as const);
    };
    await expectSoon(lies).toMatch(/^I agree to the terms/);
    await dialog.getByLabel('Organization name').focus();
    await page.keyboard.press('Enter');
    await expectClean(page);
  });

  test('our address is at the foot, and after log-in in the menu', more, async ({ open }) => {
    const page = await open(siteUrl, onPhone);
    await expectSoon(() =>
      page.getByRole('contentinfo').getByRole('link', { name: 'hello@yantra.example' }).isVisible(),
    ).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    const own = await openAs(open, await openAccount(), '/profile', onPhone);
    await own.goto(siteUrl);
    await accountMenu(own, /^Asha Patil/).click();
    await own.getByRole('menuitem', { name: 'hello@yantra.example' }).waitFor();
    await own.keyboard.press('Escape');
    await own.setViewportSize({ width: 768, height: 1024 });
    const inHeader = own.getByRole('banner').getByRole('link', { name: 'hello@yantra.example' });
    expect(await inHeader.isVisible()).toBe(false);
    await accountMenu(own, /^Asha Patil/).click();
    await own.getByRole('menuitem', { name: 'hello@yantra.example' }).waitFor();
  });

  test('our address is in the header on a tablet', more, async ({ open }) => {
    const page = await open(siteUrl, { viewport: { width: 768, height: 1024 } });
    const mail = page.getByRole('banner').getByRole('link', { name: 'hello@yantra.example' });
    await expectSoon(() => mail.isVisible()).toBe(true);
    const { x = 0, width = 0 } = (await mail.boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(44);
    expect(x + width).toBeLessThanOrEqual(768);
  });

  test('a new name appears in the header at once, and a pasted number is saved', otherHalf, async ({ open }) => {
    const page = await openAs(open, await openAccount(), '/profile', onPhone);
    await expectSoon(() => field(page, 'First name').inputValue()).toBe('Asha');
    await field(page, 'First name').fill('Ashwini');
    await field(page, 'Alternate mobile number').focus();
    await paste(page, '+91 98123 45678');
    expect(await field(page, 'Alternate mobile number').inputValue()).toBe('9812345678');
    await save(page).click();
    await says(page, 'Profile Updated Successfully!');
    await accountMenu(page, /^Ashwini Patil/).waitFor();
    await page.reload();
    await accountMenu(page, /^Ashwini Patil/).waitFor();
    await expectSoon(() => field(page, 'Alternate mobile number').inputValue()).toBe('9812345678');
  });

  test('password and mobile number are changed, each with proof, and the new ones log in', more, async ({ open }) => {
    const account = await openAccount();
    const page = await openAs(open, account, '/settings', onPhone);
    await page.getByRole('button', { name: 'Change my password' }).click();
    const passwords = dialogNamed(page, 'Change my password');
    await passwords.getByLabel('Old password').fill(account.password);
    await passwords.getByLabel('New password', { exact: true }).fill('Harvest@7Moon');
    await passwords.getByLabel('New password again').fill('Harvest@7Moon');
    await passwords.getByRole('button', { name: 'Change my password' }).click();
    await says(page, 'Your password is changed.');

    const next = somebody().phone;
    await page.getByRole('button', { name: 'Change mobile number' }).click();
    const dialog = dialogNamed(page, 'Change mobile number');
    await dialog.getByLabel('New mobile number').focus();
    await paste(page, `+91 ${next.slice(0, 5)} ${next.slice(5)}`);
    await dialog.getByLabel('Password').fill('Harvest@7Moon');
    await expectClean(page);
    await page.keyboard.press('Enter');
    await dialog.getByLabel('6-digit code').fill(await codeFor(next));
    await page.keyboard.press('Enter');
    await says(page, /^Your mobile number is changed/);
    await says(page, `+91 ${next.slice(0, 5)} ${next.slice(5)}`);
    const { status } = await ask('/api/Login/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...account.extraHTTPHeaders },
      body: JSON.stringify({ userName: next, password: 'Harvest@7Moon' }),
    });
    expect(status).toBe(200);
    const email = `${next}@example.in`;
    await page.getByRole('button', { name: 'Change e-mail address' }).click();
    const byMail = dialogNamed(page, 'Change e-mail address');
    await byMail.getByLabel('New e-mail address').fill(email);
    await byMail.getByLabel('Password').fill('Harvest@7Moon');
    await page.keyboard.press('Enter');
    await byMail.getByLabel('6-digit code').waitFor();
    const { json } = await ask(`/api/Dev/Outbox?email=${email}`);
    const [mail] = json['data'] as readonly { readonly text: string }[];
    await byMail.getByLabel('6-digit code').fill(/\d{6}/.exec(mail?.text ?? '')?.[0] ?? '');
    await page.keyboard.press('Enter');
    await says(page, 'Your e-mail address is saved.');
    await says(page, email);
    await page.reload();
    await says(page, email);
  });

  test('a logged-out person learns why, and continues where they were', otherHalf, async ({ open }) => {
    const account = await openAccount();
    const page = await openAs(open, account, '/settings', { ...onPhone, provokes: /401/ });
    await says(page, 'This device');
    const there = await callerOf(account);
    await there.post('/Login/ChangePassword', { password: account.password, newPassword: 'Harvest@7Moon' });
    await page.reload();
    const dialog = dialogNamed(page, 'Log in');
    await dialog.getByText('The password of your account was changed, so you were logged out here.').waitFor();
    await expectClean(page);
    await dialog.getByLabel('Mobile number').fill(account.phone);
    await dialog.getByLabel('Password', { exact: true }).fill('Harvest@7Moon');
    await page.keyboard.press('Enter');
    await says(page, 'This device');
    expect(page.url()).toMatch(/\/dashboard\/settings$/);
  });

  test('logging in to see an owner stays on the machine’s page', otherHalf, async ({ open }) => {
    const account = await openAccount();
    const page = await open(siteUrl, { ...onPhone, provokes: /401/, extraHTTPHeaders: account.extraHTTPHeaders });
    const address = addressOf(await rich());
    await page.goto(address);
    await quiet(page);
    await page.getByRole('button', { name: 'Get Seller Details' }).first().click();
    const dialog = dialogNamed(page, 'Log in');
    await dialog.getByLabel('Mobile number').fill(account.phone);
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    await page.getByRole('link', { name: /^Call/ }).first().waitFor();
  });
});
