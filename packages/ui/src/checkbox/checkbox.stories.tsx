import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../fixtures/shelf.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Backhoe loader', defaultChecked: true },
  decorators: [
    (Story) => (
      <Box width={224}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = { args: { count: 42 } };
export const Off: Story = { args: { defaultChecked: false } };
export const Disabled: Story = { args: { label: 'Tower crane', count: 0, defaultChecked: false, disabled: true } };
export const Radio: Story = { args: { type: 'radio', label: 'Yes', name: 'insurance' } };
export const LongText: Story = {
  args: { label: 'Self-loading concrete mixers with fly-ash hopper', count: 12800 },
};
export const Dark: Story = { globals: { theme: 'dark' } };
