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
import { JobCost } from './job-cost.tsx';
import './job-cost.css';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope {...(parameters['scope'] as TestScopeOptions)}>
    <Story />
  </TestScope>
);

const machine = makeEquipmentDetails({ id: 'jcb', locality: 'Chakan', latitude: 18.76, longitude: 73.86 });
const answering = (getEquipmentById: NonNullable<TestScopeOptions['answers']>['getEquipmentById']) => ({
  scope: { answers: { getEquipmentById } },
});
const of = (some: Partial<typeof machine>) => answering(() => ({ ...machine, ...some }));

const meta = {
  title: 'Widgets/Job cost/React',
  component: JobCost,
  args: {
    machine: 'jcb',
    jobDays: 12,
    jobPlace: 'Hadapsar, Pune',
    jobAt: '18.5,73.93',
    onQuoteRequest: fn(() => false),
  },
  parameters: answering(() => machine),
  decorators: [inScope],
} satisfies Meta<typeof JobCost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page gives the job. */
export const Ready: Story = {};

/** Nobody has said a job: the rent, and an invitation. */
export const WithoutJob: Story = {
  args: { machine: 'jcb', jobDays: undefined, jobPlace: undefined, jobAt: undefined },
};

/** The visitor's own job, which all widgets of the page share. */
export const VisitorsJob: Story = {
  ...WithoutJob,
  parameters: { scope: { answers: { getEquipmentById: () => machine }, job: { days: 3, hours: 10, operator: 'own' } } },
};

/** The owner has said nothing but the rent. */
export const OnlyTheRent: Story = { parameters: of({ hire: makeHire({}, { card: {} }) }) };

/** What it costs cannot be worked out: the rent stays. */
export const TotalFailed: Story = { parameters: of({ hire: undefined }) };

export const Loading: Story = { parameters: answering(never) };
export const Slow: Story = { parameters: answering(slowly(() => machine)) };
export const Failed: Story = { parameters: answering(failing) };
export const Gone: Story = {
  parameters: answering(() =>
    Promise.reject(new ApiError('equipment.unknown', 404, 'This machine is not listed any more.')),
  ),
};
export const WithoutMachine: Story = { args: { machine: '' } };

/** The longest texts. */
export const LongTexts: Story = {
  args: { jobPlace: 'Near the canal bridge behind the old sugar factory, Thiruvananthapuram, gate 4 on the left' },
  parameters: of({
    name: 'Ajax ARGO 4000 self-loading concrete mixer with fly-ash hopper, operator and diesel included for night shifts',
  }),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { globals: { locale: 'mr' } };
