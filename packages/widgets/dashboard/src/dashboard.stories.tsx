import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type Overview, errors } from '@yantra/contract/calls';
import { ApiError } from '@yantra/state';
import {
  TestScope,
  type TestScopeOptions,
  adminOverview,
  dashboardAnswers,
  dashboardUsers as users,
  failing,
  makeLead,
  makeOverview,
  makeOwnEquipment,
  never,
  pagesOf,
  sessionOf,
  slowly,
} from '@yantra/testing';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import './dashboard.css';
import { Dashboard } from './dashboard.tsx';

const inScope: Decorator = (Story, { parameters }) => {
  const {
    answers: some,
    session = sessionOf(users.supplier),
    ...rest
  } = (parameters['scope'] ?? {}) as TestScopeOptions;
  return (
    <TestScope {...rest} session={session} answers={{ ...dashboardAnswers, ...some }}>
      <Story />
    </TestScope>
  );
};

type Story = StoryObj<typeof Dashboard>;
/* The first visit to a screen loads its chunk, which can be slow on a busy machine. */
const patience = { timeout: 8000 };
const heading = (canvasElement: HTMLElement) => within(canvasElement).findByRole('heading', { level: 1 }, patience);

/** Waits for the screen's chunk and its answers, so that the story checks the screen and not its loading state. */
const settled: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await heading(canvasElement);
  await waitFor(
    () => expect(canvasElement.querySelector('.y-dashboard__waiting, [aria-busy=true]')).toBeNull(),
    patience,
  );
};
const arrived: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await heading(canvasElement);
};

const meta = {
  title: 'Widgets/Dashboard/React',
  component: Dashboard,
  parameters: { layout: 'fullscreen' },
  decorators: [inScope],
  play: (context) => settled(context),
} satisfies Meta<typeof Dashboard>;
export default meta;

const phone = { viewport: { value: 'phone' } };
const asAdmin = (some: TestScopeOptions['answers'] = {}) => ({
  scope: { session: sessionOf(users.admin), answers: some },
});

export const OwnOverview: Story = {};
export const OwnOverviewDark: Story = { globals: { theme: 'dark' } };
export const OwnOverviewHidden: Story = {
  parameters: {
    scope: {
      answers: {
        getOverview: () =>
          makeOverview({
            plans: [],
            machineStates: [
              { state: 'listed', count: 3 },
              { state: 'hidden', count: 1 },
            ],
          }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: '1 machine hidden by us' });
    await expect(page.getByRole('link', { name: 'See why' })).toHaveAttribute(
      'href',
      expect.stringContaining('/equipments-list?state=hidden'),
    );
  },
};
export const OwnOverviewPhone: Story = { globals: phone };
const unnoticed: Partial<Overview> = {
  views: 0,
  reveals: 0,
  leads: 0,
  newLeads: 0,
  viewsByDay: [],
  topMachines: [],
  newestLeads: [],
  plans: [],
  machines: 0,
  listedMachines: 0,
};
const asNew = (some: Partial<Overview> = {}, answers: TestScopeOptions['answers'] = {}) => ({
  scope: { answers: { getOverview: () => makeOverview({ ...unnoticed, ...some }), ...answers } },
});
const hidden = pagesOf([makeOwnEquipment({ id: 'm1', listing: 'notInPlan' })]);
/** A new supplier sees what to do first, and no zeros. */
export const NewOverview: Story = { parameters: asNew() };
export const NewOverviewPhone: Story = { ...NewOverview, globals: phone };
/** With a machine, the next step is a plan. */
export const NewOverviewMachine: Story = { parameters: asNew({ machines: 1 }, { getOwnerEquipments: hidden }) };
export const NewOverviewMachinePhone: Story = { ...NewOverviewMachine, globals: phone };
export const NewOverviewMachineDark: Story = { ...NewOverviewMachine, globals: { theme: 'dark' } };
/** On public lists, the next step is to send its link to people. */
export const NewOverviewListed: Story = {
  parameters: asNew({
    machines: 1,
    listedMachines: 1,
    plans: [{ id: 'p1', name: 'ECONOMY', used: 1, limit: 5, endsAt: '2027-05-21T18:29:59Z' }],
  }),
};
export const NewOverviewListedTablet: Story = { ...NewOverviewListed, globals: { viewport: { value: 'tablet' } } };
export const AdminOverview: Story = { parameters: asAdmin({ getOverview: () => adminOverview }) };
export const OverviewLoading: Story = { play: arrived, parameters: { scope: { answers: { getOverview: never } } } };
export const OverviewSlow: Story = {
  parameters: { scope: { answers: { getOverview: slowly(() => makeOverview()) } } },
};
export const OverviewFailed: Story = { parameters: { scope: { answers: { getOverview: failing } } } };

export const OverviewHindi: Story = { globals: { locale: 'hi' } };
export const OverviewMarathi: Story = { globals: { locale: 'mr' } };

export const Equipments: Story = { args: { path: '/equipments-list' } };
export const EquipmentsDark: Story = { args: { path: '/equipments-list' }, globals: { theme: 'dark' } };
export const EquipmentsPhone: Story = { args: { path: '/equipments-list' }, globals: phone };
export const EquipmentsTablet: Story = {
  args: { path: '/equipments-list' },
  globals: { viewport: { value: 'tablet' } },
};
export const EquipmentsOfAll: Story = { args: { path: '/equipments-list' }, parameters: asAdmin() };
export const EquipmentsLoading: Story = {
  play: arrived,
  args: { path: '/equipments-list' },
  parameters: { scope: { answers: { getOwnerEquipments: never } } },
};
/** A failed load is not shown as an empty list. */
export const EquipmentsFailed: Story = {
  args: { path: '/equipments-list' },
  parameters: { scope: { answers: { getOwnerEquipments: failing } } },
};
export const EquipmentsEmpty: Story = {
  args: { path: '/equipments-list' },
  parameters: { scope: { answers: { getOwnerEquipments: pagesOf([]) } } },
};
/** Nothing matches the search. */
export const EquipmentsNothingFound: Story = {
  args: { path: '/equipments-list', query: new URLSearchParams('search=zeppelin') },
  parameters: { scope: { answers: { getOwnerEquipments: pagesOf([]) } } },
};

export const RecentlyVisited: Story = { args: { path: '/recently-visited' } };
/** A rating needs a comment too. */
export const Rating: Story = {
  args: { path: '/recently-visited' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [rate] = await canvas.findAllByRole('button', { name: /^RATE/ }, patience);
    if (rate) await userEvent.click(rate);
    const stars = canvas.getByRole('slider', { name: 'Stars' });
    await fireEvent.change(stars, { target: { value: '1.5' } });
    await expect(stars).toHaveAttribute('aria-valuetext', '1.5 out of 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit rating' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please provide a rating and a comment.');
  },
};

export const Customers: Story = { args: { path: '/customer' }, parameters: asAdmin() };
export const Suppliers: Story = { args: { path: '/supplier' }, parameters: asAdmin() };
/** Who helps to run the marketplace. */
export const Team: Story = { args: { path: '/settings/team' }, parameters: asAdmin() };
export const TeamPhone: Story = { args: { path: '/settings/team' }, parameters: asAdmin(), globals: phone };
/** Messages that were given up. */
export const Undelivered: Story = { args: { path: '/settings/undelivered' }, parameters: asAdmin() };
const said = (some: object = {}) => ({
  getNotices: () => ({
    lines: [
      { id: 2, version: 1, text: 'New plans from 1 December.', isEnglish: false, link: '/dashboard/subscription-plan' },
      { id: 1, version: 1, text: 'Our office is closed on Monday, 30 November.', isEnglish: false, link: '' },
    ],
    ...some,
  }),
});
/** What admins say stands above every screen, and can be put away. */
export const Announced: Story = { parameters: { scope: { answers: said() } } };
export const AnnouncedPhone: Story = { ...Announced, globals: phone };
export const AnnouncedDark: Story = { ...Announced, globals: { theme: 'dark' } };
/** While changes are paused, every screen says from when they are saved again. */
export const Maintenance: Story = {
  parameters: { scope: { answers: said({ maintenance: { until: '2026-11-26T09:00:00.000Z' } }) } },
};
export const MaintenancePhone: Story = { ...Maintenance, globals: phone };
export const Announcements: Story = { args: { path: '/announcements' }, parameters: asAdmin() };
export const MasterTypes: Story = { args: { path: '/master/master-equipment-type' }, parameters: asAdmin() };
export const MasterCategories: Story = { args: { path: '/master/master-equipment-category' }, parameters: asAdmin() };

const requirements = { path: '/leads', query: new URLSearchParams('view=list') };
export const Inbox: Story = { args: { path: '/leads' } };
export const InboxPhone: Story = { args: { path: '/leads' }, globals: phone };
export const Leads: Story = { args: requirements };
export const LeadsPhone: Story = { args: requirements, globals: phone };
export const LeadOpenPhone: Story = {
  args: { path: '/leads', query: new URLSearchParams('lead=l2') },
  globals: phone,
};
/** The daily limit of opened leads is reached. */
export const LeadNotOpened: Story = {
  args: requirements,
  parameters: {
    scope: {
      answers: {
        getLeads: pagesOf([makeLead({ id: 'l1', phone: '', email: '', isOpened: false })], {
          counts: { New: 1, Replied: 0, Won: 0, Closed: 0 },
        }),
        openLead: () => Promise.reject(new ApiError('lead.tooManyOpened', 429, errors['lead.tooManyOpened'].sentence)),
      },
    },
  },
};
export const LeadsEmpty: Story = {
  args: requirements,
  parameters: {
    scope: { answers: { getLeads: pagesOf([], { counts: { New: 0, Replied: 0, Won: 0, Closed: 0 } }) } },
  },
};
export const LeadsFailed: Story = {
  args: requirements,
  parameters: { scope: { answers: { getLeads: failing } } },
};

/** An address for another role. */
export const Forbidden: Story = { args: { path: '/customer' } };
export const NotFound: Story = { args: { path: '/no-such-page' } };
/** On another company's page. */
export const Elsewhere: Story = { play: () => undefined, parameters: { scope: { session: { isHere: false } } } };
