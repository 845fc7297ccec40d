// @module-tag other
import { ApiError, type LoggedUser, ScopeProvider } from '@yantra/state';
import {
  type MockAnswers,
  createTestScope,
  dashboardAnswers as usual,
  dashboardUsers as users,
  makeLead,
  makeOwnEquipment,
  makePayment,
  makeProfile,
  pagesOf,
  sessionOf,
} from '@yantra/testing';
import '@yantra/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';

interface Some {
  readonly user?: LoggedUser;
  readonly answers?: MockAnswers;
  /** Whether the host page follows the links. */
  readonly isHosted?: boolean;
}

/** A dashboard with the palette opened by its keyboard shortcut. */
async function opened({ user = users.supplier, answers = {}, isHosted = true }: Some = {}) {
  await screen.viewport(1440, 900);
  const opens = vi.fn();
  const scope = createTestScope({ answers: { ...usual, ...answers }, session: sessionOf(user) });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    localStorage.clear();
  });
  place.addEventListener('click', (event) => {
    if (!isHosted) return;
    event.preventDefault();
    opens((event.target as Element).closest('a')?.getAttribute('href'));
  });
  root.render(
    <ScopeProvider value={scope}>
      <Dashboard path="/settings" {...(isHosted && { navigate: () => undefined })} />
    </ScopeProvider>,
  );
  const view = screen.elementLocator(place);
  await expect.element(view.getByRole('button', { name: /^Find a/ })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = view.getByRole('combobox', { name: 'Find' });
  await expect.element(field).toHaveFocus();
  return { view, field, opens };
}

const tata = makeOwnEquipment({ id: 'm7', name: 'Tata Hitachi EX 200LC', listing: 'notInPlan' });

describe('The palette', () => {
  test('finds machines, leads and pages, and opens them by arrows and Enter', async () => {
    const { view, field, opens } = await opened({
      answers: {
        getOwnerEquipments: pagesOf([tata]),
        getLeads: pagesOf([makeLead({ id: 'l7' })], { counts: { New: 1, Replied: 0, Won: 0, Closed: 0 } }),
      },
    });
    await field.fill('tata');
    const machine = view.getByRole('option', { name: /Tata Hitachi EX 200LC/ });
    await expect.element(machine).toHaveAttribute('aria-selected', 'true');
    expect(machine.element().textContent).toContain('Not on a plan');
    expect(machine.element().querySelector('mark')?.textContent).toBe('Tata');
    await userEvent.keyboard('{ArrowDown}');
    const lead = view.getByRole('option', { name: /asks for/ });
    await expect.element(lead).toHaveAttribute('aria-selected', 'true');
    await expect.element(field).toHaveAttribute('aria-activedescendant', lead.element().id);
    await userEvent.keyboard('{Enter}');
    expect(opens).toHaveBeenCalledWith('/dashboard/leads?lead=l7');
    expect(view.getByRole('combobox', { name: 'Find' }).query()).toBeNull();
  });

  test('opens them without the page where the dashboard follows its own links', async () => {
    const { view } = await opened({ isHosted: false });
    await userEvent.click(view.getByRole('option', { name: 'Embed on your site' }));
    await expect.element(view.getByRole('heading', { level: 1, name: /^Embed/ })).toBeVisible();
    expect(view.getByRole('combobox', { name: 'Find' }).query()).toBeNull();
  });

  test('has people for an admin, and no actions that an admin cannot take', async () => {
    const { view, field } = await opened({
      user: users.admin,
      answers: { getUsersList: pagesOf([makeProfile({ id: 'u9', fullName: 'Asha Patil' })]) },
    });
    await field.fill('asha');
    await expect
      .element(view.getByRole('option', { name: /Asha Patil/ }))
      .toHaveAttribute('href', '/dashboard/customer/view/u9');
    expect(view.getByRole('option', { name: /Add equipment/ }).query()).toBeNull();
  });

  test('has payments for who looks after them, by their invoice too', async () => {
    const payment = makePayment({ orderId: 'order_7', userFullname: 'Asha Patil', invoiceNumber: 'YN/2627/000042' });
    const { view, field } = await opened({
      user: { ...users.user, rights: ['finance'] },
      answers: { getPayments: pagesOf([payment]) },
    });
    await field.fill('000042');
    const option = view.getByRole('option', { name: /Asha Patil/ });
    await expect.element(option).toHaveAttribute('href', '/dashboard/admin-payments/view/order_7');
    expect(option.element().querySelector('mark')?.textContent).toBe('000042');
  });

  test('starts with pages and actions, and returns the focus when Escape closes it', async () => {
    const { view } = await opened();
    await expect.element(view.getByRole('option', { name: 'Settings' })).toBeVisible();
    await expect.element(view.getByRole('option', { name: 'Add equipment' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => view.getByRole('combobox', { name: 'Find' }).query()).toBeNull();
  });

  test('says why it found nothing', async () => {
    const broken = () => Promise.reject(new ApiError('server.failed', 500, 'Something went wrong.'));
    const { view, field } = await opened({ answers: { getOwnerEquipments: broken } });
    await field.fill('tata');
    await expect.element(view.getByText('Error: Something went wrong.')).toBeVisible();
  });
});
