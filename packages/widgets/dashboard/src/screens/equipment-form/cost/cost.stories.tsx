import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import { makeCostBasis, makeOwnEquipment, rateCard } from '@yantra/testing';
import { userEvent, within } from 'storybook/test';
import { answering, inScope, machine, spies, user } from '../equipment-form.fixture.tsx';
import { EquipmentForm } from '../equipment-form.tsx';

const excavator = { ...machine, rentalValue: 13_800, discount: 5, finalRentalValue: 13_110 };
const withCard = (some: Partial<Parameters<typeof makeOwnEquipment>[0]>) =>
  answering({ getEquipmentById: () => makeOwnEquipment({ ...excavator, rateCard, ...some }) });

const meta = {
  title: 'Widgets/Dashboard/Rate card',
  component: EquipmentForm,
  parameters: { layout: 'fullscreen', ...withCard({}) },
  args: {
    kind: 'edit',
    params: { id: 'm1' },
    query: new URLSearchParams(),
    state: undefined,
    navigate: spies.navigate,
    user,
  },
  decorators: [inScope],
  beforeEach: () => {
    localStorage.clear();
    spies.notify.mockClear();
    spies.navigate.mockClear();
  },
} satisfies Meta<typeof EquipmentForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** All is answered but who pays for fuel. The discount holds for every rent. */
export const FuelNotStated: Story = {};

/** Nothing but the documented rent is known: each question says what it costs to leave it. */
export const NotStated: Story = { parameters: withCard({ rateCard: undefined, hire: undefined, discount: 0 }) };

/** All is answered; the renter pays for fuel, whose amount is reckoned. Prices have GST in them, and Sundays are not counted. */
export const Answered: Story = {
  parameters: withCard({
    rateCard: { ...rateCard, sundaysFree: true, gstIncluded: true, fuel: { state: 'renter', litres: 9.5 }, deposit: 0 },
  }),
};

/** The renter brings it; an operator comes at a price, and an hour is let as well. */
export const Charged: Story = {
  parameters: withCard({
    rateCard: {
      ...rateCard,
      tiers: { hour: 1900, week: 72_000 },
      minimum: { unit: 'hours', amount: 20 },
      transport: { state: 'renter' },
      operator: { state: 'extra', shift: 1000 },
      fuel: { state: 'included' },
    },
  }),
};

/** A lathe has no operator of its own and burns nothing. */
export const FewerParts: Story = {
  parameters: answering({
    getEquipmentById: () => makeOwnEquipment({ ...excavator, rateCard: { deposit: 5000 } }),
    getCostBasis: () => makeCostBasis({ parts: { operator: false, fuel: false }, gst: 12 }),
  }),
};

/** Until the rent is known there is no total. */
export const NoRent: Story = { args: { kind: 'add', params: {} } };

const save: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'SAVE' }));
};

/** Prices that are missing or too large show their errors. */
export const Wrong: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.clear(await canvas.findByLabelText('Each way'));
    await userEvent.type(canvas.getByLabelText('Rent a week'), '000000000');
    await userEvent.clear(canvas.getByLabelText('At least'));
    await userEvent.type(canvas.getByLabelText('At least'), '40');
    await save(context);
  },
};

/** The server's errors are shown beside the fields. */
export const Refused: Story = {
  parameters: {
    answers: {
      ...withCard({}).answers,
      updateEquipment: () =>
        Promise.reject(
          new ApiError('request.invalid', 400, 'Please check the highlighted fields.', {
            'rateCard.transport.perKm': 'A price is from 0 to 10,00,00,000 rupees.',
            'rateCard.fuel.state': 'Please choose one from the list.',
          }),
        ),
    },
  },
  play: save,
};

export const Phone: Story = { ...FuelNotStated, globals: { viewport: { value: 'phone' } } };
export const WrongPhone: Story = { ...Wrong, globals: { viewport: { value: 'phone' } } };
export const NotStatedPhone: Story = { ...NotStated, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...FuelNotStated, globals: { theme: 'dark' } };
export const Marathi: Story = { ...FuelNotStated, globals: { locale: 'mr' } };
