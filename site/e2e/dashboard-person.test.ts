/** A person's profile and settings. */
import { text as textOf } from 'node:stream/consumers';
import { more, otherHalf, sampleOf } from '@yantra/testing/sample';
import { demoAdmin, demoSupplier, dialogNamed, logInButton, openAccount, type Person } from './accounts.ts';
import { ask } from './api.ts';
import { expectClean, field, save, says } from './dashboard-form.ts';
import { callerOf, dashboard, go, openAs } from './owners.ts';
import { describe, expect, expectSoon, siteUrl, test } from './visitor.ts';

describe('the profile', () => {
  // spec: screen.profile, profile.form, profile.phone, profile.locked, rule.profile-phone, rule.profile-locked
  // spec: says.profile-updated, says.subscription-not-saved, limit.phone
  test.for(
    sampleOf([
      ['a supplier', () => Promise.resolve<Person>(demoSupplier)],
      ['a user', openAccount],
    ] as const),
  )('of %s is checked and kept, with mobile number and e-mail locked', async ([, person], { open }) => {
    const page = await openAs(open, await person(), '/profile', { provokes: /500/ });
    await expectSoon(() => field(page, 'Mobile number').inputValue()).toMatch(/^\d{10}$/);
    expect(await field(page, 'Mobile number').isEditable()).toBe(false);
    expect(await field(page, 'E-mail').isEditable()).toBe(false);
    await field(page, 'Alternate mobile number').pressSequentially('98x220-4157345');
    expect(await field(page, 'Alternate mobile number').inputValue()).toBe('9822041573');
    for (const [name, text] of [
      ['PAN', 'ABC'],
      ['GSTIN', '27ABC'],
      ['CIN', 'U29'],
      ['PIN code', '41'],
      ['Website', 'ftp://x'],
    ] as const)
      await field(page, name).fill(text);
    await save(page).click();
    await says(page, 'Please Fill The Highlighted Fields');
    await says(page, /^A PAN has 10 characters/);
    await says(page, /^A GSTIN has 15 characters/);
    await says(page, /^A CIN has 21 characters/);
    await says(page, 'A PIN code has six digits.');
    await expectClean(page);
    await field(page, 'PAN').fill('abcpe1234f');
    for (const name of ['GSTIN', 'CIN', 'Website']) await field(page, name).fill('');
    await field(page, 'PIN code').fill('411001');
    await expectSoon(() => field(page, 'City').inputValue()).toBe('Pune');
    await expectSoon(() => field(page, 'State').inputValue()).toBe('Maharashtra');
    const failing = '**/api/User/UpdateUserDetail';
    await page.route(failing, (route) => route.fulfill({ status: 500, json: { success: false, message: 'No.' } }));
    await save(page).click();
    await says(page, 'Failed to save subscription.');
    await page.unroute(failing);
    await save(page).click();
    await says(page, 'Profile Updated Successfully!');
    await page.reload();
    await expectSoon(() => field(page, 'PAN').inputValue()).toBe('ABCPE1234F');
  });

  // spec: screen.customer, customers.list, customers.screens
  test('asks before Back or the search leaves what is not saved', async ({ open }) => {
    const page = await openAs(open, await openAccount());
    const to = (name: string) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name });
    await to('Settings').click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await to('Profile').click();
    const pin = field(page, 'PIN code');
    await pin.fill('41');
    const dialog = dialogNamed(page, 'Leave without saving?');
    // A browser that is asked twice in a row goes back: hence a press in between.
    const goBack = () => page.goBack().catch(() => undefined);
    const leaving = goBack();
    await dialog.getByText('Your changes are not saved yet.').waitFor();
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Stay' }).click();
    expect([new URL(page.url()).pathname, await pin.inputValue()]).toEqual(['/dashboard/profile', '41']);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find' }).fill('leads');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await page.keyboard.press('Escape');
    expect([new URL(page.url()).pathname, await pin.inputValue()]).toEqual(['/dashboard/profile', '41']);

    const left = goBack();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/settings');
    await Promise.all([leaving, left]);
    await to('Profile').click();
    await expectSoon(() => field(page, 'PIN code').inputValue()).toBe('');
  });

  test('of a customer is viewed and changed by the admin', more, async ({ open }) => {
    const { id } = await callerOf(await openAccount());
    const page = await openAs(open, demoAdmin, `/customer/view/${id}`);
    await page.getByRole('heading', { level: 1, name: /^Asha/ }).waitFor();
    expect(await page.getByRole('tabpanel').getByRole('textbox').count()).toBe(0);
    await expectClean(page);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Edit Customer' }).waitFor();
    await field(page, 'Organization name').fill('Patil Earthmovers');
    await save(page).click();
    await says(page, 'Profile Updated Successfully!');
    await page.waitForURL(`${dashboard}/customer`);
    await go(page, `/customer/view/${id}`);
    await page.getByRole('definition').filter({ hasText: 'Patil Earthmovers' }).waitFor();
  });
});

describe('the settings', () => {
  // spec: screen.subscriptions
  test('list the sessions, and end one of them', more, async ({ open }) => {
    const account = await openAccount();
    const other = await callerOf(account, {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    const page = await openAs(open, account, '/settings');
    await says(page, 'This device');
    await expectClean(page);
    await page.getByRole('button', { name: /^Log out Firefox on Windows/ }).click();
    await dialogNamed(page, 'Log out Firefox on Windows?').getByRole('button', { name: 'Log out' }).click();
    await says(page, 'It is logged out.');
    await expectSoon(() => page.getByText('Firefox on Windows').count()).toBe(0);
    const refused = await ask('/api/Login/GetSessions', { headers: { authorization: other.authorization } });
    expect(refused.status).toBe(401);
    await says(page, 'This device');
  });

  test('export the person’s data, and delete the account', otherHalf, async ({ open }) => {
    const account = await openAccount();
    const page = await openAs(open, account, '/settings', { provokes: /40\d/ });
    await page.getByRole('button', { name: 'Export my data' }).click();
    const exported = dialogNamed(page, 'Export my data');
    await exported.getByRole('button', { name: 'Download' }).click();
    await exported.getByText('Please enter your password.').waitFor();
    await exported.getByLabel('Password').fill(account.password);
    const coming = page.waitForEvent('download');
    await exported.getByRole('button', { name: 'Download' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('yantra-my-data.json');
    expect(await textOf(await file.createReadStream())).toContain(account.phone);

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const deleting = dialogNamed(page, 'Delete my account');
    await deleting.getByLabel('Password').fill('Wrong@1234');
    await deleting.getByRole('button', { name: 'Delete for ever' }).click();
    await deleting.getByText('Please type DELETE in capitals.').waitFor();
    await deleting.getByLabel('Type DELETE to confirm').fill('DELETE');
    await deleting.getByRole('button', { name: 'Delete for ever' }).click();
    await expectSoon(() => deleting.locator('[aria-invalid=true]').count()).toBe(1);
    await expectClean(page);
    await deleting.getByLabel('Password').fill(account.password);
    await deleting.getByRole('button', { name: 'Delete for ever' }).click();
    await page.waitForURL(`${siteUrl}/`);
    await logInButton(page).waitFor();
    const { status } = await ask('/api/Login/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...account.extraHTTPHeaders },
      body: JSON.stringify({ userName: account.phone, password: account.password }),
    });
    expect(status).toBe(401);
  });
});
