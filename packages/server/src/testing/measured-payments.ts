import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { createApp } from '../app.ts';
import { systemClock } from '../clock.ts';
import { migrate } from '../database/migrate.ts';
import { type DatabaseSettings, openDatabase } from '../database/open.ts';
import type { Database } from '../database/types.ts';
import { createLogger } from '../logger.ts';
import { cashfree } from '../modules/payments/cashfree.ts';
import { createSettle } from '../modules/payments/settle.ts';
import { demoSeller } from '../modules/purchases/seller.settings.ts';
import { addMachines, fillBasics } from './market.ts';
import { gatewaySecret, pricePlan } from './paying.ts';

/** Paying, for a bench. The gateway answers from memory, so that only our own work counts. */
export interface MeasuredPayments {
  /** So many orders that are paid and not settled yet. */
  paidOrders(count: number): Promise<string[]>;
  /** Settles one: everything that turns a payment into a purchase. */
  fulfil(orderId: string): Promise<void>;
  /** An order by its primary key, and nothing else. */
  lookUpOrder(orderId: string): Promise<unknown>;
  /** Listens for webhooks; answers its address. */
  listen(): Promise<string>;
  /** A webhook as the gateway sends it. */
  webhook(orderId: string): { readonly body: string; readonly headers: Readonly<Record<string, string>> };
  /** How many of these orders have exactly one purchase. */
  purchases(orderIds: readonly string[]): Promise<number>;
  /** Once nothing is left to settle. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const account = { clientId: 'TEST_yantra', clientSecret: gatewaySecret };
const apiUrl = 'http://gateway/pg';

/** Opens an empty database. @throws DatabaseError when it cannot be used */
export async function openMeasuredPayments(settings: DatabaseSettings): Promise<MeasuredPayments> {
  const database = await openDatabase(settings);
  const { db } = database;
  await migrate(database);
  await fillBasics(db);
  await pricePlan(db);
  const logger = createLogger('silent');
  const app = createApp({
    db,
    clock: systemClock,
    logger,
    gatewayFetch: paid,
    settings: {
      allowedOrigins: [],
      gateway: { mode: 'simulator', apiUrl, scriptUrl: `${apiUrl}/script.js`, account },
    },
  });
  const gateway = cashfree({ url: apiUrl, ...account, fetch: paid });
  const { settle } = createSettle({ db, clock: systemClock, logger, gateway, seller: demoSeller });
  return {
    paidOrders: (count) => addOrders(db, count),
    fulfil: settle,
    lookUpOrder: (id) => db.selectFrom('orders').select(['id', 'state']).where('id', '=', id).executeTakeFirstOrThrow(),
    listen: () => app.http.listen({ port: 0, host: '127.0.0.1' }),
    webhook: signedWebhook,
    async purchases(orderIds) {
      const rows = await db
        .selectFrom('purchases')
        .select('order_id')
        .where('order_id', 'in', [...orderIds])
        .execute();
      return new Set(rows.map(({ order_id }) => order_id)).size === rows.length ? rows.length : -1;
    },
    async settled() {
      await app.background.settled();
      await app.sweeper.sweep();
    },
    async close() {
      await app.http.close();
      await database.close();
    },
  };
}

/** A gateway where every order is paid. */
async function paid(input: string | URL | Request): Promise<Response> {
  const path = new URL(input instanceof Request ? input.url : input).pathname;
  const orderId = path.split('/')[3] ?? '';
  return Response.json([
    {
      cf_payment_id: orderId.slice(-20),
      payment_status: 'SUCCESS',
      order_amount: 999,
      payment_amount: 999,
      payment_currency: 'INR',
      payment_group: 'upi',
      payment_message: 'Paid',
      payment_completion_time: new Date().toISOString(),
    },
  ]);
}

function signedWebhook(orderId: string) {
  const body = JSON.stringify({
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    data: {
      order: { order_id: orderId },
      payment: { cf_payment_id: orderId.slice(-20), payment_status: 'SUCCESS' },
    },
  });
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', gatewaySecret).update(timestamp).update(body).digest('base64');
  const headers = { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature };
  return { body, headers: { 'content-type': 'application/json', ...headers } };
}

/* Each by another customer: a person's purchases are decided one after another. */
async function addOrders(db: Kysely<Database>, count: number): Promise<string[]> {
  const now = new Date();
  const users = Array.from({ length: count }, () => ({
    id: randomUUID(),
    role: 'supplier' as const,
    first_name: 'Asha',
    phone: `9${String(BigInt(`0x${randomBytes(8).toString('hex')}`) % 10n ** 9n).padStart(9, '0')}`,
    password_hash: '-',
  }));
  const machines = users.map(({ id }) => ({ id: randomUUID(), supplier_id: id }));
  const orders = users.map(({ id }, n) => ({
    id: `order_${randomBytes(15).toString('hex')}`,
    user_id: id,
    subscription_id: 1,
    plan_version: 1,
    period_months: 1,
    price_paise: 99_900,
    discount: 0,
    amount_paise: 99_900,
    equipment_ids: [machines[n]?.id ?? ''],
    state: 'open' as const,
    created_at: now,
    expires_at: new Date(now.getTime() + 1_800_000),
  }));
  for (let first = 0; first < count; first += 200) {
    await db
      .insertInto('users')
      .values(users.slice(first, first + 200))
      .execute();
    await addMachines(db, machines.slice(first, first + 200), { isListed: false });
    await db
      .insertInto('orders')
      .values(orders.slice(first, first + 200))
      .execute();
  }
  return orders.map(({ id }) => id);
}
