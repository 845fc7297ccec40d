// @module-tag other
import { ScopeProvider } from '@yantra/state';
import '@yantra/ui/styles.css';
import {
  auditCheck,
  auditEntries,
  createTestScope,
  dashboardAnswers,
  dashboardUsers,
  makeAuditEntry,
  sessionOf,
} from '@yantra/testing';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';

beforeEach(() => screen.viewport(1440, 900));

function shown(query = '', answers: object = {}) {
  const navigate = vi.fn();
  const scope = createTestScope({
    answers: { ...dashboardAnswers, ...answers },
    session: sessionOf(dashboardUsers.admin),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <ScopeProvider value={scope}>
      <Dashboard path="/audit" query={new URLSearchParams(query)} navigate={navigate} />
    </ScopeProvider>,
  );
  return { view: screen.elementLocator(place), navigate };
}

test('an entry says who did what, leads to both, and shows what changed', async () => {
  const { view } = shown();
  const said = (text: string) => view.getByRole('listitem').filter({ hasText: text });
  const entry = said('Meera Iyer changed the plan BUSINESS');
  await expect
    .element(entry.getByRole('link', { name: 'BUSINESS' }))
    .toHaveAttribute('href', '/dashboard/subscription-admin/view/3');
  await expect.element(entry.getByText('Price, 12 months')).not.toBeVisible();
  await entry.getByRole('button', { name: 'Details' }).click();
  await expect.element(entry.getByText('₹24,990.00')).toBeVisible();
  await expect.element(entry.getByText('₹23,990.40')).toBeVisible();
  await expect.element(said('somebody who left got another role')).toBeVisible();
  await expect.element(said('Rohit Deshpande deleted the machine a machine that is gone')).toBeVisible();
  await expect.element(said('Meera Iyer gave the lead of Prakash Iyer to Rohit Deshpande')).toBeVisible();
});

test('older entries follow those that are shown, and a choice is in the address', async () => {
  const { view, navigate } = shown('days=30');
  await view.getByRole('button', { name: 'Older' }).click();
  await expect.element(view.getByRole('listitem').filter({ hasText: 'added the plan' })).toBeVisible();
  await expect.element(view.getByText(`${auditEntries.length + 1} of 9 entries`)).toBeVisible();
  expect(view.getByRole('button', { name: 'Older' }).query()).toBeNull();
  await view.getByRole('combobox', { name: 'Who' }).selectOptions('Admins');
  expect(navigate).toHaveBeenCalledWith('/dashboard/audit?days=30&who=admins');
  await expect
    .element(view.getByRole('link', { name: 'Money 1' }))
    .toHaveAttribute('href', '/dashboard/audit?days=30&group=money');
});

test('a check says how far it is until it ends, and a broken log names the entry', async () => {
  const states = [
    { ...auditCheck, checking: 20_000 },
    { ...auditCheck, last: { ...auditCheck.last, broken: { chain: 1, place: 20, at: '2026-11-24T05:08:00.000Z' } } },
  ];
  let turn = 0;
  const { view } = shown('', {
    getAuditCheck: () => states[Math.min(turn++, 1)],
    getAuditLog: () => ({ entries: [makeAuditEntry({ isWhole: false })], older: null }),
  });
  await expect.element(view.getByText('Checking … 20,000 of 48,212')).toBeVisible();
  await expect.element(view.getByText('The log is broken')).toBeVisible();
  await expect.element(view.getByText(/The entry of 24 Nov 2026, 10:38 .* Chain 1, entry 20\./)).toBeVisible();
  await expect.element(view.getByText('Not as it was written')).toBeVisible();
});

test('a file holds what is filtered, in words, and no cell of it is a formula', async () => {
  const asked: object[] = [];
  const { view } = shown('group=plans&search=business', {
    exportAuditLog: (input: object) => {
      asked.push(input);
      return { entries: [makeAuditEntry({ who: { id: 'x', name: '=1+1', role: 'user' } })], older: null };
    },
  });
  const saved: string[] = [];
  const create = URL.createObjectURL.bind(URL);
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    void (file as Blob).text().then((text) => saved.push(text));
    return create(file as Blob);
  });
  onTestFinished(() => spy.mockRestore());
  await view.getByRole('button', { name: 'Export CSV' }).click();
  await expect.poll(() => saved[0]).toContain(`"'=1+1","user","Plan changed"`);
  expect(asked).toMatchObject([{ group: 'plans', searchTerm: 'business', days: 7 }]);
});
