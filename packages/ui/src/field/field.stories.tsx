import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shelf } from '../fixtures/shelf.tsx';
import { Field } from './field.tsx';
import { TextArea } from './text-area.tsx';
import { Select, TextInput } from './text-input.tsx';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'Full Name',
    children: (ids) => <TextInput {...ids} placeholder="Sunita Jadhav" />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const choices = [
  { value: '6', label: 'Earthmoving' },
  { value: '7', label: 'Lifting' },
];

export const Rest: Story = {};
export const WithHint: Story = {
  args: {
    label: 'Working Hours',
    hint: 'How long it can work in a week',
    children: (ids) => <TextInput {...ids} inputMode="numeric" defaultValue="48" />,
  },
};
export const Optional: Story = { args: { optional: true } };
export const WithError: Story = {
  args: { label: 'Model No', error: 'Model No is required', children: (ids) => <TextInput {...ids} /> },
};
export const LongError: Story = {
  args: {
    error: 'User with this phone number already exists. Please enter a different phone number or try to log in.',
  },
  globals: { viewport: { value: 'phone' } },
};
export const ReadOnly: Story = {
  args: { label: 'Final value', children: (ids) => <TextInput {...ids} readOnly value="₹13,110.00" /> },
};
export const List: Story = {
  args: {
    label: 'Category',
    children: (ids) => <Select {...ids} placeholder="Select Category" options={choices} />,
  },
};
export const Phone: Story = {
  args: {
    label: 'Phone no.',
    children: (ids) => <TextInput {...ids} prefix="+91" inputMode="numeric" placeholder="98765 43210" />,
  },
};
export const WithAction: Story = {
  args: {
    label: 'Mobile',
    children: (ids) => (
      <TextInput
        {...ids}
        prefix="+91"
        inputMode="numeric"
        defaultValue="98220 41573"
        action={<button type="button">Verify</button>}
      />
    ),
  },
};
export const Locked: Story = {
  args: {
    label: 'Mobile',
    children: (ids) => <TextInput {...ids} prefix="+91" disabled value="98220 41573" readOnly />,
  },
};
export const LongText: Story = {
  args: {
    label: 'Description',
    hint: 'Shown on the machine’s page',
    count: '18 / 250',
    children: (ids) => <TextArea {...ids} defaultValue="0.9-1.2 m3 bucket." />,
  },
};

export const All: Story = {
  render: () => (
    <Shelf width={272}>
      {[Rest, WithHint, WithError, ReadOnly, List, Phone, WithAction, Locked, LongText].map(({ args }, place) => (
        <Field key={place} {...meta.args} {...args} />
      ))}
    </Shelf>
  ),
};
export const Dark: Story = { ...All, globals: { theme: 'dark' } };
