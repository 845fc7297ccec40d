import { signal } from '@preact/signals-react';
import { errors } from '@yantra/contract/calls';
import type { Language } from '@yantra/language';
import { ApiError, type LogInRequest, type LoggedUser, ScopeProvider, type Session } from '@yantra/state';
import {
  type MockAnswers,
  createTestScope,
  dashboardAnswers as usual,
  dashboardUsers as users,
  dealAnswers,
  makeLead,
  makeOverview,
  makeOwnEquipment,
  makePlan,
  never,
  pagesOf,
  sessionOf,
  makeEquipmentDetails,
} from '@yantra/testing';
import { otherHalf } from '@yantra/testing/sample';
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

/** The documented list beside an owner's quotes. */
const list = new URLSearchParams('view=list');

/** A dashboard in the test's own scope; `notices` holds the notices it showed. */
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

describe('What is said above every screen', () => {
  const line = { id: 5, version: 1, text: 'Closed on Monday.', isEnglish: false, link: '/equipments' };

  test('is put away for good by each person, until it is changed', otherHalf, async () => {
    const answers = { getNotices: () => ({ lines: [line] }) };
    const { view } = await shown({ answers });
    await expect.element(view.getByRole('link', { name: line.text })).toHaveAttribute('href', '/equipments');
    await view.getByRole('button', { name: 'Put away: Closed on Monday.' }).click();
    expect(view.getByText(line.text).query()).toBeNull();
    const again = await shown({ answers });
    await expect.element(again.view.getByRole('heading', { level: 1 })).toBeVisible();
    expect(again.view.getByText(line.text).query()).toBeNull();
    const other = await shown({ answers, user: users.user });
    await expect.element(other.view.getByText(line.text)).toBeVisible();
    const changed = await shown({ answers: { getNotices: () => ({ lines: [{ ...line, version: 2 }] }) } });
    await expect.element(changed.view.getByText(line.text)).toBeVisible();
  });

  test('says from when changes are saved again, in the language of the page', async () => {
    const answers = { getNotices: () => ({ lines: [], maintenance: { until: '2026-11-26T09:00:00.000Z' } }) };
    const { view } = await shown({ answers });
    await expect.element(view.getByText(/save again from 26 November at 2:30/)).toBeVisible();
    const other = await shown({ answers, language: hindi });
    await expect.element(other.view.getByText(/26 नवंबर/)).toBeVisible();
  });
});

describe('The overview of a new supplier', otherHalf, () => {
  const fresh = { machines: 0, listedMachines: 0, views: 0, reveals: 0, leads: 0, newLeads: 0, plans: [] };
  const shownWith = (some: object, machine = makeOwnEquipment({ id: 'm1', name: 'JCB 3DX' })) =>
    shown({
      answers: {
        getOverview: () => makeOverview({ ...fresh, topMachines: [], newestLeads: [], viewsByDay: [], ...some }),
        getOwnerEquipments: pagesOf([machine]),
        getSubscriptions: () => [makePlan({ id: 1, equipmentCount: 10, finalPrice1Month: 499 })],
      },
    });

  test('shows the next step instead of zeros', async () => {
    const { view } = await shownWith({});
    await expect.element(view.getByRole('heading', { name: 'Get your first call' })).toBeVisible();
    await expect.element(view.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 3 done');
    await expect.element(view.getByText(/From ₹499 a month for 10 machines/)).toBeVisible();
    await expect
      .element(view.getByRole('link', { name: 'ADD EQUIPMENT' }))
      .toHaveAttribute('href', '/dashboard/add-equipment');
    expect(view.getByText('Numbers revealed').query()).toBeNull();
  });

  test('leads from the first machine to a plan, or to a running plan with room', async () => {
    const { view } = await shownWith(
      { machines: 1 },
      makeOwnEquipment({ id: 'm1', name: 'JCB', listing: 'notInPlan' }),
    );
    await expect
      .element(view.getByRole('link', { name: 'Choose a plan' }))
      .toHaveAttribute('href', '/dashboard/subscription-plan');
    await expect.element(view.getByText('JCB is added')).toBeVisible();
    const plans = [{ id: 'p1', name: 'ECONOMY', used: 0, limit: 5, endsAt: '2027-05-21T18:29:59Z' }];
    const running = await shownWith({ machines: 1, plans });
    await expect
      .element(running.view.getByRole('link', { name: 'Put it on ECONOMY' }))
      .toHaveAttribute('href', '/dashboard/subscription-admin/machines/p1');
  });

  test('copies the link of a listed machine, and marks the step as done', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => copied.mockRestore());
    const { view, notices } = await shownWith({ machines: 1, listedMachines: 1, views: 2 });
    await expect.element(view.getByText('Numbers revealed')).toBeVisible();
    await view.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => notices).toContain('The link is copied.');
    expect(copied.mock.calls[0]?.[0]).toMatch(/^http.*\/equipment-details\?id=m1$/);
    await expect.element(view.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 3 done');
    const again = await shownWith({ machines: 1, listedMachines: 1, views: 2 });
    await expect.element(again.view.getByText('Numbers revealed')).toBeVisible();
    await expect.element(again.view.getByText('Get your first call')).not.toBeInTheDocument();
  });

  test('shows the link as text where copying is not possible', async () => {
    const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No'));
    onTestFinished(() => refused.mockRestore());
    const { view, notices } = await shownWith({ machines: 1, listedMachines: 1 });
    await view.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => notices.join()).toMatch(/could not be copied. It is http.*id=m1$/);
    await expect.element(view.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });
});

describe('The frame', () => {
  test('shows menus, titles and server messages in Hindi', async () => {
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

  const owned = [
    'Overview',
    'Profile',
    'Equipments List',
    'Fleet calendar',
    /^Leads/,
    'Recently Visited',
    'Subscriptions',
  ];
  const forAdmins = [
    'Overview',
    'Profile',
    'Customers',
    'Suppliers',
    'Equipments List',
    'Leads',
    'Subscriptions',
  ].concat(['Payments', 'Embed on your site', 'Settings']);
  const masters = ['Equipment Types', 'Equipment Categories', 'Search', 'Announcements'];
  // spec: shell.sidebar, master.types, master.categories
  test.each([
    ['supplier', [...owned, 'Embed on your site', 'Settings']],
    ['user', [...owned.toSpliced(5, 0, 'My requests'), 'Embed on your site', 'Settings']],
    ['admin', [...forAdmins, /^To review/, 'Search radar', 'Reports and numbers', 'Audit', ...masters]],
  ] as const)('has in its sidebar the links of a %s, in the documented order', async (role, links) => {
    const { view } = await shown({ user: users[role] });
    const sides = sidebar(view).getByRole('link');
    await expect.poll(() => sides.length).toBe(links.length);
    const labels = sides.elements().map(({ textContent }) => textContent);
    links.forEach((link, index) =>
      typeof link === 'string' ? expect(labels[index]).toBe(link) : expect(labels[index]).toMatch(link),
    );
    const subscriptions = sidebar(view).getByRole('link', { name: 'Subscriptions' });
    await expect.element(subscriptions).toHaveAttribute('href', '/dashboard/subscription-admin');
    await expect.element(sidebar(view).getByRole('button', { name: 'LOG OUT' })).toBeVisible();
  });

  // spec: shell.header, shell.menu
  test.each([
    ['supplier', 'Supplier', ['My Profile', 'My Equipments', 'Recently Viewed', 'Add Equipment', 'My Subscriptions']],
    ['user', 'User', ['My Profile', 'My Equipments', 'Recently Viewed', 'Add Equipment', 'My Subscriptions']],
    ['admin', 'Admin', ['My Profile', 'Equipments', 'Subscriptions']],
  ] as const)(
    'has in its header the logo, the toggle, the name and role, and the menu of a %s',
    async (role, shownRole, items) => {
      const { view } = await shown({ user: users[role] });
      const header = view.getByRole('banner');
      await expect.element(header.getByRole('link', { name: /^Yantra/ })).toHaveAttribute('href', '/');
      await expect.element(header.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
      const person = header.getByRole('button', { name: new RegExp(users[role].name) });
      await expect.element(person).toMatchTextContent(shownRole);
      await person.click();
      const labels = () =>
        view
          .getByRole('menuitem')
          .elements()
          .map(({ textContent }) => textContent);
      await expect.poll(labels).toEqual([...items, 'Settings', 'View site', 'Logout']);
    },
  );

  test('becomes a rail of labelled icons by its toggle in a wide window', otherHalf, async () => {
    const { view } = await shown();
    const toggle = view.getByRole('button', { name: 'Menu', exact: true });
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    const link = sidebar(view).getByRole('link', { name: 'Equipments List' });
    await expect.element(link).toHaveAttribute('title', 'Equipments List');
    expect(sidebar(view).element().getBoundingClientRect().width).toBe(64);
  });

  test('shows at the bottom of the sidebar how much of the plan is used', otherHalf, async () => {
    const { view } = await shown();
    await expect.element(sidebar(view).getByText(/^\d of \d machines$/)).toBeVisible();
  });

  // spec: shell.sidebar
  test('folds and unfolds the MASTER group', async () => {
    const { view } = await shown({ user: users.admin });
    await sidebar(view).getByRole('button', { name: 'MASTER' }).click();
    await expect.element(sidebar(view).getByText('Equipment Categories')).not.toBeVisible();
    await sidebar(view).getByRole('button', { name: 'MASTER' }).click();
    await expect.element(sidebar(view).getByText('Equipment Categories')).toBeVisible();
  });

  // spec: shell.sidebar-width, shell.sidebar-click, constant.sidebar, limit.sidebar
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
    // Whatever the drawer covers cannot be pressed.
    await userEvent.click(view.getByRole('main'), { position: { x: 600, y: 400 }, force: true });
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows suppliers the number of new leads beside Leads, updated by the screens', async () => {
    const counts = { New: 120, Replied: 0, Won: 0, Closed: 0 };
    const getLeads = vi.fn(() => ({ data: [], total: 0, page: 1, pageSize: 1, counts }));
    // Asked by nobody, an owner has the list alone.
    const own = await shown({ path: '/settings', answers: { ...dealAnswers({ inbox: [] }), getLeads } });
    await expect.element(sidebar(own.view).getByRole('link', { name: 'Leads (120 new)' })).toBeVisible();
    counts.New = 2;
    await sidebar(own.view)
      .getByRole('link', { name: /^Leads/ })
      .click();
    await expect.element(sidebar(own.view).getByRole('link', { name: 'Leads (2 new)' })).toBeVisible();
    const admin = await shown({ path: '/settings', user: users.admin, answers: { getLeads } });
    await expect.element(sidebar(admin.view).getByRole('link', { name: 'Leads', exact: true })).toBeVisible();
  });

  test('sets the window’s title, and focuses the screen’s heading after a navigation', async () => {
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

  test('redirects a duplicate address and keeps its query', async () => {
    const navigate = vi.fn();
    await shown({ user: users.admin, path: '/admin-customer', query: new URLSearchParams('page=2'), navigate });
    await expect.poll(() => navigate.mock.calls).toEqual([['/dashboard/customer?page=2', { replace: true }]]);
  });

  // spec: dashboard.guard
  test('sends away visitors who are not logged in', async () => {
    const navigate = vi.fn();
    await shown({ navigate, session: { user: signal(undefined), wanted: signal(undefined) } });
    await expect.poll(() => navigate.mock.calls).toEqual([['/', { replace: true }]]);
  });

  // spec: shell.log-out
  test('keeps the screen and the input when the session has ended and the log-in is dismissed', async () => {
    const [user, wanted] = [
      signal<LoggedUser | undefined>(users.supplier),
      signal<LogInRequest | undefined>(undefined),
    ];
    const [navigate, require] = [vi.fn(), vi.fn(() => Promise.resolve(true))];
    const { view } = await shown({ path: '/leads', query: list, navigate, session: { user, wanted, require } });
    await view.getByRole('textbox', { name: 'Your notes' }).fill('Evenings only.');
    user.value = undefined;
    wanted.value = { settle: () => undefined };
    await expect.element(view.getByText(/^You are logged out/)).not.toBeInTheDocument();
    wanted.value = undefined;
    await expect.element(view.getByText(/^You are logged out/)).toBeVisible();
    await expect.element(view.getByRole('textbox', { name: 'Your notes' })).toHaveValue('Evenings only.');
    expect(navigate).not.toHaveBeenCalled();
    await view.getByRole('button', { name: 'Log in' }).click();
    expect(require).toHaveBeenCalledOnce();
    user.value = users.supplier;
    await expect.element(view.getByText(/^You are logged out/)).not.toBeInTheDocument();
    await expect.element(view.getByRole('textbox', { name: 'Your notes' })).toHaveValue('Evenings only.');
  });

  test('scrolls its links on a small phone and keeps LOG OUT visible', async () => {
    const { view } = await shown({ user: users.admin });
    await screen.viewport(360, 480);
    await view.getByRole('button', { name: 'Menu' }).click();
    const out = sidebar(view).getByRole('button', { name: 'LOG OUT' });
    await expect.element(out).toBeInViewport({ ratio: 1 });
    const links = sidebar(view).getByRole('list').first().element();
    expect(links.scrollHeight).toBeGreaterThan(links.clientHeight);
    expect(getComputedStyle(links).overscrollBehaviorY).toBe('contain');
  });

  test('ends the session by LOG OUT', async () => {
    const end = vi.fn(() => Promise.resolve());
    const onLogOut = vi.fn();
    const { view } = await shown({ session: { end }, onLogOut });
    await sidebar(view).getByRole('button', { name: 'LOG OUT' }).click();
    expect(end).toHaveBeenCalledOnce();
    expect(onLogOut).toHaveBeenCalledOnce();
  });

  // spec: shell.loader
  test('shows that a call takes long, and nothing for a quick one', async () => {
    const { view } = await shown({ answers: { getOverview: never } });
    await expect.element(view.getByText('Loading...')).toBeVisible();
  });
});

describe('The screens', () => {
  test('let a rating be changed or withdrawn', otherHalf, async () => {
    const [updateEquipmentRating, removeEquipmentRating] = [vi.fn(() => ({})), vi.fn(() => ({}))];
    const { view } = await shown({
      path: '/recently-visited',
      answers: { updateEquipmentRating, removeEquipmentRating },
    });
    await view.getByRole('button', { name: /^Change your rating of/ }).click();
    await expect.element(view.getByLabelText('Comment')).toHaveValue('Strong and clean.');
    await userEvent.fill(view.getByLabelText('Comment'), 'Strong');
    await view.getByRole('button', { name: 'Submit rating' }).click();
    await expect
      .poll(() => updateEquipmentRating.mock.calls)
      .toEqual([[expect.objectContaining({ starRating: 4.5, comment: 'Strong' })]]);
    await view.getByRole('button', { name: /^Change your rating of/ }).click();
    await view.getByRole('button', { name: 'Withdraw it' }).click();
    await expect.poll(() => removeEquipmentRating.mock.calls).toHaveLength(1);
  });

  test('open the rating once from the address on the machine’s page', otherHalf, async () => {
    const [updateEquipmentRating, navigate] = [vi.fn(() => ({})), vi.fn()];
    const equipmentRatings = [
      { userName: 'Farida C.', starRating: 5, comment: 'Not mine.' },
      { userName: 'Sunita J.', starRating: 3.5, comment: 'Mine.', isOwn: true as const },
    ];
    const getEquipmentById = vi.fn(() => makeEquipmentDetails({ id: 'Pune-7', name: 'Long ago', equipmentRatings }));
    const { view } = await shown({
      path: '/recently-visited',
      query: new URLSearchParams('rate=Pune-7'),
      navigate,
      answers: { updateEquipmentRating, getEquipmentById },
    });
    await expect.element(view.getByRole('dialog', { name: 'Change your rating of Long ago' })).toBeVisible();
    await expect.element(view.getByLabelText('Comment')).toHaveValue('Mine.');
    await userEvent.fill(view.getByLabelText('Comment'), 'Still mine');
    await view.getByRole('button', { name: 'Submit rating' }).click();
    await expect
      .poll(() => updateEquipmentRating.mock.calls)
      .toEqual([[{ equipmentId: 'Pune-7', starRating: 3.5, comment: 'Still mine' }]]);
    await expect.poll(() => navigate.mock.calls).toEqual([['/dashboard/recently-visited', { replace: true }]]);
    expect(getEquipmentById).toHaveBeenCalledTimes(1);
  });

  // spec: machines.rate, rule.rating, says.highlighted
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

  // spec: master.toggle, state.toggle
  test('switch a category off at once, and back on if saving fails', async () => {
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

  // spec: state.toggle
  test('say that a category was deactivated', async () => {
    const { view, notices } = await shown({ user: users.admin, path: '/master/master-equipment-type' });
    await view.getByRole('switch').first().click();
    await expect.poll(() => notices).toContain('Category deactivated successfully');
  });

  test('open a lead instead of the list on a phone', otherHalf, async () => {
    const { view } = await shown({ path: '/leads', query: list });
    await screen.viewport(360, 740);
    await view.getByRole('link', { name: /Prakash Iyer/ }).click();
    await expect.element(view.getByRole('link', { name: 'Call +91 98220 41573' })).toBeVisible();
    await expect.element(view.getByRole('list', { name: 'Requirements' })).not.toBeInTheDocument();
    await view.getByRole('link', { name: 'All leads' }).click();
    await expect.element(view.getByRole('list', { name: 'Requirements' })).toBeVisible();
  });

  test('show the last page of leads for a page beyond it', async () => {
    const navigate = vi.fn();
    const leads = Array.from({ length: 12 }, (_, at) => makeLead({ id: `l${at}` }));
    const getLeads = pagesOf(leads, { counts: { New: 12, Replied: 0, Won: 0, Closed: 0 } });
    const { view } = await shown({
      path: '/leads',
      query: new URLSearchParams('status=New&page=99'),
      navigate,
      answers: { getLeads },
    });
    await expect
      .poll(() => navigate.mock.calls)
      .toContainEqual(['/dashboard/leads?status=New&page=2', { replace: true }]);
    expect(view.getByRole('button', { name: 'Show all' }).query()).toBeNull();
    expect(view.getByRole('heading', { level: 2 }).query()).toBeNull();
  });

  test('open a lead when it is shown, and say why if that is not possible', async () => {
    let tries = 0;
    const openLead = vi.fn(() => {
      tries += 1;
      if (tries > 1) return { id: 'l1', phone: '9822041573', email: 'sunita@example.com' };
      return Promise.reject(new ApiError('lead.tooManyOpened', 429, errors['lead.tooManyOpened'].sentence));
    });
    const unopened = [makeLead({ id: 'l1', phone: '', email: '', isOpened: false }), makeLead({ id: 'l2' })];
    const counts = { New: 2, Replied: 0, Won: 0, Closed: 0 };
    const getLeads = pagesOf(unopened, { counts });
    const { view } = await shown({ path: '/leads', query: list, answers: { getLeads, openLead } });
    await expect.element(view.getByText(errors['lead.tooManyOpened'].sentence)).toBeVisible();
    await view.getByRole('textbox', { name: 'Your notes' }).fill('Evenings only.');
    await view.getByRole('button', { name: 'Retry' }).click();
    await expect.element(view.getByRole('link', { name: 'Call +91 98220 41573' })).toBeVisible();
    await expect.element(view.getByText('sunita@example.com')).toBeVisible();
    await expect.element(view.getByRole('textbox', { name: 'Your notes' })).toHaveValue('Evenings only.');
    expect(openLead.mock.calls).toEqual([[{ id: 'l1' }], [{ id: 'l1' }]]);
  });

  test('save the status of a lead', otherHalf, async () => {
    const updateLead = vi.fn(() => ({}));
    const { view } = await shown({ path: '/leads', query: list, answers: { updateLead } });
    await view.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Won' }).click();
    await view.getByRole('textbox', { name: 'Your notes' }).fill('Called, wants two.');
    await expect
      .poll(() => updateLead.mock.calls)
      .toEqual([[{ id: 'l1', status: 'Won' }], [{ id: 'l1', notes: 'Called, wants two.' }]]);
    await expect.element(view.getByText('Saved', { exact: true })).toBeVisible();
  });

  test('save the notes of a lead even if another one is opened at once', otherHalf, async () => {
    const updateLead = vi.fn(() => ({}));
    const { view } = await shown({ path: '/leads', query: list, answers: { updateLead } });
    await view.getByRole('textbox', { name: 'Your notes' }).fill('Evenings only.');
    await view.getByRole('link', { name: /Prakash Iyer/ }).click();
    await expect.poll(() => updateLead.mock.calls).toEqual([[{ id: 'l1', notes: 'Evenings only.' }]]);
    await expect.element(view.getByRole('textbox', { name: 'Your notes' })).toHaveValue('');
    await view.getByRole('link', { name: /Sunita Jadhav/ }).click();
    await expect.element(view.getByRole('textbox', { name: 'Your notes' })).toHaveValue('Evenings only.');
  });

  test('keep notes that could not be saved, say so, and save them again', otherHalf, async () => {
    let tries = 0;
    const updateLead = vi.fn(() => {
      tries += 1;
      return tries > 1 ? {} : Promise.reject(new ApiError('server.failed', 500, 'No luck.'));
    });
    const { view } = await shown({ path: '/leads', query: list, answers: { updateLead } });
    await view.getByRole('textbox', { name: 'Your notes' }).fill('Evenings only.');
    await expect.element(view.getByText(/^Not saved yet/)).toBeVisible();
    await view.getByRole('button', { name: 'Save again' }).click();
    await expect.element(view.getByText('Saved', { exact: true })).toBeVisible();
    await expect.element(view.getByRole('textbox', { name: 'Your notes' })).toHaveValue('Evenings only.');
  });

  test('show which machine a lead is for, and when it came', otherHalf, async () => {
    const { view } = await shown({ path: '/leads', query: list });
    await expect.element(view.getByText('Fits JCB 3DX ecoXcellence').first()).toBeVisible();
    await expect.element(view.getByText(/^Came on 21 Nov 2026, 13:30/)).toBeVisible();
    await view.getByRole('link', { name: /Prakash Iyer.*from 24 Nov, 12 days, Hadapsar/ }).click();
    for (const fact of ['24 Nov 2026', '12 days', 'Hadapsar', '8 h a day', 'With an operator'])
      await expect.element(view.getByRole('definition').getByText(fact, { exact: true })).toBeVisible();
  });
});
