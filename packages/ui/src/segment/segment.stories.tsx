import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Segment } from './segment.tsx';

const meta = {
  title: 'Primitives/Segment',
  component: Segment,
  args: {
    label: 'What do you want to do?',
    options: [
      { value: 'add', label: 'Add Machine', icon: 'plus' },
      { value: 'need', label: 'Need Machine', icon: 'search' },
    ],
    value: 'need',
    onValue: () => undefined,
  },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return <Segment {...args} value={value} onValue={setValue} />;
  },
} satisfies Meta<typeof Segment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
