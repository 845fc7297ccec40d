import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import {
  TestScope,
  type TestScopeOptions,
  dashboardAnswers,
  dashboardUsers as users,
  failing,
  makePlan,
  never,
  pagesOf,
  sessionOf,
} from '@yantra/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';

const inScope: Decorator = (Story, { parameters }) => {
  const { answers: some, session = sessionOf(users.supplier) } = (parameters['scope'] ?? {}) as TestScopeOptions;
  localStorage.removeItem(`yantra.order.${users.supplier.id}`);
  return (
    <TestScope session={session} answers={{ ...dashboardAnswers, ...some }}>
      <Story />
    </TestScope>
  );
};

type Story = StoryObj<typeof Dashboard>;
/* The first visit to a screen loads its chunk, which can be slow on a busy machine. */
const patience = { timeout: 8000 };
const arrived: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 }, patience);
};
const settled: NonNullable<Story['play']> = async (context) => {
  await arrived(context);
  await waitFor(
    () => expect(context.canvasElement.querySelector('.y-dashboard__waiting, [aria-busy=true]')).toBeNull(),
    patience,
  );
};

const meta = {
  title: 'Widgets/Dashboard/Subscriptions',
  component: Dashboard,
  parameters: { layout: 'fullscreen' },
  args: { path: '/subscription-admin' },
  decorators: [inScope],
  play: (context) => settled(context),
} satisfies Meta<typeof Dashboard>;
export default meta;

const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };
const dark = { theme: 'dark' };
const asAdmin = (answers: TestScopeOptions['answers'] = {}) => ({
  scope: { session: sessionOf(users.admin), answers },
});
const answering = (answers: TestScopeOptions['answers']) => ({ scope: { answers } });

export const Purchased: Story = {};
export const PurchasedDark: Story = { globals: dark };
export const PurchasedPhone: Story = { globals: phone };
export const PurchasedTablet: Story = { globals: tablet };
/** A row expands to the machines of its purchase. */
export const PurchasedOpen: Story = {
  async play(context) {
    await settled(context);
    const canvas = within(context.canvasElement);
    const [first] = canvas.getAllByRole('button', { name: 'Details of ECONOMY' });
    if (first) await userEvent.click(first);
    await canvas.findByRole('table', { name: 'Machines on ECONOMY' });
  },
};
export const PurchasedOpenPhone: Story = { ...PurchasedOpen, globals: phone };
/** One purchase with its machines, the other machines, and its documents. */
export const Bought: Story = { args: { path: '/subscription-admin/bought/b1a2c3d4-0000-4000-8000-000000000001' } };
export const BoughtDark: Story = { ...Bought, globals: dark };
export const BoughtPhone: Story = { ...Bought, globals: phone };
export const BoughtTablet: Story = { ...Bought, globals: tablet };
export const BoughtEnded: Story = {
  args: { path: '/subscription-admin/bought/b1a2c3d4-0000-4000-8000-000000000003' },
};
export const PurchasedNothing: Story = { parameters: answering({ getPurchasedSubscriptions: () => [] }) };
export const PurchasedLoading: Story = {
  play: arrived,
  parameters: answering({ getPurchasedSubscriptions: never }),
};
export const PurchasedFailed: Story = { parameters: answering({ getPurchasedSubscriptions: failing }) };
/** After a payment: the success above the list. */
export const Paid: Story = {
  args: { query: new URLSearchParams('order=order_1938572TnYQ4kVbX') },
  async play(context) {
    await settled(context);
    await within(context.canvasElement).findByRole('heading', { name: 'Payment successful!' }, patience);
  },
};
export const PaidDark: Story = { ...Paid, globals: dark };
export const PaidPhone: Story = { ...Paid, globals: phone };

export const Plans: Story = { parameters: asAdmin() };
/** A plan that nobody has bought may be deleted; it is asked before. */
export const PlanDeletion: Story = {
  parameters: asAdmin(),
  async play(context) {
    await settled(context);
    const [menu] = within(context.canvasElement).getAllByRole('button', { name: /^Actions for/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Delete' }));
    await within(document.body).findByRole('dialog');
  },
};
export const PlansDark: Story = { parameters: asAdmin(), globals: dark };
export const PlansPhone: Story = { parameters: asAdmin(), globals: phone };
export const PlansTwoPages: Story = {
  parameters: asAdmin({
    getSubscriptions: () => Array.from({ length: 15 }, (_, at) => makePlan({ id: at + 1, name: `PLAN ${at + 1}` })),
  }),
};
export const PlansEmpty: Story = { parameters: asAdmin({ getSubscriptions: () => [] }) };
export const PlansFailed: Story = { parameters: asAdmin({ getSubscriptions: failing }) };

export const AddPlan: Story = { args: { path: '/subscription-add' }, parameters: asAdmin() };
export const AddPlanPhone: Story = { ...AddPlan, globals: phone };
export const EditPlan: Story = { args: { path: '/subscription-admin/edit/2' }, parameters: asAdmin() };
export const EditPlanDark: Story = { ...EditPlan, globals: dark };
export const ViewPlan: Story = { args: { path: '/subscription-admin/view/2' }, parameters: asAdmin() };
export const PlanFailed: Story = {
  args: { path: '/subscription-admin/edit/2' },
  parameters: asAdmin({ getSubscriptionById: failing }),
};

export const AllPayments: Story = { args: { path: '/admin-payments' }, parameters: asAdmin() };
export const AllPaymentsDark: Story = { ...AllPayments, globals: dark };
export const AllPaymentsPhone: Story = { ...AllPayments, globals: phone };
export const AllPaymentsTablet: Story = { ...AllPayments, globals: { viewport: { value: 'tablet' } } };
export const AllPaymentsHindi: Story = { ...AllPayments, globals: { locale: 'hi' } };
/** Orders that nobody tried to pay stand apart. */
export const UntriedOrders: Story = {
  args: { path: '/admin-payments', query: new URLSearchParams('untried=1') },
  parameters: asAdmin(),
};
export const AllPaymentsFailed: Story = {
  args: { path: '/admin-payments' },
  parameters: asAdmin({ getPayments: failing }),
};
export const OwnPayments: Story = { args: { path: '/payments' } };
export const OwnPaymentsEmpty: Story = {
  args: { path: '/payments' },
  parameters: answering({ getOwnPayments: pagesOf([]) }),
};
