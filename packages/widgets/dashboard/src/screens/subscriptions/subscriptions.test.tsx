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

async function shown(path: string, role: keyof typeof users, answers: MockAnswers = {}) {
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
      <Dashboard path={path} />
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

describe('the plans, as an admin has them', () => {
  const plans = many(13, (index) => makePlan({ id: index + 1, name: `PLAN ${index + 1}` }));

  // spec: plans.list, plans.page, role.subscriptions, limit.pages
  test('are twelve a page, with a price for each period, View and Edit, and a way to add one', async () => {
    const { view, heads } = await shown('/subscription-admin', 'admin', { getSubscriptions: () => plans });
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

describe('what one has bought', () => {
  const bought = many(13, (index) => makePurchase({ id: `p${index}`, state: 'ended', displayName: `PLAN ${index}` }));

  // spec: purchases.list, limit.pages
  test.each(['supplier', 'user'] as const)('is twelve a page for a %s, with the way to the plans', async (role) => {
    const { view } = await shown('/subscription-admin', role, { getPurchasedSubscriptions: () => bought });
    await expect.element(view.getByText('1–12 of 13')).toBeVisible();
    await expect
      .element(view.getByRole('link', { name: 'Buy Subscription' }))
      .toHaveAttribute('href', '/dashboard/subscription-plan');
  });
});
