import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '@yantra/testing';
import { Box } from '../fixtures/shelf.tsx';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  args: { url: pictures.tractor, alt: 'A red tractor' },
  decorators: [
    (Story) => (
      <Box width={320}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Missing: Story = { args: { url: null } };
export const Broken: Story = { args: { url: 'data:image/png;base64,broken', eager: true } };
