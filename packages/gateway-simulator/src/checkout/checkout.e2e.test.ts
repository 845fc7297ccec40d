import { byHalves, more, otherHalf } from '@yantra/testing/sample';
import axe, { type RunOptions } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type RunningSimulator, startSimulator } from '../main.ts';
import { credentials, merchant, orderRequest } from '../testing/harness.ts';
import { type HostShop, openHostShop } from '../testing/host-shop.ts';

let browser: Browser;
let gateway: RunningSimulator;
let shop: HostShop;
let orders = 0;
const complaints: string[] = [];
const told: string[] = [];

beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'));
  gateway = await startSimulator({
    ...credentials,
    port: 0,
    deliver: (_url, { body }) => {
      told.push((JSON.parse(body) as { type: string }).type);
      return Promise.resolve({ status: 200 });
    },
  });
  shop = await openHostShop(gateway.url);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
  await gateway.close();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  told.length = 0;
  expect(complaints.splice(0)).toEqual([]);
});

async function makeOrder(more: Record<string, unknown> = {}): Promise<{ orderId: string; session: string }> {
  orders += 1;
  const orderId = `order_${orders}`;
  const answer = await fetch(`${gateway.url}/pg/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...merchant },
    body: JSON.stringify(orderRequest({ order_id: orderId, order_amount: 123_456.7, ...more })),
  });
  const { payment_session_id: session } = (await answer.json()) as { payment_session_id: string };
  return { orderId, session };
}

async function statusOf(orderId: string): Promise<unknown> {
  const answer = await fetch(`${gateway.url}/pg/orders/${orderId}`, { headers: merchant });
  return ((await answer.json()) as { order_status: unknown }).order_status;
}

async function visit(url: string, size = { width: 360, height: 740 }): Promise<Page> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url);
  return page;
}

/** Presses Buy in the shop; the checkout opens in a frame. */
async function buy(session: string, target = '_modal') {
  const page = await visit(`${shop.url}/?session=${session}&target=${encodeURIComponent(target)}`);
  await page.getByRole('button', { name: 'Buy' }).click();
  const checkout = page.frameLocator('iframe[title="Payment"]');
  return { page, checkout, result: () => page.getByRole('status').textContent() };
}
const expectResult = (result: () => Promise<string | null>) =>
  expect.poll(async () => JSON.parse((await result()) || 'null') as unknown, { timeout: 5_000 });

describe('the checkout in a window over the shop', () => {
  for (const [rows, half] of byHalves(['Card', 'UPI', 'Net banking'])) {
    test.each(rows)('takes money by %s, with the shop’s strict policy in force', half, async (way) => {
      const { orderId, session } = await makeOrder();
      const { page, checkout, result } = await buy(session);
      await checkout.getByRole('heading', { name: 'Pay ₹1,23,456.70' }).waitFor();
      await checkout.getByRole('tab', { name: way }).click();
      await checkout.getByRole('button', { name: 'Succeed' }).click();
      await expectResult(result).toEqual({ paymentDetails: { paymentMessage: 'Payment successful' } });
      expect(await statusOf(orderId)).toBe('PAID');
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Buy');
      expect(told).toEqual(['PAYMENT_SUCCESS_WEBHOOK']);
    });
  }

  test('lets the person try again after a failure, on the same order', more, async () => {
    const { orderId, session } = await makeOrder();
    const { checkout, result } = await buy(session);
    await checkout.getByRole('button', { name: 'Fail' }).click();
    await checkout.getByRole('alert').getByText('The payment failed.').waitFor();
    expect([await result(), await statusOf(orderId)]).toEqual(['', 'ACTIVE']);
    await checkout.getByRole('button', { name: 'Succeed' }).click();
    await expectResult(result).toMatchObject({ paymentDetails: {} });
    expect(told).toEqual(['PAYMENT_FAILED_WEBHOOK', 'PAYMENT_SUCCESS_WEBHOOK']);
  });

  test('says that an order has ended which the shop has ended meanwhile', async () => {
    const { orderId, session } = await makeOrder();
    const { checkout } = await buy(session);
    const body = JSON.stringify({ order_status: 'TERMINATED' });
    const headers = { 'content-type': 'application/json', ...merchant };
    await fetch(`${gateway.url}/pg/orders/${orderId}`, { method: 'PATCH', headers, body });
    await checkout.getByRole('button', { name: 'Succeed' }).click();
    await checkout.getByRole('alert').getByText('This order takes no payment any more.').waitFor();
    // The browser itself reports the refusal.
    await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  });

  test('tells the shop when the person leaves by Drop', async () => {
    const { orderId, session } = await makeOrder();
    const { checkout, result } = await buy(session);
    await checkout.getByRole('button', { name: 'Drop' }).click();
    await expectResult(result).toMatchObject({ error: { code: 'payment_dropped' } });
    expect([await statusOf(orderId), told]).toEqual(['ACTIVE', ['PAYMENT_USER_DROPPED_WEBHOOK']]);
  });

  test(
    'tells the shop when the window is closed, by its button or the Escape key, inside and outside',
    otherHalf,
    async () => {
      const { session } = await makeOrder();
      for (const close of ['button', 'outside', 'inside'] as const) {
        const { page, checkout, result } = await buy(session);
        await checkout.getByRole('button', { name: 'Succeed' }).waitFor();
        if (close === 'button') await page.getByRole('button', { name: 'Close' }).click();
        else if (close === 'outside') await page.keyboard.press('Escape');
        else await checkout.getByRole('tab', { name: 'Card' }).press('Escape');
        await expectResult(result).toMatchObject({ error: { code: 'payment_closed' } });
      }
      expect(told).toEqual([]);
    },
  );

  test('believes no message but the checkout’s own', async () => {
    const { session } = await makeOrder();
    const { page, checkout, result } = await buy(session);
    await checkout.getByRole('button', { name: 'Succeed' }).waitFor();
    await page.evaluate(() =>
      window.postMessage({ gateway: 'checkout', kind: 'finished', message: 'forged' }, location.origin),
    );
    await page.getByRole('button', { name: 'Close' }).click();
    await expectResult(result).toMatchObject({ error: { code: 'payment_closed' } });
  });

  test('says that a payment is being confirmed while it is pending', more, async () => {
    const customer_details = { customer_id: 'user_7', customer_phone: '9876543210', customer_name: 'SIM pending' };
    const { session } = await makeOrder({ customer_details });
    const { checkout, result } = await buy(session);
    await checkout.getByRole('button', { name: 'Succeed' }).click();
    await expectResult(result).toEqual({ paymentDetails: { paymentMessage: 'Your payment is being confirmed.' } });
  });

  test('refuses to open without a session', async () => {
    const { page, result } = await buy('');
    await expectResult(result).toMatchObject({ error: { code: 'payment_session_id_invalid' } });
    expect(await page.locator('iframe').count()).toBe(0);
  });
});

test('the window over the shop is as light or dark as the shop, whatever the person’s system is', more, async () => {
  const { session } = await makeOrder();
  for (const scheme of ['light', 'dark'] as const) {
    const page = await visit(`${shop.url}/?session=${session}`);
    await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
    await page.evaluate((wanted) => (document.documentElement.style.colorScheme = wanted), scheme);
    await page.getByRole('button', { name: 'Buy' }).click();
    const body = page.frameLocator('iframe[title="Payment"]').locator('body');
    const ground = () => body.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(ground).toBe(scheme === 'light' ? 'rgb(255, 252, 246)' : 'rgb(21, 23, 26)');
  }
});

describe('the checkout elsewhere', () => {
  test('stands inside an element of the shop', more, async () => {
    const { session } = await makeOrder();
    const { checkout, result } = await buy(session, '#inside');
    await checkout.getByRole('button', { name: 'Succeed' }).click();
    await expectResult(result).toMatchObject({ paymentDetails: {} });
  });

  test('takes the whole page and goes back to return_url with the order’s id', async () => {
    const { orderId, session } = await makeOrder({
      order_meta: { return_url: `${shop.url}/?order={order_id}` },
    });
    const { page } = await buy(session, '_self');
    await page.getByRole('button', { name: 'Succeed' }).click();
    await expect.poll(() => page.url(), { timeout: 5_000 }).toBe(`${shop.url}/?order=${orderId}`);
  });

  test('is all usable by keyboard', async () => {
    const { orderId, session } = await makeOrder({ order_meta: undefined });
    const page = await visit(`${gateway.url}/checkout/${session}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { name: 'Net banking', selected: true }).count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('upi-id');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    const ledger = await (await fetch(`${gateway.url}/ledger?orderId=${orderId}`)).json();
    expect(ledger).toMatchObject({ orders: [{ status: 'PAID', payments: [{ group: 'upi' }] }] });
    await page.reload();
    await page.getByText('This order is already paid.').waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
  });

  test('nobody knows of says so', async () => {
    const answer = await fetch(`${gateway.url}/checkout/session_guess`);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('There is no such payment.')]);
  });
});

const wcag: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] },
};

test(
  'the checkout has no fault by WCAG 2.2 AA at 360 px and does not scroll sideways, light and dark',
  otherHalf,
  async () => {
    const { session } = await makeOrder();
    const faults: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visit(`${gateway.url}/checkout/${session}`);
      await page.emulateMedia({ colorScheme });
      await page.evaluate(axe.source);
      for (const way of ['Card', 'UPI', 'Net banking']) {
        await page.getByRole('tab', { name: way }).click();
        if (way === 'UPI') {
          await page.getByRole('button', { name: 'Fail' }).click();
          await page.getByRole('alert').getByText('The payment failed.').waitFor();
        }
        const { violations } = await page.evaluate(
          (options) => (globalThis as unknown as { readonly axe: typeof axe }).axe.run(document, options),
          wcag,
        );
        faults.push(...violations.map(({ id, nodes }) => `${colorScheme} ${way} ${id} ${nodes[0]?.html ?? ''}`));
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) faults.push(`${colorScheme} ${way} stands out by ${over} px`);
      }
    }
    expect(faults).toEqual([]);
  },
);

test('the window over the shop has no fault by WCAG 2.2 AA', more, async () => {
  const { session } = await makeOrder();
  const { page, checkout } = await buy(session);
  await checkout.getByRole('button', { name: 'Succeed' }).waitFor();
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) =>
      (globalThis as unknown as { readonly axe: typeof axe }).axe.run(document.body, { ...options, iframes: false }),
    wcag,
  );
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
});
