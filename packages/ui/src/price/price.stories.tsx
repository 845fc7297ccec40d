import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price.tsx';

const meta = {
  title: 'Primitives/Price',
  component: Price,
  args: { rentalValue: 9200, finalRentalValue: 8740, discount: 5, rentalType: 1 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Discounted: Story = {};
export const NoDiscount: Story = { args: { rentalValue: 8500, finalRentalValue: 8500, discount: 0 } };
export const Lakh: Story = {
  args: { rentalValue: 420000, finalRentalValue: 357000, discount: 15, rentalType: 3 },
};
export const Derived: Story = { args: { rentalValue: undefined } };
export const Large: Story = {
  args: { rentalValue: 185000, finalRentalValue: 157250, discount: 15, rentalType: 3, size: 'lg' },
};
export const Phone: Story = { ...Large, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
