import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { LanguageProvider } from '@yantra/language';
import { makeEquipment, pictures, ratingsOf } from '@yantra/testing';
import { fn } from 'storybook/test';
import { Box } from '../fixtures/shelf.tsx';
import { Icon } from '../icon/icon.tsx';
import { shared as hindi } from '../languages/hi.ts';
import { CompactCard } from './compact-card.tsx';

const inBox: Decorator = (Story, { parameters }) => (
  <Box width={Number(parameters['width'] ?? 480)}>
    <Story />
  </Box>
);

const meta = {
  title: 'Equipment/Compact card',
  component: CompactCard,
  args: {
    equipment: makeEquipment({
      id: 'backhoe',
      locality: 'Hadapsar',
      distanceKm: 6,
      equipmentRatings: [...ratingsOf(5, 2), ...ratingsOf(4, 3)],
    }),
    href: '#details',
    onSelect: fn((event) => event.preventDefault()),
  },
  decorators: [inBox],
} satisfies Meta<typeof CompactCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const LongName: Story = {
  args: {
    equipment: makeEquipment({
      id: 'mixer',
      name: 'Ajax ARGO 4000 self-loading concrete mixer with fly-ash hopper, operator and diesel included for nights',
      image1Url: pictures.mixer,
      equipmentType: { id: 44, type: 'Self-loading concrete mixer with fly-ash hopper', subType: '' },
    }),
  },
};
export const NoRating: Story = { args: { equipment: makeEquipment({ id: 'new', equipmentRatings: [] }) } };
export const Narrow: Story = { parameters: { width: 292 } };
export const Closable: Story = {
  args: {
    children: (
      <button type="button" aria-label="Close">
        <Icon name="close" />
      </button>
    ),
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
export const Dark: Story = { globals: { theme: 'dark' } };
