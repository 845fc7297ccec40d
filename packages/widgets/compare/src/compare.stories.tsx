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
import './compare.css';
import { type KnownId, from, knowing, machines } from './compare.fixture.ts';
import { Compare } from './compare.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope {...(parameters['scope'] as TestScopeOptions)}>
    <Story />
  </TestScope>
);

const gone = () => Promise.reject(new ApiError('equipment.unknown', 404, 'This machine is not listed any more.'));
/** All but one are known. */
const butFor = (odd: KnownId, answer: () => unknown) =>
  knowing({ getEquipmentById: ({ id }) => (id === odd ? answer() : machines[id as KnownId]) as never });
/** One with other facts. */
const changed = (odd: KnownId, some: Partial<(typeof machines)[KnownId]>) =>
  butFor(odd, () => ({ ...machines[odd], ...some }));

const meta = {
  title: 'Widgets/Compare/React',
  component: Compare,
  args: {
    machines: 'tata,komatsu,hyundai',
    jobDays: 12,
    jobFrom: from,
    jobPlace: 'Hadapsar, Pune',
    jobAt: '18.5,73.93',
    onMachinesChange: fn(),
    onOnlyDifferingChange: fn(),
    onAdd: fn(),
    onQuotesRequest: fn(() => false),
  },
  parameters: knowing(),
  decorators: [inScope],
} satisfies Meta<typeof Compare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three machines and a job. */
export const Ready: Story = {};

/** Nobody has said a job: no costs, and distances from the city. */
export const WithoutJob: Story = {
  args: { jobDays: undefined, jobFrom: undefined, jobPlace: undefined, jobAt: undefined },
};
/** A job without its first day and place. */
export const DaysOnly: Story = { args: { jobFrom: undefined, jobPlace: undefined, jobAt: undefined } };
export const OnlyDiffering: Story = { args: { onlyDiffering: true } };
export const Two: Story = { args: { machines: 'tata,komatsu' } };
export const Four: Story = {
  args: { machines: 'tata,komatsu,hyundai,jcb' },
  parameters: knowing({
    getEquipmentById: ({ id }) => machines[id as KnownId] ?? makeEquipmentDetails({ id: String(id) }),
  }),
};
/** One machine: there is nothing to differ from. */
export const One: Story = { args: { machines: 'tata' } };
/** The same machine, as it were: nothing differs. */
export const Alike: Story = {
  args: { machines: 'tata,komatsu', onlyDiffering: true },
  parameters: knowing({
    getEquipmentById: ({ id }) => ({ ...machines.tata, id: String(id) }),
  }),
};

/** The owner has said nothing but the rent. */
export const OnlyTheRent: Story = { parameters: changed('komatsu', { hire: makeHire({}, { card: {} }) }) };
/** What it costs cannot be worked out for one of them. */
export const CostFailed: Story = { parameters: changed('komatsu', { hire: undefined }) };
/** Where it stands is not known. */
export const NoPlace: Story = { parameters: changed('tata', { latitude: null, longitude: null }) };
/** One left, or never was. */
export const Gone: Story = { parameters: butFor('komatsu', gone) };
export const AllGone: Story = { parameters: knowing({ getEquipmentById: gone }) };

export const Nothing: Story = { args: { machines: '' } };
export const Loading: Story = { parameters: knowing({ getEquipmentById: never }) };
export const Slow: Story = { parameters: knowing({ getEquipmentById: slowly(() => machines.tata) }) };
export const Failed: Story = { parameters: knowing({ getEquipmentById: failing }) };
/** One could not be loaded. */
export const OneFailed: Story = { parameters: butFor('hyundai', () => Promise.reject(new Error('down'))) };
export const DaysFailed: Story = { parameters: knowing({ getAvailability: failing }) };

/** The longest texts. */
export const LongTexts: Story = {
  args: { jobPlace: 'Near the canal bridge behind the old sugar factory, Thiruvananthapuram, gate 4 on the left' },
  parameters: changed('tata', {
    name: 'Ajax ARGO 4000 self-loading concrete mixer with fly-ash hopper, operator and diesel included for night shifts',
    locality: 'Sri Jayachamarajendrapuram-Thippasandra',
  }),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { globals: { locale: 'mr' } };
export const HindiPhone: Story = { globals: { locale: 'hi', viewport: { value: 'phone' } } };
