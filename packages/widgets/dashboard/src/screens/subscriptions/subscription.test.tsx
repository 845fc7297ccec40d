// @module-tag other
import { ScopeProvider } from '@yantra/state';
import '@yantra/ui/styles.css';
import {
  type MockAnswers,
  createTestScope,
  dashboardAnswers as usual,
  dashboardUsers as users,
  failing,
  makeOwnEquipment,
  makePayment,
  makePurchase,
  pagesOf,
  sessionOf,
} from '@yantra/testing';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';

const machines = ['JCB 3DX', 'ACE 14XW', 'Godrej GX', 'Preet 987'].map((name, place) =>
  makeOwnEquipment({
    id: `m${place}`,
    name,
    views: 10 + place,
    leads: place,
    listing: place < 2 ? 'listed' : 'notInPlan',
  }),
);
const business = makePurchase({
  id: 'p1',
  displayName: 'BUSINESS',
  subscriptionPeriod: 12,
  equipmentCount: 100,
  finalPrice: 24_000,
  equipmentIds: ['m0', 'm1'],
});
const starter = makePurchase({ id: 'p2', displayName: 'STARTER', equipmentIds: ['m3'] });

async function shown(id: string, some: MockAnswers = {}) {
  await screen.viewport(1440, 900);
  const updatePurchaseSelection = vi.fn(() => business);
  const answers: MockAnswers = {
    ...usual,
    getOwnerEquipments: pagesOf(machines),
    getPurchasedSubscriptions: () => [business, starter],
    updatePurchaseSelection,
    ...some,
  };
  const scope = createTestScope({ answers, session: sessionOf(users.supplier) });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    localStorage.clear();
  });
  root.render(
    <ScopeProvider value={scope}>
      <Dashboard path={`/subscription-admin/bought/${id}`} />
    </ScopeProvider>,
  );
  return { view: screen.elementLocator(place), updatePurchaseSelection };
}

test('A purchased plan shows how full it is, its price per machine, and the figures of its machines', async () => {
  const { view } = await shown('p1');
  await expect.element(view.getByRole('heading', { level: 1 })).toHaveTextContent('BUSINESS');
  await expect.element(view.getByText('of 100')).toBeVisible();
  await expect.element(view.getByText('₹20.00 a machine a month, if full')).toBeVisible();
  await expect.element(view.getByText('21 views in all')).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Change plan' }))
    .toHaveAttribute('href', '/dashboard/subscription-plan?upgradeOf=p1');
  await expect
    .element(view.getByRole('region', { name: 'Payments and receipts' }).getByText('YA/2026-27/000041'))
    .toBeVisible();
});

test('Its documents show the status of each payment, including a failed one', async () => {
  const { view } = await shown('p1', {
    getOwnPayments: pagesOf([
      makePayment({ orderId: 'order_1', purchaseId: 'p1', displayName: 'BUSINESS' }),
      makePayment({ orderId: 'order_8841', purchaseId: null, displayName: 'BUSINESS', paymentStatus: 'Failed' }),
      makePayment({ orderId: 'order_7', displayName: 'STARTER' }),
    ]),
  });
  const papers = view.getByRole('region', { name: 'Payments and receipts' });
  await expect.element(papers.getByText('SUCCESS')).toBeVisible();
  await expect.element(papers.getByText('Failed')).toBeVisible();
  await expect.element(papers.getByText('order_8841')).toBeVisible();
  expect(papers.getByRole('listitem').all().length).toBe(2);
  expect(papers.getByRole('button', { name: 'Receipt' }).all().length).toBe(1);
});

test('Machines are taken off it one by one, or several selected ones at once', async () => {
  const { view, updatePurchaseSelection } = await shown('p1');
  await view.getByRole('button', { name: 'Take off ACE 14XW' }).click();
  await expect
    .poll(() => updatePurchaseSelection.mock.calls)
    .toEqual([[expect.objectContaining({ id: 'p1', selectedEquipmentIds: ['m0'] })]]);
  for (const name of ['JCB 3DX', 'ACE 14XW']) await view.getByRole('checkbox', { name: `Choose ${name}` }).click();
  await view.getByRole('button', { name: 'Take off 2' }).click();
  await expect
    .poll(() => updatePurchaseSelection.mock.calls.at(-1))
    .toEqual([expect.objectContaining({ id: 'p1', selectedEquipmentIds: [] })]);
});

test('Machines on no plan are put on it, those of another plan are moved', async () => {
  const { view, updatePurchaseSelection } = await shown('p1');
  const beside = view.getByRole('region', { name: 'Put on' });
  await expect.element(beside.getByText('98 places free')).toBeVisible();
  await expect.element(beside.getByText('on STARTER')).toBeVisible();
  await beside.getByRole('button', { name: 'Put on Godrej GX' }).click();
  await expect
    .poll(() => updatePurchaseSelection.mock.calls.at(-1))
    .toEqual([expect.objectContaining({ selectedEquipmentIds: ['m0', 'm1', 'm2'], move: false })]);
  await beside.getByRole('button', { name: 'Move here Preet 987' }).click();
  await expect
    .poll(() => updatePurchaseSelection.mock.calls.at(-1))
    .toEqual([expect.objectContaining({ selectedEquipmentIds: ['m0', 'm1', 'm3'], move: true })]);
});

test('Its machines are searched by name', async () => {
  const { view } = await shown('p1');
  await view.getByRole('searchbox', { name: 'Search the 2 machines on it' }).fill('ace');
  await expect.element(view.getByText('1–1 of 1')).toBeVisible();
  await view.getByRole('searchbox', { name: 'Search the 2 machines on it' }).fill('zeppelin');
  await expect.element(view.getByText('No machine on it is called “zeppelin”.')).toBeVisible();
});

test('An unknown plan, or another user’s, is reported as missing; a failed load can be repeated', async () => {
  const { view } = await shown('p9');
  await expect.element(view.getByText('There is no such subscription')).toBeVisible();
  const failed = await shown('p1', { getPurchasedSubscriptions: failing });
  await expect.element(failed.view.getByRole('button', { name: 'Retry' })).toBeVisible();
});
