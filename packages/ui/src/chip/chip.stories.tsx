import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chip, FilterChip } from './chip.tsx';
import { ChoiceChip } from './choice-chip.tsx';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { children: '50% or more', onPress: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { pressed: true } };
export const Filter: Story = { render: ({ onPress }) => <FilterChip label="Excavator" onRemove={onPress} /> };
export const Choice: Story = {
  render: () => (
    <div className="y-chips">
      <ChoiceChip label="10% or more" name="discount" value="10" defaultChecked />
      <ChoiceChip label="25% or more" name="discount" value="25" />
    </div>
  ),
};
export const Row: Story = {
  render: ({ onPress }) => (
    <div className="y-chips">
      <Chip pressed onPress={onPress}>
        50% or more
      </Chip>
      <Chip onPress={onPress}>25% or more</Chip>
      <FilterChip label="Excavator" onRemove={onPress} />
      <FilterChip label="Self-loading concrete mixers" onRemove={onPress} />
    </div>
  ),
};
export const Dark: Story = { ...Row, globals: { theme: 'dark' } };
