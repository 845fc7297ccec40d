import type { Meta, StoryObj } from '@storybook/react-vite';
import { ratingsOf } from '@yantra/testing';
import { Shelf } from '../fixtures/shelf.tsx';
import { Rating, Stars } from './stars.tsx';

const meta = { title: 'Primitives/Rating', component: Rating } satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { ratings: ratingsOf(5, 20) } };
export const Rounded: Story = { args: { ratings: [...ratingsOf(3, 4), ...ratingsOf(4, 5)] } };
export const Many: Story = { args: { ratings: ratingsOf(4, 1280) } };
export const None: Story = { args: { ratings: [] } };
export const Fractions: Story = {
  args: { ratings: [] },
  render: () => (
    <Shelf>
      {[0, 1, 2.5, 3.3, 4.5, 5].map((value) => (
        <Stars key={value} value={value} />
      ))}
    </Shelf>
  ),
};
export const Dark: Story = { ...Fractions, globals: { theme: 'dark' } };
