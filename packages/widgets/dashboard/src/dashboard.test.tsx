import { signal } from '@preact/signals-react';
import { errors } from '@yantra/contract/calls';
import type { Language } from '@yantra/language';
import { ApiError, type LoggedUser, ScopeProvider, type Session } from '@yantra/state';
import {
  type MockAnswers,
  createTestScope,
  dashboardAnswers as usual,
  dashboardUsers as users,
  makeLead,
  never,
  pagesOf,
  sessionOf,
} from '@yantra/testing';
import '@yantra/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import './dashboard.css';
import { Dashboard } from './dashboard.tsx';
import hindi from './languages/hi.ts';
import type { DashboardProps } from './shell/dashboard.props.ts';

interface Some extends DashboardProps {
  readonly user?: LoggedUser | undefined;
  readonly answers?: MockAnswers;
  readonly session?: Partial<Session>;
  readonly language?: Language;
}

/** A dashboard in a scope that the test holds; `notices` has what it told. */
async function shown({ user = users.supplier, answers = {}, session = {}, language, ...props }: Some = {}) {
  await screen.viewport(1440, 900);
  const notices: string[] = [];
  const scope = createTestScope({
    answers: { ...usual, ...answers },
    session: { ...sessionOf(user), ...session },
    notify: ({ text }) => notices.push(text),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    localStorage.clear();
  });
  root.render(
    <ScopeProvider value={{ ...scope, language }}>
      <Dashboard {...props} />
    </ScopeProvider>,
  );
  const view = screen.elementLocator(place);
  return { view, notices, place };
}

const sidebar = (view: ReturnType<typeof screen.elementLocator>) => view.getByRole('navigation', { name: 'Dashboard' });

describe('The frame', () => {
  test('speaks Hindi with its screens, their titles and what the server says', async () => {
    const getOverview = () =>
      Promise.reject(new ApiError('server.busy', 503, 'We are busy right now. Please try again in a moment.'));
    const { view } = await shown({ language: hindi, answers: { getOverview } });
    await expect
      .element(view.getByRole('navigation', { name: 'डैशबोर्ड' }).getByRole('link', { name: 'मशीनों की सूची' }))
      .toBeVisible();
    await expect.element(view.getByText('त्रुटि: अभी बहुत भीड़ है। कृपया थोड़ी देर में फिर कोशिश करें।')).toBeVisible();
    expect(document.title).toBe('सारांश · Yantra');
  });

  test('shows each role its own links', async () => {
    const { view } = await shown({ user: users.admin });
    await expect.element(sidebar(view).getByRole('link', { name: 'Customers' })).toBeVisible();
    await expect.element(sidebar(view).getByRole('link', { name: 'Equipment Categories' })).toBeVisible();
    expect(sidebar(view).getByRole('link', { name: 'Recently Visited' }).query()).toBeNull();
  });

  test('folds the MASTER group away and out again', async () => {
    const { view } = await shown({ user: users.admin });
    await sidebar(view).getByRole('button', { name: 'MASTER' }).click();
    await expect.element(sidebar(view).getByText('Equipment Categories')).not.toBeVisible();
    await sidebar(view).getByRole('button', { name: 'MASTER' }).click();
    await expect.element(sidebar(view).getByText('Equipment Categories')).toBeVisible();
  });

  test('is a drawer at 768 px that Escape and a click outside close', async () => {
    const { view } = await shown();
    await screen.viewport(768, 900);
    const toggle = view.getByRole('button', { name: 'Menu' });
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect.element(sidebar(view).getByRole('link', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(toggle).toHaveFocus();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(view.getByRole('banner'), { position: { x: 400, y: 10 } });
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('has the number of new leads beside Leads for whom they are, as the screens tell it', async () => {
    const counts = { New: 120, Replied: 0, Won: 0, Closed: 0 };
    const getLeads = vi.fn(() => ({ data: [], total: 0, page: 1, pageSize: 1, counts }));
    const own = await shown({ path: '/settings', answers: { getLeads } });
    await expect.element(sidebar(own.view).getByRole('link', { name: 'Leads (120 new)' })).toBeVisible();
    counts.New = 2;
    await sidebar(own.view)
      .getByRole('link', { name: /^Leads/ })
      .click();
    await expect.element(sidebar(own.view).getByRole('link', { name: 'Leads (2 new)' })).toBeVisible();
    const admin = await shown({ path: '/settings', user: users.admin, answers: { getLeads } });
    await expect.element(sidebar(admin.view).getByRole('link', { name: 'Leads', exact: true })).toBeVisible();
  });

  test('names the window after the screen and gives its heading the focus on the way', async () => {
    const { view } = await shown();
    await expect.element(view.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.title).toBe('Overview · Yantra');
    await sidebar(view)
      .getByRole('link', { name: /^Leads/ })
      .click();
    await expect.element(view.getByRole('heading', { name: 'Leads', level: 1 })).toHaveFocus();
    expect(document.title).toBe('Leads · Yantra');
    await expect.element(sidebar(view).getByRole('link', { name: /^Leads/ })).toHaveAttribute('aria-current', 'page');
  });

  test('says that another role’s address is not for this account', async () => {
    const { view } = await shown({ path: '/customer' });
    await expect.element(view.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible();
  });

  test('leads a duplicate address on, with its query', async () => {
    const navigate = vi.fn();
    await shown({ user: users.admin, path: '/admin-customer', query: new URLSearchParams('page=2'), navigate });
    await expect.poll(() => navigate.mock.calls).toEqual([['/dashboard/customer?page=2', { replace: true }]]);
  });

  test('sends away whoever is not logged in', async () => {
    const navigate = vi.fn();
    await shown({ navigate, session: { user: signal(undefined), wanted: signal(undefined) } });
    await expect.poll(() => navigate.mock.calls).toEqual([['/', { replace: true }]]);
  });

  test('ends the session by LOG OUT', async () => {
    const end = vi.fn(() => Promise.resolve());
    const onLogOut = vi.fn();
    const { view } = await shown({ session: { end }, onLogOut });
    await sidebar(view).getByRole('button', { name: 'LOG OUT' }).click();
    expect(end).toHaveBeenCalledOnce();
    expect(onLogOut).toHaveBeenCalledOnce();
  });

  test('says that a call takes long, and not that one is quick', async () => {
    const { view } = await shown({ answers: { getOverview: never } });
    await expect.element(view.getByText('Loading...')).toBeVisible();
  });
});

describe('The screens', () => {
  test('rate a machine in half stars by the keyboard', async () => {
    const addEquipmentRating = vi.fn(() => ({}));
    const { view } = await shown({ path: '/recently-visited', answers: { addEquipmentRating } });
    await view.getByRole('button', { name: 'RATE JCB 3DX ecoXcellence', exact: true }).click();
    await expect.element(view.getByRole('slider', { name: 'Stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await view.getByRole('button', { name: 'Submit rating' }).click();
    await expect.element(view.getByRole('alert')).toHaveTextContent('Please provide a rating and a comment.');
    await view.getByRole('textbox', { name: 'Comment' }).fill('Strong');
    await view.getByRole('button', { name: 'Submit rating' }).click();
    await expect
      .poll(() => addEquipmentRating.mock.calls)
      .toEqual([[{ equipmentId: 'Nashik-0', starRating: 1.5, comment: 'Strong' }]]);
  });

  test('switch a category off at once, and back when it could not be saved', async () => {
    let refuse: (error: ApiError) => void = () => undefined;
    const updateEquipmentType = () => new Promise<never>((_, reject) => (refuse = reject));
    const { view } = await shown({
      user: users.admin,
      path: '/master/master-equipment-type',
      answers: { updateEquipmentType },
    });
    const first = view.getByRole('switch').first();
    await first.click();
    await expect.element(first).toHaveAttribute('aria-checked', 'false');
    refuse(new ApiError('server.failed', 500, 'No.'));
    await expect.element(first).toHaveAttribute('aria-checked', 'true');
  });

  test('say that a category was deactivated', async () => {
    const { view, notices } = await shown({ user: users.admin, path: '/master/master-equipment-type' });
    await view.getByRole('switch').first().click();
    await expect.poll(() => notices).toContain('Category deactivated successfully');
  });

  test('open a lead in place of the list on a phone', async () => {
    const { view } = await shown({ path: '/leads' });
    await screen.viewport(360, 740);
    await view.getByRole('link', { name: /Prakash Iyer/ }).click();
    await expect.element(view.getByRole('link', { name: 'Call +91 98220 41573' })).toBeVisible();
    await expect.element(view.getByRole('list', { name: 'Requirements' })).not.toBeInTheDocument();
    await view.getByRole('link', { name: 'All leads' }).click();
    await expect.element(view.getByRole('list', { name: 'Requirements' })).toBeVisible();
  });

  test('open a lead once it is looked at, and say why when that is not possible', async () => {
    let tries = 0;
    const openLead = vi.fn(() => {
      tries += 1;
      if (tries > 1) return { id: 'l1', phone: '9822041573', email: 'sunita@example.com' };
      return Promise.reject(new ApiError('lead.tooManyOpened', 429, errors['lead.tooManyOpened'].sentence));
    });
    const unopened = [makeLead({ id: 'l1', phone: '', email: '', isOpened: false }), makeLead({ id: 'l2' })];
    const counts = { New: 2, Replied: 0, Won: 0, Closed: 0 };
    const getLeads = pagesOf(unopened, { counts });
    const { view } = await shown({ path: '/leads', answers: { getLeads, openLead } });
    await expect.element(view.getByText(errors['lead.tooManyOpened'].sentence)).toBeVisible();
    await view.getByRole('textbox', { name: 'Your notes' }).fill('Evenings only.');
    await view.getByRole('button', { name: 'Retry' }).click();
    await expect.element(view.getByRole('link', { name: 'Call +91 98220 41573' })).toBeVisible();
    await expect.element(view.getByText('sunita@example.com')).toBeVisible();
    await expect.element(view.getByRole('textbox', { name: 'Your notes' })).toHaveValue('Evenings only.');
    expect(openLead.mock.calls).toEqual([[{ id: 'l1' }], [{ id: 'l1' }]]);
  });

  test('keep what came of a lead', async () => {
    const updateLead = vi.fn(() => ({}));
    const { view } = await shown({ path: '/leads', answers: { updateLead } });
    await view.getByRole('combobox', { name: 'Status' }).selectOptions('Won');
    await view.getByRole('textbox', { name: 'Your notes' }).fill('Called, wants two.');
    await view.getByRole('button', { name: 'Save notes' }).click();
    await expect
      .poll(() => updateLead.mock.calls)
      .toEqual([[{ id: 'l1', status: 'Won' }], [{ id: 'l1', notes: 'Called, wants two.' }]]);
  });
});
