import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import {
  type MockAnswers,
  TestScope,
  type TestScopeOptions,
  machinesIn,
  makeEquipment,
  never,
  pictures,
} from '@yantra/testing';
import { fn } from 'storybook/test';
import '../equipment-listing.css';
import { emptyQuery } from '../equipment-listing.query.ts';
import { EquipmentListing } from '../equipment-listing.tsx';
import { KeptListing, cranesElsewhere, datedJob, job, page, types } from '../listing.fixture.tsx';

const elsewhere = cranesElsewhere(makeEquipment({ id: 'crane', image1Url: pictures.crane }));

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope {...(parameters['scope'] as TestScopeOptions)}>
    <div style={{ padding: 16 }}>
      <Story />
    </div>
  </TestScope>
);

const withJob = (
  answers: MockAnswers = {},
  said: TestScopeOptions['job'] = job,
): { readonly scope: TestScopeOptions } => ({
  scope: {
    job: said,
    answers: {
      searchEquipments: page(machinesIn('Pune', 20), 137),
      getEquipmentTypeDropDown: () => types,
      ...answers,
    },
  },
});

/** What the visitor's job costs with each machine. */
const meta = {
  title: 'Widgets/Equipment listing/With a job',
  component: EquipmentListing,
  render: (args) => <KeptListing {...args} />,
  args: { query: emptyQuery, onQueryChange: fn(), onEquipmentSelect: fn(() => false) },
  parameters: withJob(),
  decorators: [inScope],
} satisfies Meta<typeof EquipmentListing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ByTotalCost: Story = { args: { query: { ...emptyQuery, sort: 'cost' } } };
/** The job says from when: cards say whether they are free on its days, else from when. */
export const WithDays: Story = { parameters: withJob({}, datedJob) };
/** Only machines that are free on them. */
export const FreeOnDays: Story = { ...WithDays, args: { query: { ...emptyQuery, isFree: true } } };
export const PhoneFreeOnDays: Story = { ...FreeOnDays, globals: { viewport: { value: 'phone' } } };
export const DarkFreeOnDays: Story = { ...FreeOnDays, globals: { theme: 'dark' } };
export const HindiFreeOnDays: Story = { ...FreeOnDays, globals: { locale: 'hi' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = { parameters: withJob({ searchEquipments: never }) };
/** The server could not work out the totals. */
export const WithoutTotals: Story = {
  parameters: withJob({ searchEquipments: () => page(machinesIn('Pune', 20), 137)({}) }),
};
/** The nearest elsewhere have theirs too. */
export const Elsewhere: Story = {
  args: { query: { ...emptyQuery, search: 'tower crane' } },
  parameters: withJob({ searchEquipments: page([], 0, elsewhere) }),
};
