/** What purchase journeys share: a supplier with machines, the gateway's window, and what both sides record in the end. */
import type { FrameLocator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { openAccount, type Person } from './accounts.ts';
import { addMachine, type Caller, callerOf, dashboard, openAs } from './owners.ts';
import { expectSoon, type Open, type VisitOptions } from './visitor.ts';

/** The gateway's simulator. */
export const gatewayUrl = inject('gatewayUrl');

/** Calls the gateway's simulator; a real gateway has no such calls. */
export async function askGateway<Answer>(path: string, body?: object): Promise<Answer> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const answer = await fetch(gatewayUrl + path, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export interface Buyer extends Caller {
  readonly person: Person;
  /** Names of the machines. */
  readonly machines: readonly string[];
}

/** A new person with machines of their own. */
export async function openBuyer(count = 1): Promise<Buyer> {
  const person = await openAccount();
  const caller = await callerOf(person);
  const machines = Array.from(
    { length: count },
    (_, index) => `Backhoe loader ${index + 1} of ${person.phone.slice(-4)}`,
  );
  for (const name of machines) await addMachine(caller, name);
  return { ...caller, person, machines };
}

interface Bought {
  readonly id: string;
  readonly orderId: string;
  readonly state: string;
  readonly equipmentIds: readonly string[];
}
export const purchasesOf = async ({ read }: Caller): Promise<readonly Bought[]> =>
  (await read('/Subscription/GetPurchasedSubscriptionsByUserId')) as unknown as readonly Bought[];

const planPath = '/subscription-plan';
export const openPlans = (open: Open, { person }: Buyer, options?: VisitOptions) =>
  openAs(open, person, planPath, options);

/** Chooses a plan for a month and a machine, and presses Buy. */
export async function buy(page: Page, machine: string, plan = 'ECONOMY'): Promise<void> {
  await page.getByRole('tab', { name: '1 month' }).click();
  await page.getByRole('radio', { name: plan }).check();
  await page.getByRole('checkbox', { name: machine }).check();
  await page.getByRole('button', { name: 'Buy', exact: true }).click();
}

/** The gateway's own page in its window. */
export const checkoutIn = (page: Page): FrameLocator => page.frameLocator('iframe[title="Payment"]');
type Outcome = 'Succeed' | 'Fail' | 'Drop';
export async function end(page: Page, outcome: Outcome, way = 'Card'): Promise<void> {
  const checkout = checkoutIn(page);
  await checkout.getByRole('tab', { name: way }).click();
  await checkout.getByRole('button', { name: outcome }).click();
}

export const panel = (page: Page) => page.getByRole('region', { name: 'Payment', exact: true });
export const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
/** The end of every successful purchase: the list, with the receipt above it. */
export async function expectBought(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname.endsWith('/subscription-admin'), { timeout: 15_000 });
  await page.getByRole('heading', { name: 'Payment successful!' }).waitFor();
}

/** Continues on another page of the same person and device; the previous one is closed. */
export async function reopen(page: Page, path = planPath): Promise<Page> {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto(dashboard + path);
  await next.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return next;
}

/** The pending order kept on this device. */
export async function keptOrder(page: Page): Promise<string> {
  const read = async () => {
    const kept = await page.evaluate(
      () => Object.entries(localStorage).find(([name]) => name.startsWith('yantra.order.'))?.[1] ?? '',
    );
    return kept.replace(/ .*/, '');
  };
  await expectSoon(read).toMatch(/^order_/);
  return read();
}

interface Books {
  readonly orders: readonly { readonly takenPaise: number; readonly returnedPaise: number }[];
}
/** The gateway charged once and refunded nothing, and there is one purchase. */
export async function expectBoughtOnce(buyer: Buyer, orderId: string): Promise<void> {
  await expectSoon(async () => (await purchasesOf(buyer)).map((one) => one.orderId)).toEqual([orderId]);
  const { orders } = await askGateway<Books>(`/ledger?orderId=${orderId}`);
  expect(orders).toHaveLength(1);
  expect(orders[0]?.takenPaise).toBeGreaterThan(0);
  expect(orders[0]?.returnedPaise).toBe(0);
}
