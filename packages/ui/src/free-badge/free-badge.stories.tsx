import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { LanguageProvider } from '@yantra/language';
import { makeEquipment } from '@yantra/testing';
import { EquipmentCard } from '../card/equipment-card.tsx';
import { Box } from '../fixtures/shelf.tsx';
import { shared as hindi } from '../languages/hi.ts';
import { FreeBadge } from './free-badge.tsx';

const inBox: Decorator = (Story) => (
  <Box width={304}>
    <Story />
  </Box>
);

const meta = {
  title: 'Equipment/Free badge',
  component: FreeBadge,
  args: { free: { isFree: true } },
  render: (args) => (
    <EquipmentCard equipment={makeEquipment({ id: 'backhoe', status: 'On rent' })} href="#details">
      <FreeBadge {...args} />
    </EquipmentCard>
  ),
  decorators: [inBox],
} satisfies Meta<typeof FreeBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnYourDays: Story = {};
export const From: Story = { args: { free: { isFree: false, from: '2026-11-28' } } };
/** The machine's status stays. */
export const NoneKnown: Story = { args: { free: { isFree: false } } };
export const Today: Story = { args: { free: {}, isToday: true } };
export const Dark: Story = { ...From, globals: { theme: 'dark' } };
export const InHindi: Story = {
  ...From,
  decorators: [
    (Story) => (
      <LanguageProvider value={hindi}>
        <Story />
      </LanguageProvider>
    ),
  ],
};
