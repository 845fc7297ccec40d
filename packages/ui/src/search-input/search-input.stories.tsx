import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchInput } from './search-input.tsx';

const meta = {
  title: 'Primitives/SearchInput',
  component: SearchInput,
  args: { label: 'Search cities', placeholder: 'Search cities…', value: '', onValue: () => undefined },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return <SearchInput {...args} value={value} onValue={setValue} />;
  },
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Pune' } };
export const LongText: Story = {
  args: { value: 'self-loading concrete mixer with operator near Pimpri-Chinchwad' },
  globals: { viewport: { value: 'phone' } },
};
export const WithButton: Story = { args: { children: <button type="button">GO</button> } };
export const Dark: Story = { args: { value: 'Pune' }, globals: { theme: 'dark' } };
