import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageProvider } from '@yantra/language';
import { categories } from '@yantra/testing';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { shared as hindi } from '../languages/hi.ts';
import { CategoryArrows } from './category-arrows.tsx';
import { CategoryBar } from './category-bar.tsx';

const onSelect = fn();

const meta = {
  title: 'Equipment/CategoryBar',
  component: CategoryBar,
  args: { categories, selected: 0, hrefOf: (id) => `#category-${id}`, onSelect },
  render: function Live({ selected, ...args }) {
    const [chosen, setChosen] = useState(selected);
    const choose = (id: number) => {
      args.onSelect?.(id);
      setChosen(id);
    };
    return <CategoryBar {...args} selected={chosen} onSelect={choose} />;
  },
} satisfies Meta<typeof CategoryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllChosen: Story = {};
export const WithArrows: Story = {
  render: (args) => (
    <CategoryBar {...args}>
      <CategoryArrows />
    </CategoryBar>
  ),
};
export const OneChosen: Story = { args: { selected: 6 } };
export const LastChosenOnPhone: Story = { args: { selected: 12 }, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { categories: undefined } };
export const Buttons: Story = {
  render: ({ categories: some, selected }) => <CategoryBar categories={some} selected={selected} onSelect={onSelect} />,
};
export const LongNames: Story = {
  args: {
    categories: [{ id: 1, name: 'Self-loading concrete mixers, transit mixers and pumps', colorCode: '#546E7A' }],
  },
};
export const InHindi: Story = {
  decorators: [
    (Story) => (
      <LanguageProvider value={hindi}>
        <Story />
      </LanguageProvider>
    ),
  ],
};
export const Dark: Story = { args: { selected: 6 }, globals: { theme: 'dark' } };
