import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Shelf } from '../fixtures/shelf.tsx';
import { CostTable } from './cost-table.tsx';
import { costed, facts } from './cost.fixture.ts';
import { Mark } from './mark.tsx';

const { diesel, board } = facts.typical;
const onlyPrices = { diesel, board };

const meta = {
  title: 'Primitives/Cost of a job',
  component: CostTable,
  args: { name: 'Tata Hitachi EX 200LC', askHref: (part) => `#${part}`, ...costed() },
} satisfies Meta<typeof CostTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Weeks are cheaper than days; who pays for fuel is not stated. */
export const FuelNotStated: Story = {};

/** Name and amount in one line. */
export const Narrow: Story = {
  render: (args) => (
    <Box width={320}>
      <CostTable {...args} />
    </Box>
  ),
};

/** Nobody has said anything but the rent, and nothing is typical. */
export const OnlyTheRent: Story = { args: costed(undefined, { hours: 10 }, { card: {}, typical: onlyPrices }) };

/** All prices have GST in them; nothing is left to the renter. */
export const AllIncluded: Story = {
  args: costed({
    transport: { state: 'included' },
    operator: { state: 'included' },
    fuel: { state: 'included' },
    deposit: 0,
    gstIncluded: true,
  }),
};

/** The renter fetches the machine, finds an operator and buys the fuel. */
export const AllYours: Story = {
  args: costed({
    transport: { state: 'renter' },
    operator: { state: 'renter' },
    fuel: { state: 'renter', litres: 9.5 },
  }),
};

/** A month and days; paisa in the prices; Sundays not counted. */
export const LongJob: Story = {
  args: costed(
    {
      tiers: { week: 75_789_47, month: 2_60_000_50 },
      operator: { state: 'extra', shift: 1_250_50 },
      sundaysFree: true,
      minimum: { unit: 'hours', amount: 20 },
    },
    { days: 36, hours: 8, km: 312 },
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { ...Narrow, globals: { locale: 'mr' } };

/** How a part of the cost stands. */
export const Marks: Story = {
  render: () => (
    <Shelf>
      <Mark kind="included" />
      <Mark kind="extra" />
      <Mark kind="estimate" />
      <Mark kind="renter" />
      <Mark kind="unknown" />
      <Mark kind="back" />
    </Shelf>
  ),
};
export const MarksDark: Story = { ...Marks, globals: { theme: 'dark' } };
