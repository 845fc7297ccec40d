import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, StatusBadge } from './badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: StatusBadge,
  args: { status: 'Available' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const OnRent: Story = { args: { status: 'On rent' } };
export const Unavailable: Story = { args: { status: 'Unavailable' } };
export const Unknown: Story = { args: { status: 'Inactive' } };
export const All: Story = {
  render: () => (
    <div className="y-chips">
      {['Available', 'On rent', 'Unavailable', 'Inactive'].map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
      <Badge tone="brand">New</Badge>
      <Badge tone="info">Replied</Badge>
    </div>
  ),
};
export const Dark: Story = { ...All, globals: { theme: 'dark' } };
