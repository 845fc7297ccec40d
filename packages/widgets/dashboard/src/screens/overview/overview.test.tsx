// @module-tag other
import { defaultCity } from '@yantra/places';
import { ScopeProvider, createScope, noSession } from '@yantra/state';
import {
  type MockAnswers,
  createMockClient,
  dashboardAnswers,
  dashboardUsers as users,
  failing,
  makeActivity,
  makeLead,
  makeOverview,
  pagesOf,
  sessionOf,
} from '@yantra/testing';
import '@yantra/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';

async function shown(answers: MockAnswers, user: keyof typeof users = 'supplier') {
  await browser.viewport(1440, 900);
  const scope = createScope({
    client: createMockClient({ ...dashboardAnswers, ...answers }),
    siteUrl: '',
    cityStore: { read: () => defaultCity, write: () => undefined },
    defaultCity,
    session: { ...noSession(), ...sessionOf(users[user]) },
    notify: () => undefined,
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    localStorage.clear();
  });
  root.render(
    <ScopeProvider value={scope}>
      <Dashboard path="" />
    </ScopeProvider>,
  );
  return browser.elementLocator(place);
}

const sunita = makeLead({ id: 'l1', createdAt: new Date(Date.now() - 2.5 * 3_600_000).toISOString() });
const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
const plans = [
  { id: 'p1', name: 'STARTER', used: 4, limit: 10, endsAt: soon },
  { id: 'p2', name: 'BUSINESS', used: 35, limit: 100, endsAt: '2030-11-14T18:29:59Z' },
];

describe('What to do next', () => {
  test('lists new leads, a plan that ends and machines on no list, each with a link', async () => {
    const view = await shown({ getOverview: () => makeOverview({ newLeads: 2, newestLeads: [sunita], plans }) });
    const toDo = view.getByRole('region', { name: 'What to do next' });
    await expect.element(toDo.getByText(/Sunita Jadhav has waited 2 h for: Earthmoving/)).toBeVisible();
    const linkOf = (name: string) => toDo.getByRole('link', { name });
    await expect.element(linkOf('Reply to Sunita')).toHaveAttribute('href', '/dashboard/leads?lead=l1');
    await expect.element(linkOf('See both')).toHaveAttribute('href', '/dashboard/leads?status=New');
    await expect.element(toDo.getByText('STARTER ends in 3 days')).toBeVisible();
    await expect
      .element(linkOf('Move 4 to BUSINESS'))
      .toHaveAttribute('href', '/dashboard/subscription-admin/machines/p2');
    await expect.element(linkOf('Renew STARTER')).toHaveAttribute('href', '/dashboard/subscription-plan?renewalOf=p1');
    await expect
      .element(linkOf('Put 8 on BUSINESS'))
      .toHaveAttribute('href', '/dashboard/subscription-admin/machines/p2');
  });

  test('disappears when there is nothing to do', async () => {
    const view = await shown({
      getOverview: () => makeOverview({ newLeads: 0, newestLeads: [], plans: [], machineStates: [] }),
    });
    await expect.element(view.getByText(/Nobody is waiting for you/)).toBeVisible();
    expect(view.getByRole('region', { name: 'What to do next' }).query()).toBeNull();
  });
});

describe('The figures', () => {
  test('show in words how they changed compared with the thirty days before', async () => {
    const day = (value: number) => [{ label: '2026-11-01', value }];
    const view = await shown({
      getOverview: () =>
        makeOverview({
          leadsByDay: day(14),
          leadsBefore: 11,
          views: 30,
          viewsByDay: day(30),
          viewsByDayBefore: day(0),
          reveals: 40,
          revealsBefore: 42,
        }),
    });
    await expect.element(view.getByText('27% more')).toBeInTheDocument();
    await expect.element(view.getByText(/11 in the 30 days before/)).toBeVisible();
    await expect.element(view.getByText('5% fewer')).toBeInTheDocument();
    await expect.element(view.getByText('none in the 30 days before')).toBeVisible();
    await expect.element(view.getByText('1 on rent, 2 hidden, 8 not on a plan')).toBeVisible();
  });

  test('have no comparison where the server gives none', async () => {
    const {
      viewsByDayBefore: _a,
      leadsByDay: _b,
      leadsBefore: _c,
      revealsByDay: _d,
      revealsBefore: _e,
      machineStates: _f,
      newestLeads: _g,
      ...old
    } = makeOverview();
    const view = await shown({ getOverview: () => old });
    await expect.element(view.getByText('of 9 leads')).toBeVisible();
    await expect.element(view.getByRole('slider', { name: 'Views a day' })).toBeVisible();
    expect(view.getByText(/in the 30 days before/).query()).toBeNull();
  });
});

describe('The chart of views', () => {
  test('shows each day by arrow keys, and hides the tooltip by Escape', async () => {
    const view = await shown({});
    const chart = view.getByRole('slider', { name: 'Views a day' });
    await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^21 Nov: \d+ views/));
    await view.getByRole('button', { name: '30 days' }).click();
    // Past the other two spans.
    for (const _ of ['12 weeks', '1 year', 'chart']) await userEvent.tab();
    await expect.element(chart).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^24 Oct: \d+ views/));
    const tip = document.querySelector('.y-dashboard__chart-tip');
    expect(tip?.textContent).toMatch(/views.*24 Oct$/);
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('.y-dashboard__chart-tip')).toBeNull();
  });

  test('shows the day under the pointer, with its leads', async () => {
    const view = await shown({});
    const chart = view.getByRole('slider', { name: 'Views a day' });
    await chart.hover({ position: { x: 2, y: 40 } });
    await expect.poll(() => document.querySelector('.y-dashboard__chart-tip')?.textContent).toMatch(/1 lead23 Oct$/);
  });

  test('shows another span on request, and has a table too', async () => {
    const view = await shown({
      getActivity: ({ span }) =>
        makeActivity({
          now: { ...makeActivity().now, views: span === 'weeks12' ? [{ label: '2026-11-18', value: 777 }] : [] },
        }),
    });
    await view.getByRole('button', { name: '12 weeks' }).click();
    await expect
      .element(view.getByRole('slider', { name: 'Views a day' }))
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Week from 18 Nov: 777 views/));
    await view.getByRole('region', { name: 'Views a day' }).getByText('Show as a table').click();
    await expect.element(view.getByRole('cell', { name: '777' })).toBeVisible();
  });

  test('says when another span failed to load, and keeps the way back', async () => {
    const view = await shown({ getActivity: failing });
    await view.getByRole('button', { name: '7 days' }).click();
    await expect.element(view.getByRole('button', { name: 'Retry' })).toBeVisible();
    await view.getByRole('button', { name: '30 days' }).click();
    await expect.element(view.getByRole('slider', { name: 'Views a day' })).toBeVisible();
  });
});

describe('The first steps', () => {
  const nobody = makeOverview({
    machines: 0,
    listedMachines: 0,
    views: 0,
    reveals: 0,
    leads: 0,
    newLeads: 0,
    plans: [],
  });

  test('show a machine as renters of the city see it, the demand and rents there, and the price of a plan', async () => {
    const view = await shown({ getOverview: () => nobody });
    const example = view.getByRole('complementary', { name: 'This is how renters in Pune see a machine' });
    await expect.element(example.getByRole('link')).toHaveAttribute('href', '/equipment-details?id=Pune-0');
    const part = (name: string) => view.getByRole('region', { name });
    await expect.element(part('Searched this week').getByText('64 searches · 3 in Pune')).toBeVisible();
    await expect.element(part('Searched this week').getByText('47 searches · none in Pune')).toBeVisible();
    await expect.element(part('What owners in Pune ask').getByText('₹3,900 – ₹4,800 / day')).toBeVisible();
    await expect.element(part('What costs what').getByText('no commission')).toBeVisible();
    await expect.element(view.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
  });

  test('leave out figures that are unknown', async () => {
    const view = await shown({
      getOverview: () => nobody,
      getMarket: () => ({ searched: [], rents: [] }),
      searchEquipments: pagesOf([]),
    });
    await expect.element(view.getByRole('region', { name: 'What costs what' })).toBeVisible();
    expect(view.getByRole('region', { name: 'Searched this week' }).query()).toBeNull();
    expect(view.getByRole('complementary', { name: /how renters/ }).query()).toBeNull();
  });
});
