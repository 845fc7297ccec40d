import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { makeEquipment, pictures, ratingsOf } from '@yantra/testing';
import { fn } from 'storybook/test';
import { ShadowBox } from '../fixtures/shadow-box.tsx';
import { Box, Shelf } from '../fixtures/shelf.tsx';
import { badge, base, card, facts, price, skeleton, stars } from '../sheets.ts';
import { CardSkeleton } from '../skeleton/skeleton.tsx';
import { EquipmentCard } from './equipment-card.tsx';

const inBox: Decorator = (Story, { parameters }) => (
  <Box width={Number(parameters['width'] ?? 304)}>
    <Story />
  </Box>
);

const meta = {
  title: 'Equipment/Card',
  component: EquipmentCard,
  args: {
    equipment: makeEquipment({ id: 'backhoe' }),
    href: '#details',
    onSelect: fn((event) => event.preventDefault()),
  },
  decorators: [inBox],
} satisfies Meta<typeof EquipmentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const machines = {
  tractor: makeEquipment({
    id: 'tractor',
    name: 'Mahindra 575 DI XP Plus',
    image1Url: pictures.tractor,
    rentalValue: 4800,
    finalRentalValue: 4320,
    discount: 10,
    categories: [{ id: 1, name: 'Tractors', colorCode: '#2E7D32' }],
    equipmentType: { id: 3, type: 'Tractor', subType: '41-50 HP, utility' },
    capacity: { value: 47, unit: 'HP' },
    equipmentRatings: ratingsOf(4, 21),
  }),
  long: makeEquipment({
    id: 'mixer',
    name: 'Ajax ARGO 4000 self-loading concrete mixer with fly-ash hopper, operator and diesel included for nights',
    image1Url: pictures.mixer,
    rentalValue: 185000,
    finalRentalValue: 157250,
    discount: 15,
    rentalType: 3,
    categories: [{ id: 8, name: 'Concrete', colorCode: '#546E7A' }],
    equipmentType: { id: 90, type: 'Self-loading concrete mixer with fly-ash hopper', subType: '' },
    capacity: { value: 4, unit: 'm3' },
    equipmentRatings: ratingsOf(4, 1280),
  }),
  bare: makeEquipment({
    id: 'bare',
    name: 'Godrej GX 300D',
    image1Url: null,
    categories: [],
    capacity: undefined,
  }),
  plain: makeEquipment({
    id: 'plain',
    name: 'Bobcat S450',
    rentalValue: 6500,
    finalRentalValue: 6500,
    discount: 0,
    equipmentRatings: [],
  }),
  rented: makeEquipment({
    id: 'generator',
    name: 'Cummins C125D5',
    status: 'On rent',
    image1Url: pictures.generator,
    categories: [{ id: 11, name: 'Power and air', colorCode: '#1565C0' }],
    equipmentType: { id: 60, type: 'Diesel generator', subType: '125 kVA' },
    capacity: { value: 125, unit: 'kVA' },
  }),
  away: makeEquipment({
    id: 'crane',
    name: 'ACE 14XW',
    status: 'Unavailable',
    image1Url: pictures.crane,
    rentalValue: 8500,
    finalRentalValue: 8500,
    discount: 0,
    categories: [{ id: 7, name: 'Lifting', colorCode: '#C62828' }],
    equipmentType: { id: 50, type: 'Pick and carry crane', subType: '14 t' },
    capacity: { value: 14, unit: 't' },
    equipmentRatings: ratingsOf(5, 12),
  }),
};

export const Normal: Story = {};
export const Eager: Story = { args: { eager: true } };
export const LongName: Story = { args: { equipment: machines.long } };
export const NoPicture: Story = { args: { equipment: machines.bare } };
export const BrokenPicture: Story = {
  args: { eager: true, equipment: makeEquipment({ id: 'broken', image1Url: 'data:image/png;base64,broken' }) },
};
export const NoRatingNoDiscount: Story = { args: { equipment: machines.plain } };
export const OnRent: Story = { args: { equipment: machines.rented } };
export const Unavailable: Story = { args: { equipment: machines.away } };
export const Loading: Story = { render: () => <CardSkeleton /> };
/** A machine of another city than was asked for. */
export const Elsewhere: Story = { args: { equipment: { ...machines.away, city: 'Nashik', distanceKm: 142 } } };
export const Narrow: Story = { args: { equipment: machines.long }, parameters: { width: 180 } };

export const All: Story = {
  parameters: { width: 1320 },
  render: (args) => (
    <Shelf width={248}>
      <EquipmentCard {...args} />
      {Object.values(machines).map((equipment) => (
        <EquipmentCard key={equipment.id} equipment={equipment} href="#details" />
      ))}
      <CardSkeleton />
    </Shelf>
  ),
};
export const Dark: Story = { ...All, globals: { theme: 'dark' } };
export const Phone: Story = { ...All, globals: { viewport: { value: 'phone' } } };

const sheets = [base, stars, price, badge, skeleton, facts, card];
/** With the sheets a widget adopts and nothing of the page's. */
export const InShadowRoot: Story = {
  render: (args) => (
    <ShadowBox sheets={sheets}>
      <EquipmentCard {...args} />
    </ShadowBox>
  ),
};
