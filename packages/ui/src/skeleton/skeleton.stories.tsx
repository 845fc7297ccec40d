import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../fixtures/shelf.tsx';
import { CardSkeleton } from './skeleton.tsx';

const meta = {
  title: 'Equipment/CardSkeleton',
  component: CardSkeleton,
  decorators: [
    (Story) => (
      <Box width={304}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof CardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
