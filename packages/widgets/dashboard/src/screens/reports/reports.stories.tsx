import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import {
  type MockAnswers,
  TestScope,
  dashboardAnswers,
  failing,
  marketReport,
  moneyReport,
  never,
} from '@yantra/testing';
import { expect, fn, userEvent, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './reports.screen.tsx';

/* As wide as in the dashboard: its parts use container queries. */
const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...dashboardAnswers, ...(parameters['answers'] as MockAnswers | undefined) }} notify={fn()}>
    <div className="y-dashboard__main">
      <Story />
    </div>
  </TestScope>
);
const admin = { id: 'a1', role: 'admin', name: 'Meera Iyer', phone: '9822041575' } as const;
const meta = {
  title: 'Widgets/Dashboard/Reports',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { params: {}, query: new URLSearchParams('months=3'), state: undefined, navigate: fn(), user: admin },
  decorators: [inScope],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answers: MockAnswers) => ({ answers });
const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };

const openTables: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const screen = within(canvasElement);
  await screen.findByRole('heading', { name: 'Machines and owners by city' });
  for (const table of await screen.findAllByText('Show as a table')) await userEvent.click(table);
};

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('slider', { name: 'Revenue by month, without GST' });
  },
};
export const Tables: Story = { play: openTables };
export const TablesPhone: Story = { globals: phone, play: openTables };
export const Tablet: Story = { globals: tablet };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = { parameters: answering({ getMarketReport: never, getMoneyReport: never }) };
export const Failed: Story = { parameters: answering({ getMarketReport: failing, getMoneyReport: failing }) };
/** Before the first machine and the first sale. */
export const Nothing: Story = {
  parameters: answering({
    getMarketReport: () => ({
      total: { machines: 0, owners: 0 },
      cities: [],
      types: [],
      cells: [],
      requirements: marketReport.requirements.map(({ month }) => ({
        month,
        came: 0,
        hour: 0,
        day: 0,
        days: 0,
        later: 0,
      })),
      requirementCities: [],
    }),
    getMoneyReport: () => ({
      revenue: moneyReport.revenue.map((row) => ({ ...row, sales: 0, salesGst: 0, net: 0, cgst: 0, sgst: 0, igst: 0 })),
      plans: moneyReport.plans.map(({ month }) => ({ month, sold: 0, renewed: 0, upgraded: 0, ended: 0, left: 0 })),
      byPlan: [],
    }),
  }),
};
/** A moderator sees no money. */
export const Moderator: Story = {
  args: { user: { ...admin, role: 'user', rights: ['moderator'] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('heading', { name: 'Machines and owners by city' });
    await expect(screen.queryByRole('heading', { name: /^Revenue/ })).toBeNull();
  },
};
/** Finance sees money alone. */
export const Finance: Story = {
  args: { user: { ...admin, role: 'user', rights: ['finance'] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('slider', { name: 'Revenue by month, without GST' });
    await expect(screen.queryByRole('heading', { name: 'Machines and owners by city' })).toBeNull();
  },
};
