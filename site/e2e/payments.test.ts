import { text as textOf } from 'node:stream/consumers';
import type { PurchasedPlan } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import { more, otherHalf, sampleOf } from '@yantra/testing/sample';
import type { Page, Route } from 'playwright-core';
import { accountMenu, demoAdmin, demoSupplier, loggedIn, logIn } from './accounts.ts';
import { ask } from './api.ts';
import {
  askGateway,
  buy,
  checkoutIn,
  reopen,
  end,
  expectBought,
  expectBoughtOnce,
  gatewayUrl,
  openBuyer,
  openPlans,
  keptOrder,
  panel,
  purchasesOf,
  says,
} from './buying.ts';
import { accessibilityFaults, overflowing, wcag } from './faults.ts';
import { type Caller, callerOf, dashboard, go, openAs } from './owners.ts';
import { describe, desktop, expect, expectSoon, phone, siteUrl, test } from './visitor.ts';

/** A plan on sale. */
interface Sold {
  readonly id: number;
  readonly equipmentCount: number;
  readonly finalPrice1Month: number;
}

const boughtBy = async ({ read }: Caller): Promise<readonly PurchasedPlan[]> =>
  (await read('/Subscription/GetPurchasedSubscriptionsByUserId')) as unknown as readonly PurchasedPlan[];

/** As if offline: the request is never sent. */
const neverSent = (route: Route) => route.abort();

const ways = [
  ['Card', 'credit_card'],
  ['UPI', 'upi'],
  ['Net banking', 'net_banking'],
] as const;

describe('changing to a larger plan', () => {
  test(
    'credits the rest to the paisa: on screen, at the gateway, on invoice and credit note',
    otherHalf,
    async ({ open }) => {
      const buyer = await openBuyer();
      const page = await openPlans(open, buyer, { viewport: phone });
      await buy(page, buyer.machines[0] ?? '');
      await end(page, 'Succeed', 'UPI');
      await expectBought(page);
      const [before] = await boughtBy(buyer);
      const plans = (await buyer.read('/Subscription/GetSubscriptions')) as unknown as readonly Sold[];
      const larger = plans
        .filter((plan) => plan.equipmentCount > (before?.equipmentCount ?? 0) && plan.finalPrice1Month > 0)
        .toSorted((one, other) => one.equipmentCount - other.equipmentCount)[0];
      const credit = before?.finalPrice ?? 0;
      const toPay = (larger?.finalPrice1Month ?? 0) - credit;
      expect(toPay).toBeGreaterThan(0);
      await page.goto(`${dashboard}/subscription-plan?upgradeOf=${before?.id}&plan=${larger?.id}`);
      // On its first day the whole price is credited.
      await says(page, `-${formatRupees(credit, 2)}`);
      await says(page, formatRupees(toPay, 2));
      expect(await overflowing(page)).toEqual([]);
      await page.getByRole('button', { name: 'Buy', exact: true }).click();
      const orderId = await keptOrder(page);
      await end(page, 'Succeed', 'UPI');
      await expectBought(page);
      const { orders } = await askGateway<{ orders: readonly { takenPaise: number }[] }>(`/ledger?orderId=${orderId}`);
      expect(orders).toMatchObject([{ takenPaise: Math.round(toPay * 100) }]);
      const [after, former] = await boughtBy(buyer);
      expect(after).toMatchObject({ state: 'running', finalPrice: larger?.finalPrice1Month, orderId });
      expect(former).toMatchObject({ id: before?.id, state: 'ended', creditAmount: credit });
      for (const name of [`Invoice ${after?.invoiceNumber}`, `Credit note ${former?.creditNoteNumber}`]) {
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name }).click();
        expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
      }
    },
  );
});

describe('buying a subscription', () => {
  test.for(ways)('by %s', more, async ([way, group], { open }) => {
    const buyer = await openBuyer();
    const page = await openPlans(open, buyer);
    await buy(page, buyer.machines[0] ?? '');
    const orderId = await keptOrder(page);
    await end(page, 'Succeed', way);
    await expectBought(page);
    await expectBoughtOnce(buyer, orderId);
    const { json } = await buyer.post('/Payment/GetOwnPayments', {});
    expect(json['data']).toMatchObject([{ orderId, paymentGroup: group, paymentStatus: 'SUCCESS' }]);
  });

  // spec: supplier.does, purchase.buy, purchase.done, says.payment-failed, says.purchased
  test('that fails, then succeeds on the same order', async ({ open }) => {
    const buyer = await openBuyer();
    const page = await openPlans(open, buyer);
    await buy(page, buyer.machines[0] ?? '');
    await end(page, 'Fail');
    await checkoutIn(page).getByText('The payment failed.').waitFor();
    const orderId = await keptOrder(page);
    await page.getByRole('dialog', { name: 'Payment' }).getByRole('button', { name: 'Close' }).click();
    await says(page, 'Payment failed. Please try again later.');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await end(page, 'Succeed', 'UPI');
    await expectBought(page);
    await expectBoughtOnce(buyer, orderId);
  });

  test('that is abandoned costs nothing', more, async ({ open }) => {
    const buyer = await openBuyer();
    const page = await openPlans(open, buyer);
    await buy(page, buyer.machines[0] ?? '');
    await end(page, 'Drop');
    await says(page, 'You closed the payment before it was finished. Nothing was taken.');
    expect(await purchasesOf(buyer)).toEqual([]);
  });

  test('at another price than the plan’s is refused', more, async ({ open }) => {
    const buyer = await openBuyer();
    const page = await openPlans(open, buyer, { provokes: /409/ });
    await page.route('**/api/Payment/payment', (route) =>
      route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), amount: 1 }) }),
    );
    await buy(page, buyer.machines[0] ?? '');
    await says(page, 'The price of this plan has changed. Please check it and try again.');
    expect(await page.getByRole('dialog', { name: 'Payment' }).count()).toBe(0);
    expect(await purchasesOf(buyer)).toEqual([]);
  });

  test('with a pending payment waits, and is completed once the gateway has it', more, async ({ open }) => {
    const buyer = await openBuyer();
    const page = await openPlans(open, buyer);
    await buy(page, buyer.machines[0] ?? '');
    const orderId = await keptOrder(page);
    await askGateway('/rules', { do: 'pending', orderId });
    await end(page, 'Succeed');
    await page.getByRole('heading', { name: 'Your payment is being confirmed' }).waitFor({ timeout: 15_000 });
    expect(await purchasesOf(buyer)).toEqual([]);
    await askGateway('/rules/advance', { orderId });
    await expectBought(page);
    await expectBoughtOnce(buyer, orderId);
  });

  test('in two tabs at once buys once', more, async ({ open }) => {
    const buyer = await openBuyer();
    const [machine = ''] = buyer.machines;
    const page = await openPlans(open, buyer);
    const other = await page.context().newPage();
    await other.goto(`${dashboard}/subscription-plan`);
    await Promise.all([buy(page, machine), buy(other, machine)]);
    const orderId = await keptOrder(page);
    await Promise.all(
      [checkoutIn(page), checkoutIn(other)].map((one) => one.getByRole('button', { name: 'Succeed' }).waitFor()),
    );
    await end(page, 'Succeed');
    await expectBought(page);
    // The gateway takes no second payment for an order; that tab finds the purchase of the first.
    const answered = other.waitForResponse(/\/checkout\/.+\/pay/);
    await end(other, 'Succeed', 'UPI');
    await answered;
    await go(other, '/subscription-admin');
    await other.getByRole('table').getByText('ECONOMY').first().waitFor();
    await expectBoughtOnce(buyer, orderId);
  });
});

/** When a tab is closed, and what is left to do when the person comes back. */
const closings: readonly {
  readonly when: string;
  readonly close: (page: Page, machine: string) => Promise<void>;
  readonly finish?: (page: Page) => Promise<void>;
}[] = [
  {
    when: 'after Buy',
    close: async (page, machine) => {
      await page.route('**/js/v3/cashfree.js', neverSent);
      await buy(page, machine);
      await keptOrder(page);
      await page.unrouteAll();
    },
    finish: payOn,
  },
  {
    when: 'in the gateway’s window',
    close: async (page, machine) => {
      await buy(page, machine);
      await checkoutIn(page).getByRole('tab', { name: 'UPI' }).click();
    },
    finish: payOn,
  },
  {
    when: 'after paying, before the answer',
    close: async (page, machine) => {
      await page.route('**/api/Payment/VerifyPayment**', () => new Promise(() => undefined));
      await buy(page, machine);
      const asked = page.waitForRequest('**/api/Payment/VerifyPayment**');
      await end(page, 'Succeed');
      await asked;
    },
  },
  {
    when: 'before the purchase is posted',
    close: async (page, machine) => {
      await page.route('**/api/Subscription/AddUserPurchaseSubs', () => new Promise(() => undefined));
      await buy(page, machine);
      const asked = page.waitForRequest('**/api/Subscription/AddUserPurchaseSubs');
      await end(page, 'Succeed');
      await asked;
    },
  },
];

async function payOn(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'This order is not paid yet' }).waitFor();
  await panel(page).getByRole('button', { name: 'Continue payment' }).click();
  await end(page, 'Succeed');
}

describe('a tab that is closed', () => {
  // spec: purchase.kept
  test.for(sampleOf(closings))('$when loses nothing', otherHalf, async ({ close, finish }, { open }) => {
    const buyer = await openBuyer();
    const page = await openPlans(open, buyer, { provokes: /cashfree\.js/ });
    await close(page, buyer.machines[0] ?? '');
    const orderId = await keptOrder(page);
    const next = await reopen(page);
    await finish?.(next);
    await expectBought(next);
    await expectBoughtOnce(buyer, orderId);
    // Another visit shows the one purchase, and no pending order.
    await go(next, '/subscription-admin');
    await next.getByRole('table').getByText('ECONOMY').first().waitFor();
    expect(await panel(next).count()).toBe(0);
  });
});

describe('what was bought', () => {
  // spec: purchases.list, machines.row-arrow
  test('is listed with its machines, its payment and a receipt', more, async ({ open }) => {
    const buyer = await openBuyer();
    const page = await openPlans(open, buyer, { acceptDownloads: true });
    await buy(page, buyer.machines[0] ?? '');
    await end(page, 'Succeed');
    await expectBought(page);
    await go(page, '/subscription-admin');
    await page
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click();
    await page
      .getByText(buyer.machines[0] ?? '')
      .first()
      .waitFor();
    await page
      .getByRole('table')
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Receipt' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    expect((await textOf(await file.createReadStream())).slice(0, 5)).toBe('%PDF-');
    await go(page, '/payments');
    await page.getByRole('table').getByText('SUCCESS').first().waitFor();
  });

  // spec: dashboard.product, about.product
  test('decides what the public sees: a machine without a subscription is in no public list, and its supplier is told why', async ({
    open,
  }) => {
    const buyer = await openBuyer();
    const [name = ''] = buyer.machines;
    const isPublic = async () =>
      (await ask(`/api/Equipment/SearchEquipments?searchTerm=${encodeURIComponent(name)}`)).text.includes(name);
    expect(await isPublic()).toBe(false);
    const page = await openAs(open, buyer.person, '/equipments-list');
    await page.getByRole('table').getByText(name).first().waitFor();
    await page
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click();
    await says(page, 'Not listed: it is in no subscription.');
    await go(page, '/subscription-plan');
    await buy(page, name);
    await end(page, 'Succeed');
    await expectBought(page);
    await expect.poll(isPublic, { timeout: 15_000 }).toBe(true);
  });
});

test(
  'machines whose purchase has ended are not in the public list, and the supplier is told why',
  otherHalf,
  async ({ open }) => {
    const supplier = await callerOf(demoSupplier);
    const ended = (await purchasesOf(supplier)).find(({ state }) => state === 'ended');
    const ids = ended?.equipmentIds ?? [];
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect((await ask(`/api/Equipment/GetEquipmentById?id=${id}`)).status).toBe(404);
    const { name } = await supplier.read(`/Equipment/GetEquipmentById?id=${ids[0]}`);
    const listed = await ask(`/api/Equipment/SearchEquipments?searchTerm=${encodeURIComponent(String(name))}`);
    for (const id of ids) expect(listed.text).not.toContain(id);

    const page = await openAs(open, demoSupplier, `/equipments-list?search=${encodeURIComponent(String(name))}`);
    const row = page.getByRole('row').filter({ hasText: 'Plan ended' }).first();
    await row.getByRole('button', { name: /^Details of/ }).click();
    await says(page, /^Not listed: its subscription ended on /);
    await page.getByRole('link', { name: 'Renew' }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/subscription-plan'));
    await page.getByRole('heading', { level: 1, name: 'Renew Subscription' }).waitFor();
  },
);

describe('an admin', () => {
  // spec: admin.does, role.subscriptions, screen.subscription-plan, screen.subscription-admin, says.plan-created
  // spec: says.plan-updated
  test('adds a plan and edits it', async ({ open }) => {
    const name = `SEASON ${String(Math.random()).slice(2, 7)}`;
    const page = await openAs(open, demoAdmin, '/subscription-add');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel(/^Equipment count/).fill('4');
    await page.getByRole('textbox', { name: 'Price (1 Month)', exact: true }).fill('1999.50');
    await page.getByRole('textbox', { name: 'Discount % (1 Month)', exact: true }).fill('10');
    await expectSoon(() => page.getByRole('textbox', { name: 'Final price (1 Month)', exact: true }).inputValue()).toBe(
      '₹1,799.55',
    );
    await page.getByRole('button', { name: 'SAVE' }).click();
    await says(page, 'Subscription Created Successfully!');
    const supplier = await callerOf(demoAdmin);
    const plans = (await supplier.read('/Subscription/GetSubscriptions')) as unknown as readonly {
      readonly id: number;
      readonly name: string;
    }[];
    const plan = plans.find((one) => one.name === name);
    await go(page, `/subscription-admin/edit/${plan?.id}`);
    await page.getByRole('textbox', { name: 'Discount % (1 Month)', exact: true }).fill('20');
    await page.getByRole('button', { name: 'SAVE' }).click();
    await says(page, 'Subscription Updated Successfully!');
    expect(await supplier.read(`/Subscription/GetSubscriptionById?id=${plan?.id}`)).toMatchObject({
      finalPrice1Month: 1599.6,
      equipmentCount: 4,
    });
  });

  // spec: payments.list, role.payments
  test('finds a payment, and exports the list', more, async ({ open }) => {
    const page = await openAs(open, demoAdmin, '/admin-payments', { acceptDownloads: true });
    await page.getByRole('searchbox').fill('Asha');
    await page.getByRole('table').getByText('Asha Patil').first().waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const text = await textOf(await (await download).createReadStream());
    expect(text.split('\n')[0]).toContain('"User","Phone","Completed","Amount","Paid by","Status"');
    expect(text).toContain('Asha Patil');
  });
});

const screens = [
  { role: 'a supplier', person: demoSupplier, paths: ['/subscription-admin', '/subscription-plan', '/payments'] },
  {
    role: 'an admin',
    person: demoAdmin,
    paths: ['/subscription-admin', '/subscription-add', '/subscription-admin/view/1', '/admin-payments'],
  },
];

// spec: screen.subscription-admin, screen.payments
test.for(sampleOf(screens))(
  'the screens of $role have no accessibility fault, on a desktop and at 360 px',
  otherHalf,
  async ({ person, paths }, { open }) => {
    const page = await openAs(open, person, '');
    const faults: string[] = [];
    for (const path of sampleOf(paths)) {
      await page.setViewportSize(desktop);
      await go(page, path);
      await expectSoon(() => page.locator('[aria-busy=true]').count()).toBe(0);
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size);
        const found = [...(await accessibilityFaults(page, wcag)), ...(await overflowing(page))];
        faults.push(...found.map((fault) => `${path} ${size.width}: ${fault}`));
      }
      await page.getByText('TEST: simulated gateway, no money moves').waitFor();
    }
    expect(faults).toEqual([]);
  },
);

describe('a page', () => {
  const policyOf = async (path: string) => {
    const answer = await fetch(siteUrl + path);
    return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
  };

  test('allows the gateway only below /dashboard, and says TEST in its first HTML', async () => {
    const { html, policy } = await policyOf('/dashboard/subscription-plan');
    expect(policy).toContain(`script-src 'self' ${gatewayUrl};`);
    expect(policy).toContain(`frame-src ${gatewayUrl};`);
    expect(html).toContain('TEST: simulated gateway, no money moves');
    for (const path of ['/', '/equipments', '/equipment-details?id=x', '/contact-us', '/log-in', '/nothing']) {
      const other = await policyOf(path);
      expect(other.policy, path).toContain("script-src 'self';");
      expect(other.policy, path).not.toContain(gatewayUrl);
      expect(other.policy, path).not.toContain('frame-src');
    }
  });

  test('of the site loads the dashboard with the dashboard’s policy, also by Back', more, async ({ open }) => {
    const page = await open(`${siteUrl}/`);
    await logIn(page, demoSupplier);
    await accountMenu(page, demoSupplier.name).click();
    await page.getByRole('menuitem', { name: 'My Subscriptions' }).click();
    await page.getByRole('heading', { level: 1, name: 'My Subscriptions' }).waitFor();
    expect(await page.locator('meta[name="yantra-gateway"]').count()).toBe(1);
    await page.goto(`${siteUrl}/contact-us`);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'My Subscriptions' }).waitFor();
    expect(await page.locator('meta[name="yantra-gateway"]').count()).toBe(1);
  });

  // spec: screen.static, calls.test-page, says.payment-successful
  test('for developers creates, pays and verifies an order step by step', more, async ({ open }) => {
    const buyer = await openBuyer();
    const page = await open(`${siteUrl}/cashfree-payment-gateway`, await loggedIn(buyer.person));
    await page.getByRole('button', { name: 'Create order' }).click();
    const answers = page.getByRole('region', { name: 'Answers' });
    await answers.getByText('payment_session_id').waitFor();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await end(page, 'Succeed', 'UPI');
    await answers.getByText('paymentDetails').waitFor();
    await page.getByRole('button', { name: 'Verify' }).click();
    await answers.getByText('Payment successful!').waitFor();
    await page.getByRole('button', { name: 'Add the purchase' }).click();
    await answers.getByText('Subscription purchased successfully!').waitFor();
    expect(await purchasesOf(buyer)).toHaveLength(1);
  });
});
