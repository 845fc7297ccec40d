import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Who signs up',
    options: [
      { value: 'self', label: 'SELF' },
      { value: 'organization', label: 'ORGANIZATION' },
    ],
    value: 'self',
    onValue: () => undefined,
    children: null,
  },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs {...args} value={value} onValue={setValue}>
        <p>What {value === 'self' ? 'a person' : 'an organization'} fills in.</p>
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
