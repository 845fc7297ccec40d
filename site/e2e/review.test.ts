/** A listing that somebody reports, from there to its approval. */
import { otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { demoAdmin, newPassword, somebody } from './accounts.ts';
import { ask } from './api.ts';
import { expectClean, field, save, says } from './dashboard-form.ts';
import { callerOf, go, type Json, openAs } from './owners.ts';
import { expect, expectSoon, phone, siteUrl, test } from './visitor.ts';

/* An owner of the demo data with listed machines, whom no other journey is about. */
const ownerPhone = '9000000109';

const statusOf = async (id: string) => (await ask(`/api/Equipment/GetEquipmentById?id=${id}`)).status;
const list = (page: Page) => page.getByRole('list', { name: 'What waits' });

/** Chooses a line; the oldest come first, and other journeys' machines wait too. */
async function choose(page: Page, name: string): Promise<void> {
  const line = list(page).getByRole('button', { name });
  await list(page).getByRole('button').first().waitFor();
  const more = page.getByRole('button', { name: 'Show more' });
  await expectSoon(async () => {
    if ((await line.count()) === 0 && (await more.count()) > 0) await more.click();
    return line.count();
  }).toBe(1);
  await line.click();
}

test(
  'a machine is reported without a log-in, hidden by keyboard, mended by its owner, and approved',
  otherHalf,
  async ({ open }) => {
    const owner = await newPassword(ownerPhone);
    const caller = await callerOf(owner);
    const { json } = await caller.post('/Equipment/GetOwnerEquipments', { state: 'listed', page: 1, pageSize: 1 });
    const [machine] = json['data'] as readonly Json[];
    const [id, name] = [String(machine?.['id']), String(machine?.['name'])];

    const visitor = await open(`${siteUrl}/equipment-details?id=${id}`, { viewport: phone, ...somebody() });
    await visitor.getByRole('link', { name: 'Report this listing' }).click();
    await visitor.getByRole('heading', { level: 1, name: 'Report this listing' }).waitFor();
    await expectClean(visitor);
    await visitor.getByRole('radio', { name: 'The pictures show another machine' }).check();
    await visitor.getByRole('textbox', { name: /What should we know/ }).fill('A red one came.');
    await visitor.getByRole('button', { name: 'Send the report' }).click();
    await visitor.getByText('Thank you. We look at it soon.').waitFor();

    const moderator = await openAs(open, demoAdmin, '/review?kind=report');
    await choose(moderator, name);
    await moderator.getByText('A red one came.').waitFor();
    await moderator.keyboard.press('h');
    await moderator.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'Pictures of another machine' });
    await moderator.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
    await moderator.getByText(/ is hidden\.$/).waitFor();
    await expectSoon(() => statusOf(id)).toBe(404);

    const page = await openAs(open, owner, `/equipments-list/view/${id}`);
    await page.getByText('The pictures do not show this machine.').waitFor();
    await go(page, `/equipments-list/edit/${id}`);
    await field(page, 'Description').fill('With new pictures.');
    await save(page).click();
    await says(page, 'Equipment Updated Successfully');
    expect(await statusOf(id)).toBe(404);

    await go(moderator, '/review?kind=machine');
    await choose(moderator, name);
    await moderator.getByRole('button', { name: /^Approve/ }).click();
    await moderator.getByText(/ is approved\.$/).waitFor();
    await expectSoon(() => statusOf(id)).toBe(200);
  },
);

test('a machine is reported without JavaScript', otherHalf, async ({ open }) => {
  const { json } = await ask('/api/Equipment/SearchEquipments?page=1&pageSize=1&selectedCity=Nagpur');
  const [machine] = json['data'] as readonly Json[];
  const address = `${siteUrl}/report?id=${String(machine?.['id'])}`;
  const page = await open(address, { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/, ...somebody() });
  await page.getByRole('radio', { name: 'The price is wrong' }).check();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await page.getByText('Thank you. We look at it soon.').waitFor();
  expect(page.url()).toBe(`${address}&sent=1`);
});
