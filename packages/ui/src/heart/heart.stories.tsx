import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageProvider } from '@yantra/language';
import { makeEquipment } from '@yantra/testing';
import { useState } from 'react';
import { EquipmentCard } from '../card/equipment-card.tsx';
import { Box } from '../fixtures/shelf.tsx';
import { shared as hindi } from '../languages/hi.ts';
import { Heart, type HeartProps } from './heart.tsx';

/** Keeps it for as long as the story is shown. */
function Live({ isKept: isKeptBefore, keeper, ...props }: HeartProps) {
  const [isKept, setKept] = useState(isKeptBefore);
  const toggle = () => {
    setKept(!isKept);
    return undefined;
  };
  return <Heart {...props} isKept={isKept} keeper={keeper ?? { toggle }} />;
}

const meta = {
  title: 'Primitives/Heart',
  component: Heart,
  args: { machine: 'backhoe', name: 'JCB 3DX ecoXcellence', isKept: false },
  render: (args) => (
    <Box width={304}>
      <EquipmentCard equipment={makeEquipment({ id: args.machine, name: args.name })} href="#details">
        <Live {...args} />
      </EquipmentCard>
    </Box>
  ),
} satisfies Meta<typeof Heart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnACard: Story = {};
export const Kept: Story = { args: { isKept: true } };
export const Full: Story = { args: { keeper: { toggle: () => 'favourites.tooMany' } } };
/** In the text of a machine's page. */
export const WithWord: Story = { args: { hasWord: true }, render: (args) => <Live {...args} /> };
/** For browsers without a script. */
export const Form: Story = { args: { action: '/saved/change', hasWord: true }, render: (args) => <Heart {...args} /> };
export const Dark: Story = { ...Kept, globals: { theme: 'dark' } };
export const Hindi: Story = {
  ...WithWord,
  decorators: [
    (Story) => (
      <LanguageProvider value={hindi}>
        <Story />
      </LanguageProvider>
    ),
  ],
};
