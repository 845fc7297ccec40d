import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './subscription-plan.stories.tsx';

const all = composeStories(stories);
const { Bought, Cards, Chosen, Confirming, Full, Open, Renewal, TwoMonths } = all;
const card = (name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const machine = (name: RegExp) => page.getByRole('checkbox', { name });

const isInSight = (element: Element) => {
  const { top } = element.getBoundingClientRect();
  return top > -1 && top < innerHeight / 2;
};

describe('buying a subscription', () => {
  // spec: plan-cards.tabs, plan-cards.best-seller, plan-cards.units
  test('shows a period’s prices by keyboard only', async () => {
    await Cards.run();
    await expect.poll(() => page.getByRole('tab').elements().length).toBe(4);
    await userEvent.click(page.getByRole('tab', { name: '1 month' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: '6 months' })).toHaveFocus();
    const economy = card('ECONOMY');
    await expect.element(economy.getByText('BEST SELLER')).toBeVisible();
    await expect.element(economy.getByText('₹6,750')).toBeVisible();
    await expect.element(economy.getByText('/ 6 mo')).toBeVisible();
    await expect.element(economy.getByText('25% Off')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect.element(economy.getByText('₹12,600')).toBeVisible();
    await expect.element(economy.getByText('/ 1 year')).toBeVisible();
    await expect.element(economy.getByText('BEST SELLER')).not.toBeInTheDocument();
  });

  // spec: plan-cards.images
  test('draws a placeholder for a picture that fails to load', async () => {
    await all.BrokenPictures.run();
    await expect.poll(() => document.querySelectorAll('.y-dashboard__pick').length).toBeGreaterThan(0);
    await expect.poll(() => document.querySelectorAll('.y-dashboard__choice > .y-dashboard__picks img').length).toBe(0);
    expect(document.querySelectorAll('.y-dashboard__pick .y-dashboard__thumb > *').length).toBeGreaterThan(0);
  });

  // spec: plan-cards.buy, rule.buy
  test('asks for a machine before anything can be bought', async () => {
    await Cards.run();
    await expect.element(page.getByRole('button', { name: 'Buy' })).toBeDisabled();
    await userEvent.click(page.getByRole('radio', { name: 'ECONOMY' }));
    await expect.element(page.getByRole('button', { name: 'Buy' })).toBeDisabled();
    await userEvent.click(machine(/^ACE 14XW ₹/));
    await expect.element(page.getByRole('button', { name: 'Buy' })).toBeEnabled();
  });

  test('shows all plans above the price on a phone, and scrolls to the machines if none is selected', async () => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(1280, 900));
    await Cards.run();
    await userEvent.click(page.getByRole('radio', { name: 'ECONOMY' }));
    for (const plan of document.querySelectorAll('.y-dashboard__plan'))
      expect(plan.getBoundingClientRect().height).toBeLessThan(110);
    await userEvent.click(page.getByRole('button', { name: 'Buy' }), { force: true });
    await expect.poll(() => document.activeElement?.closest('.y-dashboard__picks')).toBeTruthy();
    await expect.poll(() => isInSight(document.activeElement as Element)).toBe(true);
  });

  test('starts with the smallest plan for all machines, and describes how the others fit', async () => {
    await Cards.run();
    await expect.element(page.getByRole('radio', { name: 'FLEET' })).toBeChecked();
    await expect.element(card('FLEET').getByText(/^Fits your \d+ machines$/)).toBeVisible();
    await expect.element(card('STARTER').getByText(/^Holds 2 of your \d+$/)).toBeVisible();
    await expect.element(card('ECONOMY').getByText('You have this plan')).toBeVisible();
    // A smaller plan can still be selected.
    await expect.element(page.getByRole('radio', { name: 'STARTER' })).toBeEnabled();
  });

  test('marks the user’s own plan before anything is selected, even if it is the best seller', async () => {
    await Cards.run();
    await userEvent.click(page.getByRole('tab', { name: '6 months' }));
    await expect.element(card('ECONOMY').getByText('BEST SELLER')).toBeVisible();
    await expect.element(card('ECONOMY').getByText('You have this plan')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'ECONOMY' })).not.toBeChecked();
    await expect
      .element(page.getByRole('radio', { name: 'ECONOMY' }))
      .toHaveAccessibleDescription(/BEST SELLER You have this plan/);
    expect(page.getByText('You have this plan').elements()).toHaveLength(1);
  });

  test.for([
    ['STARTER', ['300 contacts to view', '100 SMS alerts', 'No widgets on your own site']],
    ['ECONOMY', ['Contacts without a cap of their own', '500 SMS alerts', 'Widgets on your own site']],
    ['FLEET', ['Contacts without a cap of their own', '10,000 SMS alerts', 'Widgets on your own site']],
  ] as const)('shows the differences of %s: contacts, messages, widgets', async ([name, facts]) => {
    await Cards.run();
    for (const fact of facts) await expect.element(card(name).getByText(fact, { exact: true })).toBeVisible();
  });

  test('scrolls to a plan’s machines when it is pressed, but not for arrow keys', async () => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(1280, 900));
    await Cards.run();
    const economy = page.getByRole('radio', { name: 'ECONOMY' });
    const top = (name: string) => page.getByRole('heading', { name }).element().getBoundingClientRect().top;
    await userEvent.click(economy);
    await expect.poll(() => top('Machines on ECONOMY')).toBeLessThan(370);
    expect(top('Machines on ECONOMY')).toBeGreaterThan(0);
    await expect.element(economy).toHaveFocus();

    economy.element().scrollIntoView({ block: 'center' });
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('radio', { name: 'FLEET' })).toBeChecked();
    await expect.element(page.getByRole('heading', { name: 'Machines on FLEET' })).toBeInTheDocument();
    expect(top('Machines on FLEET')).toBeGreaterThan(370);
    // Also the plan that is already selected.
    await userEvent.click(page.getByRole('radio', { name: 'FLEET' }));
    await expect.poll(() => top('Machines on FLEET')).toBeLessThan(370);
  });

  test('shows a plan’s price per machine and month', async () => {
    await Cards.run();
    await userEvent.click(page.getByRole('tab', { name: '6 months' }));
    await expect.element(card('ECONOMY').getByText('₹281.25')).toBeVisible();
  });

  test('selects all machines that fit for a first purchase', async () => {
    await all.First.run();
    await expect.element(page.getByText(/^Fits your/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Buy' })).toBeEnabled();
  });

  test.for([
    ['was dropped', all.Cancelled],
    ['failed', all.PaymentFailed],
    ['could not be checked', all.CheckFailed],
    ['could not begin', all.SessionFailed],
  ] as const)('scrolls to the result of a payment that %s', async ([, story]) => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(1280, 900));
    await story.run();
    const panel = page.getByRole('region', { name: 'Payment' });
    await expect.element(panel).toHaveFocus();
    await expect.poll(() => isInSight(panel.element())).toBe(true);
  });

  test('keeps the focus when the user only returns to an order', async () => {
    await Open.run();
    await expect.element(page.getByRole('region', { name: 'Payment' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Payment' })).not.toHaveFocus();
  });

  test('shows why a machine cannot be selected', async () => {
    await Chosen.run();
    await userEvent.click(page.getByText('2 machines are on a plan already'));
    const taken = machine(/^JCB 3DX ecoXcellence ₹/);
    await expect.element(taken).toBeDisabled();
    await expect.element(taken).toHaveAccessibleName(/In ECONOMY until 21 Nov 2027/);
  });

  // spec: plan-cards.select, plan-cards.full, rule.selection
  test('holds no more machines than the plan does', async () => {
    await Full.run();
    await expect.element(page.getByText('4 of 4')).toBeVisible();
    await expect.element(machine(/no\. 14/)).toBeDisabled();
  });

  // spec: plan-cards.two-months
  test('has a fifth tab if a plan has a price for two months', async () => {
    await TwoMonths.run();
    await expect.poll(() => page.getByRole('tab').elements().length).toBe(5);
    await expect.element(page.getByRole('radio', { name: 'SEASON' })).toBeEnabled();
    await userEvent.click(page.getByRole('tab', { name: '6 months' }));
    await expect.element(page.getByRole('radio', { name: 'SEASON' })).toBeDisabled();
  });

  // spec: purchase.done, purchase.kept
  test('opens the subscriptions with the order’s id after payment', async () => {
    await Bought.run();
    expect(Bought.args.navigate).toHaveBeenCalledWith(
      '/dashboard/subscription-admin?order=order_1938572TnYQ4kVbX',
      expect.anything(),
    );
    expect(localStorage.getItem('yantra.order.s1')).toBeNull();
  });

  test('loads the gateway’s script only after Buy', async () => {
    await Chosen.run();
    expect(document.querySelector('script[src*="gateway.invalid"]')).toBeNull();
  });

  test('starts a renewal with the previous plan and machines', async () => {
    await Renewal.run();
    await expect.element(page.getByRole('heading', { name: 'Renew Subscription' })).toBeVisible();
    await expect.element(page.getByRole('tab', { name: '6 months' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByText(/The new period begins on 21 May 2027/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Buy' })).toBeEnabled();
  });

  test('shows the user’s plan, and leads to larger and smaller ones', async () => {
    await Cards.run();
    await userEvent.click(page.getByRole('radio', { name: 'ECONOMY' }));
    const own = page.getByRole('region', { name: 'You have this plan' });
    await expect.element(own.getByText('until 21 May 2027, 2 of 4 machines')).toBeVisible();
    await expect
      .element(own.getByRole('link', { name: 'Renew ECONOMY' }))
      .toHaveAttribute('href', '/dashboard/subscription-plan?renewalOf=b1a2c3d4-0000-4000-8000-000000000001');
    await userEvent.click(page.getByRole('radio', { name: 'FLEET' }));
    await expect
      .element(page.getByRole('link', { name: 'Upgrade from ECONOMY now' }))
      .toHaveAttribute('href', '/dashboard/subscription-plan?upgradeOf=b1a2c3d4-0000-4000-8000-000000000001&plan=3');
    await userEvent.click(page.getByRole('radio', { name: 'STARTER' }));
    await expect
      .element(page.getByRole('link', { name: 'Begin it when ECONOMY ends' }))
      .toHaveAttribute('href', '/dashboard/subscription-plan?renewalOf=b1a2c3d4-0000-4000-8000-000000000001&plan=1');
  });

  test('has no price for a period that a plan is not sold for', async () => {
    await TwoMonths.run();
    const economy = card('ECONOMY');
    await expect.element(economy.getByText('—')).toBeVisible();
    await expect.element(economy.getByText('Not sold for this period')).toBeVisible();
    expect(page.getByText('₹0').query()).toBeNull();
  });

  test('shows the price of a larger plan, and disables those that are not larger', async () => {
    await all.Upgrade.run();
    await expect.element(page.getByRole('heading', { name: 'Upgrade Subscription' })).toBeVisible();
    await expect.element(page.getByText('Credit: 91 of 182 days of ECONOMY are left')).toBeVisible();
    await expect.element(page.getByText(/The credit is ₹2,860.16 and GST of ₹514.84/)).toBeVisible();
    await expect.element(page.getByText('₹1,22,625.00')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'STARTER' })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Buy' })).toBeEnabled();
  });

  test('shows when a paid renewal will start, and lets its machines be changed too', async () => {
    await all.UpgradeBeforeRenewal.run();
    await expect
      .element(
        page.getByText(/stays yours with its machines: it begins after FLEET, on 20 Aug 2027, and runs as long as/),
      )
      .toBeVisible();
    await expect.element(page.getByText('2 of', { exact: false }).first()).toBeVisible();
    expect(page.getByText(/already$/).query()).toBeNull();
  });

  test('skips the gateway when nothing is to pay', async () => {
    await all.UpgradeForNothing.run();
    await userEvent.click(page.getByRole('button', { name: 'Buy' }));
    await expect.poll(() => all.UpgradeForNothing.args.navigate).toHaveBeenCalled();
    expect(document.querySelector('script[src*="gateway.invalid"]')).toBeNull();
  });

  test('starts with a year', async () => {
    await Cards.run();
    await expect.element(page.getByRole('tab', { name: '1 year' })).toHaveAttribute('aria-selected', 'true');
  });

  test.for([
    ['the payment’s state is unknown', all.VerificationFailed],
    ['the gateway could not be asked', all.Unsure],
    ['the gateway could not be asked after an attempt that failed', all.UnsureAfterFailure],
  ] as const)('offers no way to discard an order where %s', async ([, story]) => {
    await story.run();
    await expect.element(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Discard' }).query()).toBeNull();
    expect(page.getByRole('button', { name: 'Continue payment' }).query()).toBeNull();
    await expect.element(page.getByText(/order_1938572TnYQ4kVbX/).first()).toBeVisible();
  });

  // spec: says.verification-failed
  test('shows how to contact support, with a reference', async () => {
    await all.VerificationFailed.run();
    await expect.element(page.getByText('Payment verification failed. Please contact support.')).toBeVisible();
    await expect.element(page.getByText(/We check again within a minute/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
  });

  test('resumes an open order, and discards it on request', async () => {
    await Open.run();
    await expect.element(page.getByRole('button', { name: 'Continue payment' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Discard' }));
    await expect.element(page.getByText('This order is not paid yet')).not.toBeInTheDocument();
  });

  test('offers no second payment while one is being confirmed', async () => {
    await Confirming.run();
    await expect.element(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Continue payment' }).query()).toBeNull();
    expect(page.getByRole('button', { name: 'Discard' }).query()).toBeNull();
  });
});
