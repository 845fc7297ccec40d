import { randomBytes } from 'node:crypto';
import { createSimulator, type RuleInput, type Simulator } from '@yantra/gateway-simulator';
import type { Kysely } from 'kysely';
import type { Database } from '../database/types.ts';
import { addMachine, fillBasics } from './market.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import { type TestAnswer, type TestApp, type TestAppDeps, testApp } from './test-app.ts';

/** An app that takes payments at a gateway of its own; nothing leaves the process, and both share the app's clock. */
export interface PayingApp extends TestApp {
  readonly simulator: Simulator;
  /** Gives the gateway rules, see its README. */
  rule(...rules: readonly RuleInput[]): Promise<void>;
  /** Alters the gateway's answers, by requested path; `undefined` leaves them alone. */
  alter(change: Alteration | undefined): void;
  /** Pays an order without a browser; resolves once its webhooks were answered and their work is done. */
  pay(orderId: string, outcome?: 'succeed' | 'fail' | 'drop', method?: 'card' | 'upi' | 'netbanking'): Promise<void>;
  /** What the gateway took and refunded. */
  ledger(orderId?: string): Promise<GatewayLedger>;
  /** Lets the work in the background end. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** What becomes of an answer of the gateway. */
export type Alteration = (path: string, body: unknown) => unknown;

/** The part of the gateway's ledger that tests use; whole paise. */
export interface GatewayLedger {
  readonly totals: {
    readonly orders: number;
    readonly paid: number;
    readonly takenPaise: number;
    readonly returnedPaise: number;
  };
  readonly orders: readonly {
    readonly orderId: string;
    readonly status: string;
    readonly takenPaise: number;
    readonly refundingPaise: number;
    readonly returnedPaise: number;
  }[];
}

/** The gateway's signing secret in tests. */
export const gatewaySecret = 'a secret of tests';
const account = { clientId: 'TEST_yantra', clientSecret: gatewaySecret };
const ownUrl = 'http://localhost:3000';

/** @param given further parts of the app */
export async function payingApp(db: Kysely<Database>, { settings, ...given }: TestAppDeps = {}): Promise<PayingApp> {
  const wait = new Set<() => void>();
  const simulator = await createSimulator({
    ...account,
    clock: {
      now: () => server.clock.time,
      after: (_ms, run) => {
        wait.add(run);
        return () => void wait.delete(run);
      },
    },
    deliver: async (url, { headers, body }) => {
      const { pathname } = new URL(url);
      const answer = await server.app.http.inject({ method: 'POST', url: pathname, headers, payload: body });
      return { status: answer.statusCode };
    },
  });
  let alteration: Alteration = (_path, body) => body;
  const server = testApp(db, {
    random: randomBytes,
    listeningAt: () => ownUrl,
    gatewayFetch: throughInject(simulator, (path, body) => alteration(path, body)),
    settings: {
      allowedOrigins: [],
      environment: 'test',
      gateway: {
        mode: 'simulator',
        apiUrl: 'http://gateway/pg',
        scriptUrl: 'http://gateway/js/v3/cashfree.js',
        account,
      },
      ...settings,
    },
    ...given,
  });
  const ask = async (method: 'GET' | 'POST', url: string, body?: object) => {
    const answer = await simulator.http.inject({ method, url, ...(body === undefined ? {} : { payload: body }) });
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
    return answer;
  };
  const settled = async () => {
    // Twice: what the background asks of the gateway causes a message.
    for (const _round of [1, 2]) {
      await simulator.settled();
      await server.app.background.settled();
    }
  };
  return {
    ...server,
    simulator,
    settled,
    alter: (change = (_path, body) => body) => void (alteration = change),
    rule: async (...rules) => void (await ask('POST', '/rules', { rules })),
    async pay(orderId, outcome = 'succeed', method = 'upi') {
      await ask('POST', `/simulate/orders/${orderId}/pay`, { method, outcome });
      await settled();
    },
    ledger: async (orderId) =>
      (await ask('GET', orderId === undefined ? '/ledger' : `/ledger?orderId=${orderId}`)).json<GatewayLedger>(),
    async close() {
      await settled();
      await simulator.close();
    },
  };
}

/** A `fetch` that asks the simulator in the process. @param alter what it answers with */
function throughInject({ http }: Simulator, alter: Alteration): typeof fetch {
  return async (input, init = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const answer = await http.inject({
      method: (init.method ?? 'GET') as 'GET' | 'POST' | 'PATCH',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    const body = answer.body === '' ? '' : JSON.stringify(alter(pathname, answer.json()));
    return new Response(body, { status: answer.statusCode });
  };
}

/** Somebody with machines that are in no subscription yet. */
export interface Buyer extends SignedIn {
  readonly machines: readonly string[];
}

export async function addBuyer(server: TestApp, machines = 2): Promise<Buyer> {
  const who = await signedIn(server, 'supplier');
  const ids: string[] = [];
  for (let n = 0; n < machines; n += 1) {
    ids.push(await addMachine(server.db, { supplier_id: who.userId, period: null }));
  }
  return { ...who, machines: ids };
}

/** Begins a purchase of the plan of `fillBasics`, at its price unless the facts say otherwise. */
export const startPayment = (server: TestApp, buyer: Buyer, facts: object = {}): Promise<TestAnswer> =>
  server.post(
    '/api/Payment/payment',
    { amount: 999, subscriptionId: 1, subscriptionPeriod: 1, selectedEquipmentIds: buyer.machines, ...facts },
    buyer.bearer,
  );

/** The order of a purchase that began. */
export async function startedOrder(server: TestApp, buyer: Buyer, facts: object = {}): Promise<string> {
  const answer = await startPayment(server, buyer, facts);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json<{ data: { order_id: string } }>().data.order_id;
}

/** Gives the plan of `fillBasics` its prices: 999 rupees a month, 20 % off for a year. */
export const pricePlan = (db: Kysely<Database>) =>
  db
    .updateTable('subscriptions')
    .set({
      price_1_month_paise: 99_900,
      price_3_month_paise: 299_700,
      price_12_month_paise: 1_198_800,
      discount_12_month: 20,
    })
    .where('id', '=', 1)
    .execute();

/** What every machine needs, and a plan with prices: see `databaseForFile`. */
export async function fillPriced(db: Kysely<Database>): Promise<void> {
  await fillBasics(db);
  await pricePlan(db);
}
