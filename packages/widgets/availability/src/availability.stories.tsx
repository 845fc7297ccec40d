import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import {
  TestScope,
  type TestScopeOptions,
  failing,
  makeEquipmentDetails,
  makeHire,
  never,
  slowly,
} from '@yantra/testing';
import { fn } from 'storybook/test';
import './availability.css';
import { answerFor, inDays } from './availability.fixture.ts';
import { Availability } from './availability.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope {...(parameters['scope'] as TestScopeOptions)}>
    <Story />
  </TestScope>
);

const machine = makeEquipmentDetails({ id: 'jcb', locality: 'Chakan', latitude: 18.76, longitude: 73.86 });
const answering = (answers: TestScopeOptions['answers'], job?: TestScopeOptions['job']) => ({
  scope: { answers: { getEquipmentById: () => machine, getAvailability: answerFor(), ...answers }, job },
});
const gone = () => Promise.reject(new ApiError('equipment.unknown', 404, 'This machine is not listed any more.'));

const meta = {
  title: 'Widgets/Availability/React',
  component: Availability,
  args: { machine: 'jcb', onDaysChoose: fn(), onQuoteRequest: fn(() => false) },
  parameters: answering({}),
  decorators: [inScope],
} satisfies Meta<typeof Availability>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody has chosen days. */
export const Ready: Story = {};

/** The visitor has: they are free. */
export const Chosen: Story = { parameters: answering({}, { days: 5, from: inDays(2) }) };

/** They are not all free. */
export const ChosenAndTaken: Story = { parameters: answering({}, { days: 5, from: inDays(5) }) };

/** The page gives the job. */
export const OwnJob: Story = {
  args: { jobDays: 3, jobFrom: inDays(1), jobPlace: 'Hadapsar, Pune', jobAt: '18.5,73.93' },
};

/** The owner has said nothing but the rent. */
export const Unstated: Story = {
  parameters: answering(
    { getEquipmentById: () => ({ ...machine, hire: makeHire({}, { card: {} }) }) },
    { days: 5, from: inDays(2) },
  ),
};

/** What the days cost cannot be worked out. */
export const CostFailed: Story = {
  parameters: answering({ getEquipmentById: () => ({ ...machine, hire: undefined }) }, { days: 5, from: inDays(2) }),
};

export const FreeFrom: Story = { parameters: answering({ getAvailability: answerFor([[0, 6]]) }) };

/** It is out, and nobody knows until when. */
export const NoEnd: Story = {
  parameters: answering({
    getEquipmentById: () => ({ ...machine, status: 'On rent' }),
    getAvailability: answerFor([[0]]),
  }),
};

export const Loading: Story = { parameters: answering({ getEquipmentById: never, getAvailability: never }) };
export const DaysLoading: Story = { parameters: answering({ getAvailability: never }) };
export const Slow: Story = {
  parameters: answering({ getEquipmentById: slowly(() => machine), getAvailability: slowly(answerFor()) }),
};
export const Failed: Story = { parameters: answering({ getEquipmentById: failing, getAvailability: failing }) };
export const DaysFailed: Story = { parameters: answering({ getAvailability: failing }) };
export const Gone: Story = { parameters: answering({ getEquipmentById: gone, getAvailability: gone }) };
export const WithoutMachine: Story = { args: { machine: '' } };

/** The longest texts. */
export const LongTexts: Story = {
  parameters: answering(
    {
      getEquipmentById: () => ({
        ...machine,
        finalRentalValue: 1_572_500,
        name: 'Ajax ARGO 4000 self-loading concrete mixer with fly-ash hopper, operator and diesel included for night shifts',
      }),
    },
    { days: 5, from: inDays(5) },
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneChosen: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } };
export const Hindi: Story = { ...Chosen, globals: { locale: 'hi' } };
export const Marathi: Story = { ...Chosen, globals: { locale: 'mr' } };
