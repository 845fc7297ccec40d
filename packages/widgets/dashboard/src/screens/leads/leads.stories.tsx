import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import {
  dashboardAnswers,
  dashboardUsers,
  failing,
  makeLead,
  type MockAnswers,
  pagesOf,
  TestScope,
} from '@yantra/testing';
import { fn, userEvent, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './leads.screen.tsx';

/* What an admin has beside the documented screen: search, filters, export, and to whom a lead is given. */
const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...dashboardAnswers, ...(parameters['answers'] as MockAnswers | undefined) }} notify={fn()}>
    <div className="y-dashboard__screen" style={{ container: 'y-dashboard / inline-size' }}>
      <Story />
    </div>
  </TestScope>
);
const meta = {
  title: 'Widgets/Dashboard/Leads of an admin',
  component: Screen,
  args: { params: {}, query: new URLSearchParams(), state: undefined, navigate: fn(), user: dashboardUsers.admin },
  decorators: [inScope],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const answering = (answers: MockAnswers) => ({ parameters: { answers } });
const counts = { counts: { New: 1, Replied: 0, Won: 0, Closed: 0 } };
const give: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Give' }));
  await within(document.body).findByRole('dialog');
};

export const Ready: Story = {};
export const Phone: Story = { globals: phone };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Filtered: Story = {
  args: { query: new URLSearchParams('search=pune&category=6&assigned=nobody&days=30') },
};
export const NothingFits: Story = {
  args: { query: new URLSearchParams('search=xyz') },
  ...answering({ getLeads: pagesOf([], { counts: { New: 0, Replied: 0, Won: 0, Closed: 0 } }) }),
};
export const Given: Story = answering({
  getLeads: pagesOf([makeLead({ id: 'l1', assignee: { id: 's1', name: 'Rohit Deshpande' } })], counts),
});
export const BeingGiven: Story = { play: give };
export const BeingGivenPhone: Story = { args: { query: new URLSearchParams('lead=l1') }, globals: phone, play: give };
export const NobodyToGiveTo: Story = { ...answering({ getLeadAssignees: () => [] }), play: give };
export const PeopleFailed: Story = { ...answering({ getLeadAssignees: failing }), play: give };
