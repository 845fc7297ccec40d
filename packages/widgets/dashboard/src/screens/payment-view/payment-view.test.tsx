import { ApiError, ScopeProvider } from '@yantra/state';
import '@yantra/ui/styles.css';
import {
  type MockAnswers,
  createTestScope,
  dashboardAnswers,
  dashboardUsers as users,
  makeOnePayment,
  paymentOfTransfer,
  sessionOf,
} from '@yantra/testing';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';
import { refundIn } from './refund-dialog.tsx';

type User = Parameters<typeof sessionOf>[0];

async function shown(path: string, answers: MockAnswers = {}, user: User = users.admin) {
  await screen.viewport(1440, 900);
  const scope = createTestScope({ answers: { ...dashboardAnswers, ...answers }, session: sessionOf(user) });
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
  return { view: screen.elementLocator(place) };
}
const finance: User = { ...users.user, rights: ['finance'] };

describe('the page of one payment', () => {
  test('leads an admin to the person and the plan, and finance to neither', async () => {
    const { view } = await shown('/admin-payments/view/order_1');
    await expect
      .element(view.getByRole('link', { name: 'Rohit Deshpande' }))
      .toHaveAttribute('href', '/dashboard/customer/view/c1');
    await expect.element(view.getByRole('link', { name: 'ECONOMY, 6 months' })).toBeVisible();
    const { view: other } = await shown(
      '/admin-payments/view/order_1',
      { getPayment: () => paymentOfTransfer },
      finance,
    );
    await expect.element(other.getByText('+91 ••••• •1573')).toBeVisible();
    expect(other.getByRole('link', { name: 'Rohit Deshpande' }).elements()).toEqual([]);
  });

  test('gives a part back with a reason, once for the dialog however often it is sent, and shows what became of it', async () => {
    const asked: Record<string, unknown>[] = [];
    let given = makeOnePayment({ refunds: [], refundable: 6750 });
    const { view } = await shown('/admin-payments/view/order_1', {
      getPayment: () => given,
      refundPayment: (input) => {
        asked.push(input);
        if (asked.length === 1) throw new ApiError('server.failed', 500, 'The answer was lost.');
        given = makeOnePayment();
        return { refundId: 'r', status: 'PENDING', amount: 400, hasEnded: false };
      },
    });
    await view.getByRole('button', { name: 'Refund' }).click();
    await view.getByLabelText('Amount').fill('400');
    await view.getByLabelText('Why').fill('Your crane stood still for six weeks.');
    await view.getByRole('button', { name: 'Give back ₹400.00' }).click();
    await expect.poll(() => asked.length).toBe(1);
    await view.getByRole('button', { name: 'Give back ₹400.00' }).click();
    await expect.element(view.getByRole('button', { name: 'YC/2627/000007' })).toBeVisible();
    expect(asked).toMatchObject([{ amount: 400, id: 'order_1' }, { reason: 'Your crane stood still for six weeks.' }]);
    expect(asked[0]?.['requestId']).toBe(asked[1]?.['requestId']);
    expect(asked[0]?.['requestId']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  test('has no refund where nothing is left, and asks no gateway about a bank transfer', async () => {
    const { view } = await shown('/admin-payments/view/order_1', {
      getPayment: () => ({ ...paymentOfTransfer, refundable: 0 }),
    });
    await expect.element(view.getByText('SBIN026325112233')).toBeVisible();
    expect(view.getByRole('button', { name: 'Refund' }).elements()).toEqual([]);
    expect(view.getByRole('button', { name: 'Ask the gateway again' }).elements()).toEqual([]);
  });
});

describe('all payments', () => {
  test('are asked for by status, plan and days, without orders that nobody tried to pay', async () => {
    const asked: Record<string, unknown>[] = [];
    const { view } = await shown('/admin-payments', {
      getPayments: (input) => {
        asked.push(input);
        return { data: [], total: 0, page: 1, pageSize: 12 };
      },
    });
    await expect.poll(() => asked[0]).toMatchObject({ status: 'tried' });
    await expect.element(view.getByText('Booked since the beginning')).toBeVisible();
  });
});

test.each([
  ['400', 400],
  ['₹1,200.50', 1200.5],
  ['6750', 6750],
  ['6750.01', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['', undefined],
])('an amount to give back is read as people write it: %s', (text, rupees) => {
  expect(refundIn(text, 6750)).toBe(rupees);
});
