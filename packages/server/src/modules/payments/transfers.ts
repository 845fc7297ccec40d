import type { addTransfer, getPayer, InputOf, OutputOf } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import { dayInIndia, paiseToRupees } from '@yantra/domain';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Random } from '../../random.ts';
import { appendAudit } from '../audit/index.ts';
import type { SellerSettings } from '../purchases/index.ts';
import { eligibility } from './eligible.ts';
import { fulfil } from './fulfil.ts';
import { newOrderId } from './orders.service.ts';
import * as queries from './payments.queries.ts';
import { priceOf } from './prices.ts';
import { addTransferRow, machinesToRenew, payerByPhone, renewable } from './transfers.queries.ts';

export interface TransfersParts extends DbAndClock {
  readonly random: Random;
  readonly seller: SellerSettings;
}

type Input = InputOf<typeof addTransfer>;

/** Plans paid by bank transfer. */
export type Transfers = ReturnType<typeof createTransfers>;

const problems = {
  machines: 'purchase.machines',
  running: 'purchase.running',
  renewal: 'purchase.unknown',
  upgrade: 'purchase.unknown',
  followers: 'purchase.unknown',
} as const;

export function createTransfers({ db, clock, random, seller }: TransfersParts) {
  async function add(trx: Db, input: Input, { userId: admin, sessionId }: Caller): Promise<string> {
    const now = clock.now();
    const { reference, transferredOn } = input;
    if (transferredOn > dayInIndia(now)) throw new AppError('request.invalid', { transferredOn: wrong('date.future') });
    const userId = input.userId.toLowerCase();
    // Nobody enters what they pay themselves.
    if (userId === admin) throw new AppError('auth.forbidden');
    // As every decision about a person's purchases.
    if ((await queries.lockCustomer(trx, userId)) === undefined) throw new AppError('payer.unknown');
    const renewalOf = input.renewalOf?.toLowerCase();
    const equipmentIds = renewalOf === undefined ? [] : await machinesToRenew(trx, renewalOf, userId);
    const { subscriptionId, subscriptionPeriod, amount } = input;
    const wish = { subscriptionId, subscriptionPeriod, amount, selectedEquipmentIds: equipmentIds, renewalOf };
    const price = await priceOf(trx, wish, userId, now);
    const wanted = {
      userId,
      equipmentIds,
      months: subscriptionPeriod,
      furtherDays: 0,
      renewalOf,
      upgradeOf: undefined,
    };
    const found = await eligibility(trx, wanted, now);
    if ('problem' in found) throw new AppError(problems[found.problem]);
    const order = await queries.insertOrder(trx, {
      ...price,
      id: newOrderId(random),
      user_id: userId,
      equipment_ids: equipmentIds,
      renewal_of: renewalOf ?? null,
      created_at: now,
      expires_at: now,
    });
    const isNew = await addTransferRow(trx, { orderId: order.id, reference, transferredOn, addedBy: admin, now });
    if (!isNew) throw new AppError('transfer.taken');
    const paymentId = `transfer_${order.id}`;
    await queries.keepAttempts(trx, [
      {
        cf_payment_id: paymentId,
        order_id: order.id,
        status: 'SUCCESS',
        amount_paise: order.amount_paise,
        payment_group: 'bank_transfer',
        completed_at: now,
        seen_at: now,
      },
    ]);
    const problem = await fulfil(trx, { order, paymentId, seller, now, account: 'bank' });
    if (problem !== undefined) throw new Error(`What was just found to be right cannot be bought: ${problem}`);
    // The gateway knows nothing of it.
    await queries.changeOrder(trx, order.id, { next_check_at: null });
    const facts = { reference, amount: paiseToRupees(order.amount_paise).toFixed(2) };
    const who = { userId: admin, sessionId, subjectId: userId };
    await appendAudit(trx, { at: now, kind: 'transfer.added', ...who, detail: order.id, facts });
    return order.id;
  }

  return {
    /** @throws AppError `payer.unknown` */
    async payer({ phone }: InputOf<typeof getPayer>): Promise<OutputOf<typeof getPayer>> {
      const payer = await payerByPhone(db, phone);
      if (payer === undefined) throw new AppError('payer.unknown');
      const purchases = await renewable(db, payer.userId, clock.now());
      return { ...payer, purchases: purchases.map((one) => ({ ...one, endDate: one.endDate.toISOString() })) };
    },
    /** @throws AppError for every obstacle (contract, `addTransfer`); nothing was bought then */
    add: async (input: Input, caller: Caller): Promise<OutputOf<typeof addTransfer>> => ({
      orderId: await db.transaction().execute((trx) => add(trx, input, caller)),
    }),
  };
}
