import { minuteMs } from '@yantra/domain';
import type { PayingApp } from './paying.ts';
import { signedIn } from './signed-in.ts';

/**
 * Repeated steps of payment tests.
 * @param server the running test's
 */
export function stepsOf(server: () => PayingApp) {
  const later = (minutes: number) => {
    server().clock.time = new Date(server().clock.time.getTime() + minutes * minuteMs);
  };
  /* One after the other; what each of them set going has ended before the next. */
  const sweepAfter = async (...minutes: readonly number[]) => {
    for (const some of minutes) {
      later(some);
      await server().app.sweeper.sweep();
      await server().settled();
    }
  };
  const consume = (who: { bearer: Record<string, string> }, orderId: string, more: object = {}) =>
    server().post('/api/Subscription/AddUserPurchaseSubs', { payment: { orderId }, ...more }, who.bearer);
  const verify = (who: { bearer: Record<string, string> }, orderId: string) =>
    server().post(`/api/Payment/VerifyPayment?id=${orderId}`, {}, who.bearer);
  /* As an admin who has just logged in: tokens end while time passes. */
  const stateOf = async (orderId: string) => {
    const { bearer } = await signedIn(server(), 'admin');
    return (await server().get(`/api/Payment/GetOrder?id=${orderId}`, bearer)).json<{ data: { state: string } }>().data
      .state;
  };
  const purchasesOf = (userId: string) =>
    server().db.selectFrom('purchases').selectAll().where('user_id', '=', userId).orderBy('start_date').execute();
  const entriesOf = async (orderId: string) =>
    (
      await server()
        .db.selectFrom('ledger_entries')
        .select(['journal', 'account', 'amount_paise'])
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute()
    ).map(({ journal, account, amount_paise }) => [journal.split(':')[0], account, amount_paise]);
  return { later, sweepAfter, consume, verify, stateOf, purchasesOf, entriesOf };
}
