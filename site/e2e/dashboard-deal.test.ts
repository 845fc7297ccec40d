/** An owner's side of a deal: the lead, a question, the quote, the agreement; the editor by the keys alone on a phone. */
import { randomUUID } from 'node:crypto';
import { dayAfter, dayInIndia } from '@yantra/domain';
import { otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { codeFor, openAccount } from './accounts.ts';
import { expectClean, says } from './dashboard-form.ts';
import { openOwner } from './deals.ts';
import { overflowing } from './faults.ts';
import { pressOn, tabTo, typeInto } from './keys.ts';
import { callerOf, dashboard, go, type Json, openAs } from './owners.ts';
import { describe, desktop, expect, expectSoon, phone, quiet, test } from './visitor.ts';

/** Somebody with a proved phone who asks for a quote for twelve days in the week after the next. */
async function openRenter(equipmentId: string) {
  const account = await openAccount();
  const caller = await callerOf(account);
  const asked = await caller.post('/Deal/AskForQuote', {
    fullName: 'Asha Patil',
    email: 'asha@example.in',
    phone: account.phone,
    selectedCityId: '8',
    details: 'Plinth of a row house, half of it hard murum.',
    jobFrom: dayAfter(dayInIndia(new Date()), 9),
    jobDays: 12,
    jobHours: 8,
    jobPlace: 'Baner',
    consent: true,
    idempotencyKey: randomUUID(),
    equipmentId,
  });
  expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('"isConfirmed":true')]);
  const requestId = String((asked.json['data'] as Json)['id']);
  const deal = async (): Promise<Json> => {
    const { json } = await caller.post('/Deal/GetRequest', { requestId });
    const [first] = (json['data'] as { readonly deals: readonly Json[] }).deals;
    return first ?? {};
  };
  return {
    deal,
    /** Agrees to the newest version, by a code to the phone. */
    async accept() {
      const { id: dealId, quote } = await deal();
      const { id: quoteId, hash } = quote as Json;
      const { json } = await caller.post('/Deal/SendAcceptCode', { dealId });
      const { id, securityStamp } = json['data'] as Json;
      const otp = await codeFor(account.phone);
      const answer = await caller.post('/Deal/AcceptQuote', { dealId, quoteId, hash, id, securityStamp, otp });
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"accepted"')]);
    },
  };
}

const rate = (page: Page, name: string) => page.getByLabel(`Rupees for one: ${name}`);
const total = (page: Page) => page.locator('.y-dashboard__qe-total dd').innerText();

describe('an owner', () => {
  test(
    'opens the lead, asks, sends a quote with a hold, and sees it accepted',
    { timeout: 90_000 },
    async ({ open }) => {
      const owner = await openOwner(open);
      const renter = await openRenter(owner.machine.id);
      const page = await openAs(open, owner.person, '/leads', { viewport: desktop });
      const row = page.getByRole('listitem').filter({ hasText: 'Asha Patil' });
      await row.getByText('Waiting 1 min').waitFor();
      await page.getByText('One person waits for you').waitFor();
      await expectClean(page);
      // In the first HTML, before any script, and not asked for again.
      const served = await page.context().request.get(`${dashboard}/leads`);
      expect(await served.text()).toContain('>Asha Patil<');
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await go(page, '/leads');
      await quiet(page);
      expect(calls.filter((path) => path.endsWith('/GetInbox'))).toEqual([]);
      await row.getByRole('link', { name: 'Asha Patil', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Asha Patil' }).waitFor();
      await page.getByRole('textbox', { name: /^Message to/ }).fill('Can the trailer turn in the lane?');
      await page.keyboard.press('Enter');
      await page.getByRole('log').getByText('Can the trailer turn in the lane?').waitFor();
      await quiet(page);
      await expectClean(page);

      await page.getByRole('link', { name: 'Send quote' }).click();
      await rate(page, 'Rent').waitFor();
      const before = await total(page);
      await page.getByRole('button', { name: 'Add a line' }).click();
      await page
        .getByLabel(/^Name of line/)
        .last()
        .fill('Breaker');
      await rate(page, 'Breaker').fill('7000');
      expect(await total(page)).not.toBe(before);
      await page.getByLabel(/^Hold the machine/).check();
      const agreed = await total(page);
      await expectClean(page);
      await page.getByRole('button', { name: 'Send quote' }).click();
      await page.waitForURL(/\/dashboard\/leads\/[\da-f-]+$/);
      await says(page, /^Held until/);
      const { quote } = await renter.deal();
      expect(`₹${(quote as { total: number }).total.toFixed(2)}`).toBe(agreed.replaceAll(',', ''));

      await renter.accept();
      await page.reload();
      await says(page, /^Agreement YN-/);
      const [paper] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Agreement (PDF)' }).click(),
      ]);
      expect(paper.suggestedFilename()).toMatch(/^agreement-.+\.pdf$/);
      await page.getByRole('link', { name: /^Call \+91/ }).waitFor();
      await expectClean(page);
      await go(page, '/leads?filter=won');
      await page.getByRole('listitem').filter({ hasText: 'Asha Patil' }).getByText('Won').waitFor();
    },
  );

  test('writes and sends a quote by the keys alone on a phone', { ...otherHalf, timeout: 90_000 }, async ({ open }) => {
    const owner = await openOwner(open);
    const renter = await openRenter(owner.machine.id);
    const page = await openAs(open, owner.person, '/leads', { viewport: phone });
    await page.getByRole('link', { name: 'Send quote: Asha Patil' }).waitFor();
    expect(await overflowing(page)).toEqual([]);
    await pressOn(page, page.getByRole('link', { name: 'Send quote: Asha Patil' }));
    await page.getByRole('button', { name: 'Next: price' }).waitFor();
    expect(await overflowing(page)).toEqual([]);
    await pressOn(page, page.getByRole('button', { name: 'Next: price' }));
    await tabTo(page, rate(page, 'Rent'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('8,800');
    await page.getByText('Changed.').waitFor();
    await expectSoon(() => total(page)).toMatch(/^₹/);
    expect(await overflowing(page)).toEqual([]);
    await expectClean(page);
    await pressOn(page, page.getByRole('button', { name: 'Next: terms' }));
    await typeInto(page, page.getByLabel(/^Terms and a word to/), 'Trailer comes on the evening before.');
    await tabTo(page, page.getByLabel(/^Hold the machine/), 'Shift+Tab');
    await page.keyboard.press('Space');
    await expectClean(page);
    await pressOn(page, page.getByRole('button', { name: 'Send quote' }));
    await page.waitForURL(/\/dashboard\/leads\/[\da-f-]+$/);
    await expectSoon(async () => (await renter.deal())['state']).toBe('quoted');
    expect((await renter.deal())['quote']).toMatchObject({ terms: 'Trailer comes on the evening before.' });
    expect(await overflowing(page)).toEqual([]);
  });

  test('keeps what was typed when the renter has changed something meanwhile', otherHalf, async ({ open }) => {
    const owner = await openOwner(open);
    const renter = await openRenter(owner.machine.id);
    const { id } = await renter.deal();
    const page = await openAs(open, owner.person, `/leads/${String(id)}/quote`, { provokes: /409/ });
    await rate(page, 'Rent').fill('9000');
    // From another tab of the owner.
    const other = await openAs(open, owner.person, `/leads/${String(id)}/quote`);
    await other.getByRole('button', { name: 'Send quote' }).click();
    await other.waitForURL(/\/dashboard\/leads\/[\da-f-]+$/);
    await page.getByRole('button', { name: 'Send quote' }).click();
    await page.getByRole('alert').filter({ hasText: 'This has changed meanwhile' }).first().waitFor();
    expect(await rate(page, 'Rent').inputValue()).toBe('9000');
    await expectClean(page);
    await page.getByRole('button', { name: 'Send quote' }).click();
    await page.waitForURL(/\/dashboard\/leads\/[\da-f-]+$/);
    expect((await renter.deal())['versions']).toBe(2);
  });
});
