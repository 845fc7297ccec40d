import type { getPayment, getPaymentSums, OutputOf } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import { otherHalf } from '@yantra/testing/sample';
import { demoAdmin } from './accounts.ts';
import { askGateway, buy, end, expectBought, keptOrder, openBuyer, openPlans, says } from './buying.ts';
import { type Caller, callerOf, go, openAs } from './owners.ts';
import { expect, expectSoon, test } from './visitor.ts';

type Payment = OutputOf<typeof getPayment>;
type Sums = OutputOf<typeof getPaymentSums>;
interface GatewayOrder {
  readonly takenPaise: number;
  readonly returnedPaise: number;
}

const paymentOf = async ({ read }: Caller, orderId: string): Promise<Payment> =>
  (await read(`/Payment/GetPayment?id=${orderId}`)) as unknown as Payment;
const sumsOf = async ({ post }: Caller): Promise<Sums> =>
  (await post('/Payment/GetPaymentSums', {})).json['data'] as Sums;
const atGateway = async (orderId: string): Promise<GatewayOrder | undefined> =>
  (await askGateway<{ orders: readonly GatewayOrder[] }>(`/ledger?orderId=${orderId}`)).orders[0];

test('a part of a payment goes back with a credit note, and both ledgers say the same', otherHalf, async ({ open }) => {
  const buyer = await openBuyer();
  const bought = await openPlans(open, buyer);
  await buy(bought, buyer.machines[0] ?? '');
  const orderId = await keptOrder(bought);
  await end(bought, 'Succeed', 'UPI');
  await expectBought(bought);
  const admin = await callerOf(demoAdmin);
  const [before, paid] = [await sumsOf(admin), await paymentOf(admin, orderId)];

  const page = await openAs(open, demoAdmin, `/admin-payments?search=${orderId}`, { acceptDownloads: true });
  await page.getByRole('table').getByRole('link', { name: paid.userFullname }).click();
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give money back' });
  await dialog.getByLabel('Amount').fill('100.50');
  await dialog.getByLabel('Why').fill('The gate stood closed for a week.');
  await dialog.getByRole('button', { name: 'Give back ₹100.50' }).click();
  await says(page, 'The gate stood closed for a week.');

  await expectSoon(async () => (await atGateway(orderId))?.returnedPaise).toBe(10_050);
  await expectSoon(async () => (await paymentOf(admin, orderId)).refunds[0]?.status).toBe('SUCCESS');
  const [after, sums] = [await paymentOf(admin, orderId), await sumsOf(admin)];
  expect(after.refundable).toBeCloseTo(paid.orderAmount - 100.5, 2);
  expect(sums.refunded - before.refunded).toBeCloseTo(100.5, 2);
  const gateway = await atGateway(orderId);
  expect((gateway?.takenPaise ?? 0) - (gateway?.returnedPaise ?? 0)).toBe(Math.round(after.refundable * 100));

  // The paper, for who asked and for the buyer; the plan runs on.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: after.refunds[0]?.creditNoteNumber ?? '' }).click();
  expect((await download).suggestedFilename()).toMatch(/^credit-note-.*\.pdf$/);
  await go(bought, '/notifications');
  await says(bought, `You get ${formatRupees(100.5, 2)} back`);
  expect((await buyer.read('/Subscription/GetPurchasedSubscriptionsByUserId')) as unknown).toMatchObject([
    { state: 'running', orderId },
  ]);
});
