import type { Plan } from '@yantra/contract/calls';
import { ScopeProvider } from '@yantra/state';
import '@yantra/ui/styles.css';
import {
  type MockAnswers,
  createTestScope,
  dashboardAnswers as usual,
  dashboardUsers as users,
  makePlan,
  makePurchase,
  sessionOf,
} from '@yantra/testing';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { planColumns } from './plan-columns.tsx';
import { messages as texts } from './subscriptions.messages.ts';

async function shown(path: string, role: keyof typeof users, answers: MockAnswers = {}, query = '') {
  await screen.viewport(1440, 900);
  const scope = createTestScope({ answers: { ...usual, ...answers }, session: sessionOf(users[role]) });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    localStorage.clear();
  });
  root.render(
    <ScopeProvider value={scope}>
      <Dashboard path={path} query={new URLSearchParams(query)} />
    </ScopeProvider>,
  );
  const view = screen.elementLocator(place);
  const heads = async () => {
    await expect.poll(() => view.getByRole('columnheader').length).toBeGreaterThan(3);
    return view
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent?.trim());
  };
  return { view, heads };
}

const many = <Row,>(count: number, make: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('the plans of an admin', () => {
  const sold = many(13, (index) => makePlan({ id: index + 1, name: `PLAN ${index + 1}` }));

  // spec: plans.list, plans.page, role.subscriptions, limit.pages
  test('are twelve per page, with a price for each period, View and Edit, and a link to add one', async () => {
    const { view, heads } = await shown('/subscription-admin', 'admin', { getSubscriptions: () => sold });
    expect(await heads()).toEqual(
      expect.arrayContaining(['1 Month', '3 Month', '6 Month', '1 Year'].map((period) => `Final price, ${period}`)),
    );
    await expect.element(view.getByText('1–12 of 13')).toBeVisible();
    await expect
      .element(view.getByRole('link', { name: 'ADD SUBSCRIPTION' }))
      .toHaveAttribute('href', '/dashboard/subscription-add');
    await view.getByRole('button', { name: 'Actions for PLAN 1', exact: true }).click();
    await expect.element(view.getByRole('menuitem', { name: 'View' })).toBeVisible();
    await expect
      .element(view.getByRole('menuitem', { name: 'Edit' }))
      .toHaveAttribute('href', '/dashboard/subscription-admin/edit/1');
  });
});

describe('a plan that is not sold for two months and has no caps', () => {
  const [whole, one] = [makePlan({ id: 2, contactToBeViewed: 250 }), makePlan({ id: 2, finalPrice2Month: 0.5 })];
  const cellsOf = (plan: Plan, ...ids: string[]) =>
    ids.map((id) =>
      planColumns(texts, plans)
        .find((column) => column.id === id)
        ?.cell(plan),
    );
  const exported = (plan: Plan, ...ids: string[]) =>
    ids.map((id) =>
      planColumns(texts, plans)
        .find((column) => column.id === id)
        ?.text(plan),
    );

  // spec: limit.money
  test('has dashes in the table, and empty cells in the export', () => {
    expect(cellsOf(one, 'final2', 'price2', 'final1')).toEqual(['—', '—', '₹1,500.00']);
    expect(exported(one, 'final2', 'price2', 'final1')).toEqual(['', '', '1500.00']);
  });

  test('shows that in the table', () => {
    expect(cellsOf(one, 'contactToBeViewed', 'smsCountAllowed')).toEqual(['No cap of its own', '500']);
    expect(cellsOf(whole, 'contactToBeViewed')).toEqual(['250']);
  });

  test('shows both on its page', async () => {
    const { view } = await shown('/subscription-admin/view/2', 'admin', { getSubscriptionById: () => one });
    await expect.element(view.getByText('Contacts to view')).toBeVisible();
    const lines = Object.fromEntries(
      [...document.querySelectorAll('dl > div')].map(({ children: [name, value] }) => [
        name?.textContent,
        value?.textContent,
      ]),
    );
    expect(lines).toMatchObject({
      'Contacts to view': 'No cap of its own',
      'SMS alerts': '500',
      'Price (2 Month)': '—',
      'Final price (1 Month)': '₹1,500.00',
    });
    expect(view.getByText('₹0').query()).toBeNull();
  });
});

describe('the list of purchases', () => {
  const bought = many(13, (index) => makePurchase({ id: `p${index}`, state: 'ended', displayName: `PLAN ${index}` }));

  // spec: purchases.list, limit.pages
  test.each(['supplier', 'user'] as const)(
    'has twelve rows per page for a %s, with a link to the plans',
    async (role) => {
      const { view } = await shown('/subscription-admin', role, { getPurchasedSubscriptions: () => bought });
      await expect.element(view.getByText('1–12 of 13')).toBeVisible();
      await expect
        .element(view.getByRole('link', { name: 'Buy Subscription' }))
        .toHaveAttribute('href', '/dashboard/subscription-plan');
    },
  );

  // spec: says.payment-successful
  test('shows the success above it after a payment', async () => {
    const { view } = await shown('/subscription-admin', 'supplier', {}, 'order=order_1938572TnYQ4kVbX');
    await expect.element(view.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  });
});
