import { ScopeProvider } from '@yantra/state';
import '@yantra/ui/styles.css';
import {
  type MockAnswers,
  createTestScope,
  dashboardAnswers as usual,
  dashboardUsers as users,
  makePayment,
  pagesOf,
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

const statuses = ['SUCCESS', 'Pending', 'FAILED', 'USER_DROPPED'];
const payments = statuses.map((paymentStatus, index) => makePayment({ orderId: `order_${index}`, paymentStatus }));

describe('the payments of an admin', () => {
  // spec: payments.list, screen.payments
  test('have the documented columns and a search field', async () => {
    const { view, heads } = await shown('/admin-payments', 'admin', { getPayments: pagesOf(payments) });
    const labels = await heads();
    const documented = ['User', 'Phone', 'Completed', 'Amount', 'Paid by', 'Status'];
    expect(labels.filter((label) => documented.includes(label ?? ''))).toEqual(documented);
    await expect.element(view.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  });

  // spec: state.payment-colours
  test('show their status in green, orange and red, any other in black, and in words too', async () => {
    const { view } = await shown('/admin-payments', 'admin', { getPayments: pagesOf(payments) });
    const colourOf = (status: string) => {
      const word = view.getByRole('cell').getByText(status.replaceAll('_', ' '), { exact: true }).first().element();
      const root = getComputedStyle(word);
      const probe = word.appendChild(document.createElement('i'));
      const named = Object.fromEntries(
        Object.entries({ green: 'success', orange: 'warning', red: 'danger', black: 'text' }).map(([colour, token]) => {
          probe.style.color = root.getPropertyValue(`--yantra-${token}`);
          return [getComputedStyle(probe).color, colour];
        }),
      );
      probe.remove();
      return named[root.color];
    };
    await expect.element(view.getByText('USER DROPPED')).toBeVisible();
    expect(statuses.map(colourOf)).toEqual(['green', 'orange', 'red', 'black']);
  });
});
