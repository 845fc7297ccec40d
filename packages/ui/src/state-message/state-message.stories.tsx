import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Shelf } from '../fixtures/shelf.tsx';
import { StateMessage } from './state-message.tsx';

const meta = {
  title: 'Primitives/StateMessage',
  component: StateMessage,
  args: {
    picture: 'empty-search',
    title: 'No Equipment found',
    text: 'Nothing in Pune fits these filters. Loosen one, or look in a city nearby.',
    children: <Button>Clear filters</Button>,
  },
} satisfies Meta<typeof StateMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {};
export const Failed: Story = {
  args: {
    picture: 'error',
    title: 'Error: Failed to fetch equipment data.',
    text: 'The list did not load. Nothing is lost.',
    children: (
      <Button variant="primary" icon="retry">
        Retry
      </Button>
    ),
  },
};
export const Offline: Story = {
  args: {
    picture: 'offline',
    title: 'You are offline',
    text: 'Your requirement is kept on this phone and goes out by itself.',
    children: undefined,
  },
};
export const NothingYet: Story = {
  args: { picture: 'empty-list', title: 'No categories yet', text: 'Add the first one.', children: undefined },
};
const yet = { text: 'They appear here.', children: undefined };
export const NoMachines: Story = { args: { ...yet, picture: 'no-machines', title: 'No machines yet' } };
export const NoLeads: Story = { args: { ...yet, picture: 'no-leads', title: 'No leads yet' } };
export const NoPeople: Story = { args: { ...yet, picture: 'no-people', title: 'No customers yet' } };
export const NoPlans: Story = { args: { ...yet, picture: 'no-plans', title: 'No plans yet' } };
export const NoPayments: Story = { args: { ...yet, picture: 'no-payments', title: 'No payments yet' } };
export const NoVisits: Story = { args: { ...yet, picture: 'no-visits', title: 'Nothing visited yet' } };
const emptyStates = [NothingYet, NoMachines, NoLeads, NoPeople, NoPlans, NoPayments, NoVisits];
export const All: Story = {
  render: () => (
    <Shelf width={304}>
      {[NothingFound, Failed, Offline, ...emptyStates].map(({ args }, place) => (
        <StateMessage key={place} {...meta.args} {...args} />
      ))}
    </Shelf>
  ),
};
export const Dark: Story = { ...All, globals: { theme: 'dark' } };
export const Phone: Story = { ...All, globals: { viewport: { value: 'phone' } } };
