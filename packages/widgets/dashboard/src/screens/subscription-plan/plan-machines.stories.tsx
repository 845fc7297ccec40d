import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { errors } from '@yantra/contract/calls';
import { ApiError } from '@yantra/state';
import {
  TestScope,
  type TestScopeOptions,
  dashboardAnswers,
  dashboardUsers as users,
  failing,
  makePurchase,
  never,
  pagesOf,
  sessionOf,
} from '@yantra/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';

const inScope: Decorator = (Story, { parameters }) => {
  const { answers: some } = (parameters['scope'] ?? {}) as TestScopeOptions;
  return (
    <TestScope session={sessionOf(users.supplier)} answers={{ ...dashboardAnswers, ...some }}>
      <Story />
    </TestScope>
  );
};

type Story = StoryObj<typeof Dashboard>;
/* The first visit to a screen loads its chunk, which can be slow on a busy machine. */
const patience = { timeout: 8000 };
const business = makePurchase({
  id: 'b1',
  displayName: 'BUSINESS',
  equipmentCount: 100,
  equipmentIds: ['Pune-0', 'Pune-5', 'Pune-7'],
});
const economy = makePurchase({
  id: 'e1',
  equipmentCount: 1,
  equipmentIds: ['Pune-2'],
  endDate: '2027-01-21T05:12:00Z',
});
const machinesOf = (id: string) => ({ path: `/subscription-admin/machines/${id}` });
const answering = (answers: TestScopeOptions['answers']) => ({
  scope: { answers: { getPurchasedSubscriptions: () => [business, economy], ...answers } },
});
const arrived: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 }, patience);
  await waitFor(
    () => expect(canvasElement.querySelector('.y-dashboard__waiting, [aria-busy=true]')).toBeNull(),
    patience,
  );
};
const named =
  (role: 'heading' | 'button', name: string): NonNullable<Story['play']> =>
  async (context) => {
    await arrived(context);
    await within(context.canvasElement).findByRole(role, { name }, patience);
  };

const meta = {
  title: 'Widgets/Dashboard/Machines of a Plan',
  component: Dashboard,
  parameters: { layout: 'fullscreen', ...answering({}) },
  args: machinesOf('b1'),
  decorators: [inScope],
  play: named('heading', 'Machines on BUSINESS'),
} satisfies Meta<typeof Dashboard>;
export default meta;

const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };
const dark = { theme: 'dark' };

const change: NonNullable<Story['play']> = async (context) => {
  await named('heading', 'Machines on BUSINESS')(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole('checkbox', { name: /^JCB 3DX ecoXcellence ₹/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /Cummins C125D5 ₹/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /On ECONOMY now/ }));
  await expect(canvas.getByText('2 machines put on, 1 machine taken off')).toBeVisible();
};

export const Unchanged: Story = {};
export const Changed: Story = { play: change };
export const ChangedDark: Story = { play: change, globals: dark };
export const ChangedPhone: Story = { play: change, globals: phone };
export const ChangedTablet: Story = { play: change, globals: tablet };
/** The plan is full: other machines cannot be selected. */
export const Full: Story = {
  args: machinesOf('e1'),
  async play(context) {
    await named('heading', 'Machines on ECONOMY')(context);
    await expect(within(context.canvasElement).getByText(/Take one off to choose another/)).toBeVisible();
  },
};
/** Another browser saved first: the current data is loaded, and the changes stay. */
export const ChangedElsewhere: Story = {
  parameters: answering({
    updatePurchaseSelection: () =>
      Promise.reject(new ApiError('purchase.changed', 409, errors['purchase.changed'].sentence)),
  }),
  async play(context) {
    await change(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled());
    await expect(canvas.getByText('2 machines put on, 1 machine taken off')).toBeVisible();
  },
};
export const Coming: Story = {
  parameters: answering({
    getPurchasedSubscriptions: () => [
      { ...business, state: 'coming', startDate: '2027-05-21T05:12:00Z', endDate: '2027-11-21T05:12:00Z' },
    ],
  }),
};
export const Ended: Story = {
  parameters: answering({ getPurchasedSubscriptions: () => [{ ...business, state: 'ended' }] }),
  play: named('heading', 'BUSINESS has ended'),
};
export const Unknown: Story = { args: machinesOf('nobody'), play: named('heading', 'There is no such plan') };
export const Loading: Story = { parameters: answering({ getPurchasedSubscriptions: never }), play: () => undefined };
export const Failed: Story = {
  parameters: answering({ getPurchasedSubscriptions: failing }),
  play: named('button', 'Retry'),
};

const list = { path: '/equipments-list' };
const openMenu: NonNullable<Story['play']> = async (context) => {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for ACE 14XW' }, patience));
  await canvas.findByRole('menuitem', { name: /BUSINESS/ }, patience);
};

/** An action for each running plan. */
export const RowMenu: Story = { args: list, play: openMenu };
export const RowMenuDark: Story = { ...RowMenu, globals: dark };
export const RowMenuPhone: Story = { ...RowMenu, globals: phone };
/** By keyboard; a full plan says so and cannot be chosen. */
export const RowMenuFull: Story = {
  args: list,
  parameters: answering({
    getPurchasedSubscriptions: () => [{ ...economy, id: 'f1', displayName: 'BUSINESS' }],
  }),
  async play(context) {
    await arrived(context);
    const canvas = within(context.canvasElement);
    const button = await canvas.findByRole('button', { name: 'Actions for Mahindra 575 DI XP Plus' }, patience);
    await waitFor(() => expect(button.parentElement?.textContent).toContain('No place is free'), patience);
    button.focus();
    await userEvent.keyboard('{ArrowDown}{End}{ArrowUp}{ArrowUp}');
    const full = canvas.getByRole('menuitem', { name: 'Put on BUSINESS No place is free' });
    await expect(full).toHaveFocus();
    await expect(full).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(full).toBeVisible();
  },
};
/** No running plan: a link to buy one. */
export const RowMenuNoPlan: Story = {
  args: list,
  parameters: answering({ getPurchasedSubscriptions: () => [] }),
  async play(context) {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for ACE 14XW' }, patience));
    await canvas.findByRole('menuitem', { name: 'Choose a plan' }, patience);
  },
};

const justAdded = { ...list, state: { addedId: 'Pune-9' } };
/** After adding a machine. */
export const Added: Story = { args: justAdded, play: named('button', 'Put it on BUSINESS, 97 free') };
export const AddedPhone: Story = { ...Added, globals: phone };
export const AddedDark: Story = { ...Added, globals: dark };
export const AddedAndPut: Story = {
  args: justAdded,
  async play(context) {
    await named('button', 'Put it on BUSINESS, 97 free')(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Put it on BUSINESS, 97 free' }));
    await canvas.findByText('Your machine is on BUSINESS now. Renters can find it.');
  },
};
export const AddedWithoutPlan: Story = {
  args: justAdded,
  parameters: answering({ getPurchasedSubscriptions: () => [], getOwnerEquipments: pagesOf([]) }),
  async play(context) {
    await arrived(context);
    await within(context.canvasElement).findByRole('link', { name: 'Choose a plan' }, patience);
  },
};
