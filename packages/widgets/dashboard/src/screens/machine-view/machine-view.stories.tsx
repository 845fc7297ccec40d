import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import {
  type MockAnswers,
  TestScope,
  dashboardAnswers,
  dashboardUsers as users,
  failing,
  makePurchase,
  never,
  ownMachines,
  rateCard,
} from '@yantra/testing';
import { fn, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './machine-view.screen.tsx';

const [shown] = ownMachines;
const machine = {
  ...shown,
  listing: 'listed',
  listedUntil: '2027-11-14T05:12:00Z',
  views: 412,
  phoneNumber: '9822041573',
  address: 'Yard 4, Solapur Road, Hadapsar',
  pinCode: '411028',
  capacity: { value: 3, unit: 't' },
  facts: [
    { fact: 'capacity', value: 3, unit: 't' },
    { fact: 'drive', value: '4WD' },
    { fact: 'operator', value: 'extra' },
    { fact: 'fuel' },
  ],
};
const business = makePurchase({
  id: 'b1',
  displayName: 'BUSINESS',
  equipmentCount: 100,
  equipmentIds: ['Pune-0'],
  endDate: '2027-11-14T05:12:00Z',
});
const notify = fn();

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope
    notify={notify}
    answers={{
      ...dashboardAnswers,
      getEquipmentById: () => machine,
      getPurchasedSubscriptions: () => [business],
      ...(parameters['answers'] as MockAnswers | undefined),
    }}
  >
    <div className="y-root y-dashboard">
      <main className="y-dashboard__main">
        <div className="y-dashboard__screen">
          <Story />
        </div>
      </main>
    </div>
  </TestScope>
);

const meta = {
  title: 'Widgets/Dashboard/Machine',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    params: { id: 'm1' },
    query: new URLSearchParams(),
    state: undefined,
    navigate: fn(),
    user: users.supplier,
  },
  decorators: [inScope],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Rent' });
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const answering = (answers: MockAnswers) => ({ answers });

export const Shown: Story = {};
export const ShownPhone: Story = { globals: phone };
export const ShownTablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const ShownDark: Story = { globals: { theme: 'dark' } };
/** An admin sees the owner, and cannot change anything. */
export const ToAnAdmin: Story = { args: { user: users.admin } };
/** No picture, no description, no plan. */
export const Bare: Story = {
  parameters: answering({
    getEquipmentById: () => ({
      ...machine,
      listing: 'draft',
      listedUntil: null,
      image1Url: null,
      description: '',
      equipmentRatings: [],
    }),
  }),
};
export const OffPlan: Story = {
  parameters: answering({
    getEquipmentById: () => ({ ...machine, listing: 'planEnded', listedUntil: null }),
    getPurchasedSubscriptions: () => [],
  }),
};
/** A plan is running, without this machine. */
export const BesidePlan: Story = {
  parameters: answering({
    getEquipmentById: () => ({ ...machine, listing: 'notInPlan', listedUntil: null }),
    getPurchasedSubscriptions: () => [{ ...business, equipmentIds: [] }],
  }),
};
/** Its owner has said what it costs, but who pays for fuel. */
export const WithRateCard: Story = { parameters: { answers: { getEquipmentById: () => ({ ...machine, rateCard }) } } };

export const Loading: Story = { parameters: answering({ getEquipmentById: never }), play: () => undefined };
export const Failed: Story = {
  parameters: answering({ getEquipmentById: failing }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Retry' });
  },
};
/** Hidden by moderators, with the reason. */
export const Hidden: Story = {
  parameters: {
    answers: {
      getEquipmentById: () => ({ ...machine, listing: 'hidden', hidden: { fault: 'contact', words: 'On the boom.' } }),
    },
  },
};
