import { setTimeout } from 'node:timers/promises';
import { testPassword } from '../signed-in.ts';
import type { GatewayForChaos } from './gateway.ts';
import type { Purchase } from './purchase.ts';
import { machineOf, phoneOf } from './stock.ts';

/** How long a customer waits after a busy server's refusal. */
const busyMs = 500;

/** Where a customer's requests go: one server, or one of several. */
export interface Reach {
  /** The base address of a server that is up. */
  url(): Promise<string>;
}

interface Answer {
  readonly status: number;
  readonly body: { readonly data?: { readonly order_id?: string; readonly access_token?: string } };
}

/** A customer who tries again when the line fails, like the site. */
export interface Customer {
  /** Logs in, unless they are. */
  arrive(): Promise<void>;
  /** Buys for one machine, as far as they stay. */
  buy(purchase: Omit<Purchase, 'customer'>): Promise<void>;
}

/** One of those the database is stocked with. */
export function createCustomer(customer: number, reach: Reach, gateway: GatewayForChaos): Customer {
  let token: string | undefined;

  async function post(path: string, body: object): Promise<Answer> {
    // A server that is killed answers nothing; the next one is waited for.
    for (let tries = 0; ; tries += 1) {
      const url = await reach.url();
      try {
        const headers = {
          'content-type': 'application/json',
          // Everybody has a line of their own, as limits are kept by it.
          'x-forwarded-for': `198.18.${customer >> 8}.${customer % 256}`,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        };
        const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        const answer = { status: response.status, body: (await response.json()) as Answer['body'] };
        if (answer.status !== 503 || tries > 20) return answer;
        // Repeating at once only adds to the load, and meets the limits of log-ins.
        await setTimeout(busyMs);
      } catch (error) {
        if (tries > 200) throw error;
      }
    }
  }

  async function logIn(): Promise<void> {
    token = undefined;
    const answer = await post('/Login/Login', { userName: phoneOf(customer), password: testPassword });
    token = answer.body.data?.access_token;
    if (token === undefined) throw new Error(`Customer ${customer} could not log in: ${answer.status}`);
  }

  async function arrive(): Promise<void> {
    if (token === undefined) await logIn();
  }

  async function authorised(path: string, body: object): Promise<Answer> {
    await arrive();
    const answer = await post(path, body);
    if (answer.status !== 401) return answer;
    await logIn();
    return post(path, body);
  }

  async function buy({ machine, leavesAfter, pays }: Omit<Purchase, 'customer'>): Promise<void> {
    const started = await authorised('/Payment/payment', {
      amount: 999,
      subscriptionId: 1,
      subscriptionPeriod: 1,
      selectedEquipmentIds: [machineOf(customer, machine)],
    });
    const orderId = started.body.data?.order_id;
    if (orderId === undefined) throw new Error(`No order: ${started.status} ${JSON.stringify(started.body)}`);
    if (leavesAfter === 'start' && pays === 'not') return;
    await gateway.pay(orderId, pays);
    if (leavesAfter !== 'verify' && leavesAfter !== 'never') return;
    await authorised(`/Payment/VerifyPayment?id=${orderId}`, {});
    if (leavesAfter === 'never') await authorised('/Subscription/AddUserPurchaseSubs', { payment: { orderId } });
  }

  return { arrive, buy };
}
