import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './subscription-plan.stories.tsx';

const { Bought, Cards, Chosen, Confirming, Full, Open, Renewal, TwoMonths } = composeStories(stories);
const machine = (name: RegExp) => page.getByRole('checkbox', { name });

describe('buying a subscription', () => {
  test('shows a period’s prices with the keyboard alone', async () => {
    await Cards.run();
    await expect.poll(() => page.getByRole('tab').elements().length).toBe(4);
    await userEvent.click(page.getByRole('tab', { name: '1 month' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: '6 months' })).toHaveFocus();
    const economy = page.getByRole('article').filter({ hasText: 'ECONOMY' });
    await expect.element(economy.getByText('BEST SELLER')).toBeVisible();
    await expect.element(economy.getByText('₹6,750')).toBeVisible();
    await expect.element(economy.getByText('/ 6 mo')).toBeVisible();
    await expect.element(economy.getByText('25% Off')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect.element(economy.getByText('₹12,600')).toBeVisible();
    await expect.element(economy.getByText('/ 1 year')).toBeVisible();
    await expect.element(economy.getByText('BEST SELLER')).not.toBeInTheDocument();
  });

  test('asks for a machine before anything can be bought', async () => {
    await Cards.run();
    await expect.element(page.getByRole('button', { name: 'Buy' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Choose ECONOMY' }));
    await expect.element(page.getByRole('button', { name: 'Buy' })).toBeDisabled();
    await userEvent.click(machine(/^ACE 14XW ₹/));
    await expect.element(page.getByRole('button', { name: 'Buy' })).toBeEnabled();
  });

  test('says why a machine cannot be chosen', async () => {
    await Chosen.run();
    const taken = machine(/^JCB 3DX ecoXcellence ₹/);
    await expect.element(taken).toBeDisabled();
    await expect.element(taken).toHaveAccessibleName(/In ECONOMY until 21 Nov 2027/);
  });

  test('holds no more machines than the plan does', async () => {
    await Full.run();
    await expect.element(page.getByText('4 of 4')).toBeVisible();
    await expect.element(machine(/no\. 14/)).toBeDisabled();
  });

  test('has a fifth tab where a plan has a price for two months', async () => {
    await TwoMonths.run();
    await expect.poll(() => page.getByRole('tab').elements().length).toBe(5);
    await expect.element(page.getByRole('button', { name: 'Choose SEASON' })).toBeEnabled();
    await userEvent.click(page.getByRole('tab', { name: '6 months' }));
    await expect.element(page.getByRole('button', { name: 'Choose SEASON' })).toBeDisabled();
  });

  test('goes to the subscriptions, naming the order, when it is paid', async () => {
    await Bought.run();
    expect(Bought.args.navigate).toHaveBeenCalledWith(
      '/dashboard/subscription-admin?order=order_1938572TnYQ4kVbX',
      expect.anything(),
    );
    expect(localStorage.getItem('yantra.order.s1')).toBeNull();
  });

  test('loads no script of the gateway before Buy', async () => {
    await Chosen.run();
    expect(document.querySelector('script[src*="gateway.invalid"]')).toBeNull();
  });

  test('begins a renewal with what ran before', async () => {
    await Renewal.run();
    await expect.element(page.getByRole('heading', { name: 'Renew Subscription' })).toBeVisible();
    await expect.element(page.getByRole('tab', { name: '6 months' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByText(/The new period begins on 21 May 2027/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Buy' })).toBeEnabled();
  });

  test('takes up an order that is open, and drops it when told', async () => {
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
