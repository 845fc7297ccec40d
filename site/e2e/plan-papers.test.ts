import { buffer } from 'node:stream/consumers';
import type { Plan, PurchasedPlan } from '@yantra/contract/calls';
import { creditLeft, creditTax, formatRupees, paiseToRupees, rupeesToPaise, taxIn } from '@yantra/domain';
/** Money on a phone, to the end: a plan replaced in the middle of its year, and a payment whose outcome was unknown. */
import { more } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { newPassword, type Person } from './accounts.ts';
import { ask } from './api.ts';
import {
  askGateway,
  buy,
  end,
  expectBought,
  expectBoughtOnce,
  openBuyer,
  openPlans,
  keptOrder,
  panel,
  says,
} from './buying.ts';
import { accessibilityFaults, overflowing, wcag } from './faults.ts';
import { type Caller, callerOf, openAs } from './owners.ts';
import { expect, phone, test } from './visitor.ts';

const boughtBy = async ({ read }: Caller): Promise<readonly PurchasedPlan[]> =>
  (await read('/Subscription/GetPurchasedSubscriptionsByUserId')) as unknown as readonly PurchasedPlan[];
const plansFor = async ({ read }: Caller): Promise<readonly Plan[]> =>
  (await read('/Subscription/GetSubscriptions')) as unknown as readonly Plan[];

/** A demo owner whose plan of a year has run for some days, and the next larger plan. */
async function openRunningPlan() {
  for (let number = 9_000_000_124; number > 9_000_000_110; number -= 1) {
    // Skips owners for whom an earlier attempt has just requested a code.
    const person: Person | undefined = await newPassword(String(number)).catch(() => undefined);
    if (person === undefined) continue;
    const caller = await callerOf(person);
    const running = (await boughtBy(caller)).filter(({ state }) => state === 'running');
    const [before, ...others] = running;
    const larger = (await plansFor(caller))
      .filter((plan) => plan.equipmentCount > (before?.equipmentCount ?? Infinity) && plan.finalPrice1Year > 0)
      .toSorted((one, other) => one.equipmentCount - other.equipmentCount)[0];
    if (before?.subscriptionPeriod === 12 && others.length === 0 && larger) return { person, caller, before, larger };
  }
  throw new Error('No owner of the demo has one running plan of a year below the largest.');
}

/** The text of a document that a button downloads. */
async function paperOf(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const bytes = await buffer(await (await download).createReadStream());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const rupees = (paise: number): string => formatRupees(paiseToRupees(paise), 2);
/** As written in documents. */
const plain = (paise: number): string => rupees(paise).slice(1);

/** The price of the change, computed by the rule alone. */
function sumOf({ startDate, endDate, finalPrice }: PurchasedPlan, larger: Plan) {
  const totalPaise = rupeesToPaise(finalPrice);
  const left = creditLeft({ startDate: new Date(startDate), endDate: new Date(endDate), totalPaise }, new Date());
  const pricePaise = rupeesToPaise(larger.finalPrice1Year);
  return { left, pricePaise, payPaise: pricePaise - left.creditPaise };
}

test(
  'a larger plan replaces one that has run for days: screen, gateway, invoice and credit note agree to the paisa',
  more,
  async ({ open }) => {
    const { person, caller, before, larger } = await openRunningPlan();
    const { left, pricePaise, payPaise } = sumOf(before, larger);
    expect(left.daysLeft).toBeLessThan(left.days);
    expect(payPaise).toBeGreaterThan(100);
    const page = await openAs(open, person, '/subscription-plan', { viewport: phone, acceptDownloads: true });
    await page.getByRole('radio', { name: before.displayName }).check();
    const own = page.getByRole('region', { name: 'You have this plan' });
    await own.getByRole('link', { name: `Renew ${before.displayName}` }).waitFor();
    await page.getByRole('radio', { name: larger.displayName }).check();
    await page.getByRole('link', { name: `Upgrade from ${before.displayName} now` }).click();
    await page.getByRole('heading', { level: 1, name: 'Upgrade Subscription' }).waitFor();
    await says(page, `-${rupees(left.creditPaise)}`);
    await says(page, rupees(payPaise));
    await says(page, `Credit: ${left.daysLeft} of ${left.days} days of ${before.displayName} are left`);
    expect([...(await overflowing(page)), ...(await accessibilityFaults(page, wcag))]).toEqual([]);
    await page.getByRole('button', { name: 'Buy', exact: true }).click();
    const orderId = await keptOrder(page);
    await end(page, 'Succeed', 'UPI');
    await expectBought(page);

    const { orders } = await askGateway<{ orders: readonly { takenPaise: number }[] }>(`/ledger?orderId=${orderId}`);
    expect(orders).toMatchObject([{ takenPaise: payPaise }]);
    const all = await boughtBy(caller);
    const [after, former] = [orderId, before.orderId].map((id) => all.find((one) => one.orderId === id));
    expect(after).toMatchObject({ state: 'running', finalPrice: paiseToRupees(pricePaise) });
    expect(former).toMatchObject({ state: 'ended', creditAmount: paiseToRupees(left.creditPaise) });
    const invoice = await paperOf(page, `Invoice ${after?.invoiceNumber}`);
    const note = await paperOf(page, `Credit note ${former?.creditNoteNumber}`);
    expect(invoice).toContain(`Total, tax included ${rupees(pricePaise)}`);
    expect(invoice).toContain(
      `Credit note ${former?.creditNoteNumber} over ₹${plain(left.creditPaise)} is set off; paid: ₹${plain(payPaise)}`,
    );
    expect(invoice).toContain(`Taxable value ${plain(taxIn(pricePaise, invoice.includes('CGST')).taxablePaise)}`);
    expect(note).toContain(`${left.daysLeft} of ${left.days} days were left when a larger plan took its place`);
    expect(note).toContain(`Total credited, tax included ${rupees(left.creditPaise)}`);
    expect(note).toContain(`Taxable value ${plain(creditTax(left, note.includes('CGST')).taxablePaise)}`);
  },
);

/** The outbox mail with a link to an order. */
const mailOf = async (orderId: string) => {
  const { json } = await ask('/api/Dev/Outbox?email=asha@example.in');
  const mails = json['data'] as readonly { readonly subject: string; readonly text: string }[];
  return mails.find(({ text }) => text.includes(orderId));
};

test(
  'a payment whose check fails is settled later: the page says so, also after a reload, and the invoice comes by mail',
  more,
  async ({ open }) => {
    const buyer = await openBuyer();
    const page = await openPlans(open, buyer, { viewport: phone, provokes: /VerifyPayment|status of 500/ });
    const check = '**/api/Payment/VerifyPayment**';
    await page.route(check, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }));
    await buy(page, buyer.machines[0] ?? '');
    const orderId = await keptOrder(page);
    await end(page, 'Succeed', 'UPI');
    const isClear = async () => {
      await says(page, 'Payment verification failed. Please contact support.');
      await panel(page).getByText(orderId).waitFor();
      await panel(page).getByText('We check again within a minute', { exact: false }).waitFor();
      expect(await page.getByRole('button', { name: 'Discard' }).count()).toBe(0);
      // Whatever lies half under the bar at the window's foot can be scrolled from there.
      await page.evaluate(() => scrollTo(0, 0));
      expect([...(await overflowing(page)), ...(await accessibilityFaults(page, wcag))]).toEqual([]);
    };
    await panel(page).getByText('₹999.00 was paid, and nothing is lost', { exact: false }).waitFor({ timeout: 15_000 });
    await isClear();
    await page.reload();
    await panel(page).getByText('If ₹999.00 was taken, nothing is lost', { exact: false }).waitFor();
    await isClear();
    await page.unroute(check);
    // Without any press.
    await page.getByRole('heading', { name: 'Payment successful!' }).waitFor({ timeout: 60_000 });
    await expectBought(page);
    await expectBoughtOnce(buyer, orderId);
    await expect
      .poll(() => mailOf(orderId), { timeout: 20_000 })
      .toMatchObject({ subject: 'Your plan ECONOMY is paid' });
    expect((await mailOf(orderId))?.text).toContain('₹999.00');
  },
);
