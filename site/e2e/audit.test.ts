import { text as textOf } from 'node:stream/consumers';
/** The audit log: an admin sees who did what, narrows it down, takes it away as a file, and has it checked; and gives a lead to an owner. */
import { more, otherHalf } from '@yantra/testing/sample';
import { demoAdmin, openAccount } from './accounts.ts';
import { accessibilityFaults, wcag } from './faults.ts';
import { callerOf, dashboard, openAs } from './owners.ts';
import { describe, desktop, expect, phone, quiet, test } from './visitor.ts';

describe('the audit log', () => {
  test('names who changed whom, leads to them, and is whole', otherHalf, async ({ open }) => {
    const [admin, person] = [await callerOf(demoAdmin), await callerOf(await openAccount())];
    const changed = await admin.post('/Customer/UpdateCustomer', {
      id: person.id,
      firstName: 'Padmavati',
      lastName: 'Bhosale',
    });
    expect(changed.status).toBe(200);
    const page = await openAs(open, demoAdmin, '/audit', { viewport: desktop });
    const search = page.getByRole('searchbox', { name: 'Search' }).last();
    await search.fill('bhosale padmavati');
    await search.press('Enter');
    const entry = page.getByRole('listitem').filter({ hasText: 'changed the profile of Padmavati Bhosale' }).first();
    await entry.waitFor();
    await entry.getByRole('button', { name: 'Details' }).click();
    await entry.getByText('First name').waitFor();
    expect(await accessibilityFaults(page, wcag)).toEqual([]);
    expect(await entry.getByRole('link', { name: 'Padmavati Bhosale' }).getAttribute('href')).toBe(
      `/dashboard/customer/view/${person.id}`,
    );

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect(await textOf(await (await saved).createReadStream())).toContain('changed the profile of Padmavati Bhosale');

    // That it was taken is an entry too.
    await page.goto(`${dashboard}/audit?kind=audit.exported`);
    await page.getByText('exported the audit log to a file').first().waitFor();
    await page.getByRole('button', { name: /^Check (now|again)$/ }).click();
    await page.getByText(/entries, all verified|entries verified, .* came since/).waitFor();
    await quiet(page);
  });
});

describe('a lead', () => {
  test('is found by an admin, given to an owner, and waits there', more, async ({ open }) => {
    const owner = await openAccount();
    const caller = await callerOf(owner);
    const admin = await callerOf(demoAdmin);
    // An owner of machines, though of none that fits.
    await caller.post('/Equipment/Import', { rows: [machine], isTrial: false });
    const name = `Windmill ${owner.phone}`;
    const sent = await admin.post('/Lead/SubmitRequirement', {
      fullName: name,
      email: 'windmill@example.in',
      phone: '9812345670',
      categoryId: 6,
      selectedCityId: '1',
      consent: true,
      idempotencyKey: `a-lead-of-a-journey-${owner.phone}`,
    });
    expect(sent.status).toBe(200);
    const page = await openAs(open, demoAdmin, `/leads?search=${owner.phone}`, { viewport: desktop });
    await page.getByRole('heading', { name }).waitFor();
    await page.getByRole('button', { name: 'Give', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(owner.phone);
    await dialog.getByRole('button', { name: /^Give to/ }).click();
    await page.getByRole('button', { name: 'Take back' }).waitFor();
    expect(await accessibilityFaults(page, wcag)).toEqual([]);

    const theirs = await openAs(open, owner, '/leads', { viewport: phone });
    await theirs.getByRole('link', { name: new RegExp(name) }).waitFor();
    await quiet(theirs);
  });
});

const machine = {
  name: 'JCB 3DX',
  categories: 'Earthmoving',
  equipmentTypeId: 'Backhoe loader',
  phoneNumber: '98765 43210',
  modelNumber: '3DX',
  yearOfMfg: '2021',
  noOfWorkingHrs: '48',
  rentalValue: 'Rs. 8,500/- per day',
  address: 'Yard 1',
  city: 'Pune',
  state: 'Maharashtra',
};
