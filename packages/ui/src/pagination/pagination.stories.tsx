import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 7, hrefOf: (page) => `#page-${page}`, onPage: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = { args: { page: 20, pageCount: 137 } };
export const Last: Story = { args: { page: 137, pageCount: 137 } };
export const OnePage: Story = { args: { pageCount: 1 } };
export const Phone: Story = { ...Middle, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Middle, globals: { theme: 'dark' } };
