import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type MockAnswers, TestScope, dashboardAnswers, demand, failing, never } from '@yantra/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import '../../dashboard.css';
import { MarketDemand } from './market-demand.tsx';
import { OwnDemandPanel, useOwnDemand } from './own-demand.tsx';

/* As wide as in the dashboard: its parts use container queries. */
const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...dashboardAnswers, ...(parameters['answers'] as MockAnswers | undefined) }} notify={fn()}>
    <div className="y-dashboard__main">
      <h1 className="y-hidden">Overview</h1>
      <Story />
    </div>
  </TestScope>
);

interface Args {
  readonly isMarket: boolean;
}

const Own = () => <OwnDemandPanel {...useOwnDemand()} />;

const meta = {
  title: 'Widgets/Dashboard/Demand',
  args: { isMarket: false },
  render: ({ isMarket }: Args) => (isMarket ? <MarketDemand /> : <Own />),
  decorators: [inScope],
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const answering = (answers: MockAnswers) => ({ answers });
const phone = { viewport: { value: 'phone' } };
const nobody = { machines: [], lacking: [] };
const nothing = { searches: 0, people: 0, machinesKept: 0, kept: 0, states: [], kinds: [], places: [] };

/** The bar of a name; the folded table has it too. */
const barOf = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.getByText((text: string, element: Element | null) => text === name && element?.closest('li') !== null);

const openTable: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByText('Show as a table'));
  await expect(canvas.getByRole('table', { name: 'What renters wait for' })).toBeVisible();
};

/** What is waited for near an owner, and how often the owner's machines are kept. */
export const OfAnOwner: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('31 people in Pune wait for this: Backhoe loader')).toBeVisible();
    await expect(barOf(canvas, '14 t Mobile crane, Nashik')).toBeVisible();
  },
};
export const OwnersTable: Story = { play: openTable };
/** One of a size leads: said as a sentence. */
export const OneSize: Story = {
  parameters: answering({
    getOwnDemand: () => ({
      machines: [
        {
          id: 'm1',
          kept: 7,
          waiting: 12,
          of: {
            kind: 'Mobile crane',
            size: { value: 14, unit: 't' },
            city: { id: '27', name: 'Nashik', state: 'Maharashtra' },
          },
        },
      ],
      lacking: [],
    }),
  }),
  play: async ({ canvasElement }) => {
    const sentence = '12 people wait for a 14 t mobile crane in Nashik';
    await expect(await within(canvasElement).findByText(sentence)).toBeVisible();
  },
};
export const Nobody: Story = {
  parameters: answering({ getOwnDemand: () => nobody }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Nobody waits/)).toBeVisible();
  },
};
export const Loading: Story = { parameters: answering({ getOwnDemand: never }) };
export const Failed: Story = {
  parameters: answering({ getOwnDemand: failing }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { globals: { locale: 'mr' } };
export const Phone: Story = { globals: phone, play: openTable };

/** All of India, for admins: by kind and place, by kind, by state. */
export const OfTheMarket: Story = {
  args: { isMarket: true },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await canvas.findAllByText('20 t Excavator, Pune');
    await expect(barOf(canvas, '20 t Excavator, Pune')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'State' }));
    await expect(barOf(canvas, 'Uttar Pradesh')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kind' }));
    await openTable(context);
  },
};
/** The figures of one state. */
export const OfAState: Story = {
  args: { isMarket: true },
  parameters: answering({ getDemand: ({ state }) => (state ? { ...demand, places: demand.places.slice(2) } : demand) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Maharashtra');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(barOf(canvas, '14 t Mobile crane, Nashik')).toBeVisible();
  },
};
export const EmptyMarket: Story = {
  args: { isMarket: true },
  parameters: answering({ getDemand: () => nothing }),
};
export const FailedMarket: Story = { args: { isMarket: true }, parameters: answering({ getDemand: failing }) };
export const MarketPhone: Story = { args: { isMarket: true }, globals: phone };
export const MarketHindi: Story = { args: { isMarket: true }, globals: { locale: 'hi' } };
