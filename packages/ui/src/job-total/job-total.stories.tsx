import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { Equipment } from '@yantra/contract/calls';
import { LanguageProvider } from '@yantra/language';
import { makeEquipment } from '@yantra/testing';
import { EquipmentCard } from '../card/equipment-card.tsx';
import { Box, Shelf } from '../fixtures/shelf.tsx';
import { shared as hindi } from '../languages/hi.ts';
import { JobTotal, type JobTotalProps } from './job-total.tsx';

const costOf = (some: Partial<NonNullable<Equipment['cost']>> = {}): NonNullable<Equipment['cost']> => ({
  total: 94_400.4,
  unknown: [],
  renter: ['fuel'],
  isEstimate: false,
  ...some,
});

const onCard = (props: JobTotalProps, id = 'backhoe') => (
  <EquipmentCard equipment={makeEquipment({ id, ...(id === 'plain' && { discount: 0 }) })} href="#details">
    <JobTotal {...props} />
  </EquipmentCard>
);

const inBox: Decorator = (Story, { parameters }) => (
  <Box width={Number(parameters['width'] ?? 304)}>
    <Story />
  </Box>
);

const meta = {
  title: 'Equipment/Job total',
  component: JobTotal,
  args: { days: 12, cost: costOf() },
  render: (args) => onCard(args),
  decorators: [inBox],
} satisfies Meta<typeof JobTotal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const OneNotStated: Story = { args: { cost: costOf({ unknown: ['fuel'], renter: [] }) } };
export const SeveralNotStated: Story = {
  args: { cost: costOf({ unknown: ['transport', 'operator', 'fuel'], renter: ['board'] }) },
};
export const NothingToAdd: Story = { args: { days: 1, cost: costOf({ renter: [] }) } };
export const Estimate: Story = {
  args: { cost: costOf({ total: 18_64_841, isEstimate: true, renter: ['fuel', 'transport'] }) },
};
export const Pending: Story = { args: { cost: undefined, isPending: true } };
export const Missing: Story = { args: { cost: undefined } };
export const Narrow: Story = { ...SeveralNotStated, parameters: { width: 180 } };
export const InHindi: Story = {
  ...OneNotStated,
  decorators: [
    (Story) => (
      <LanguageProvider value={hindi}>
        <Story />
      </LanguageProvider>
    ),
  ],
};

const costs = [
  undefined,
  costOf(),
  costOf({ unknown: ['fuel'] }),
  costOf({ unknown: ['fuel', 'transport'] }),
  costOf({ renter: [] }),
  costOf({ total: 18_64_841, isEstimate: true, renter: ['fuel', 'board'] }),
];

/** Totals of a row are in one line. */
export const Row: Story = {
  parameters: { width: 1320 },
  render: () => (
    <Shelf width={248}>
      {costs.map((cost, place) => (
        <div key={place}>{onCard({ days: 12, cost, isPending: place === 0 }, place % 2 ? 'plain' : 'rated')}</div>
      ))}
    </Shelf>
  ),
};
export const Dark: Story = { ...Row, globals: { theme: 'dark' } };
export const Phone: Story = { ...Row, globals: { viewport: { value: 'phone' } } };
