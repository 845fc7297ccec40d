import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type MockAnswers, TestScope, dashboardAnswers, failing, never, searchQuality } from '@yantra/testing';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './search.screen.tsx';

/* As wide as in the dashboard: its parts use container queries. */
const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...dashboardAnswers, ...(parameters['answers'] as MockAnswers | undefined) }} notify={fn()}>
    <div className="y-dashboard__main">
      <Story />
    </div>
  </TestScope>
);
const meta = {
  title: 'Widgets/Dashboard/Search',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    params: {},
    query: new URLSearchParams(),
    state: undefined,
    navigate: fn(),
    user: { id: 'a1', role: 'admin', name: 'Meera Iyer', phone: '9822041575' },
  },
  decorators: [inScope],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answers: MockAnswers) => ({ answers });
const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };

/** Weights only the price, and tries that. */
const tryOne: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const screen = within(canvasElement);
  const price = await screen.findByRole('slider', { name: 'Price' });
  await fireEvent.change(price, { target: { value: '1' } });
  await userEvent.click(screen.getByRole('button', { name: 'Try' }));
  await screen.findByText('1 of 3 searches would begin with another machine.');
};
const openDialog: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const screen = within(canvasElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Add word: poklane' }));
  await screen.findByRole('dialog', { name: 'Add a word' });
};

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('61,300');
  },
};
export const Tablet: Story = { globals: tablet };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = { parameters: answering({ getSearchQuality: never, getRankingWeights: never }) };
export const Failed: Story = { parameters: answering({ getSearchQuality: failing, getRankingWeights: failing }) };
/** Before the first search. */
export const Nothing: Story = {
  parameters: answering({
    getSearchQuality: () => ({
      ...searchQuality,
      searches: 0,
      pressedShare: null,
      successAtThree: null,
      emptyShare: null,
      answers: [],
      frequent: [],
      empty: [],
      unknownWords: [],
    }),
    tryRankingWeights: () => ({ searches: [], changed: 0 }),
  }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Try' }));
    await screen.findByText('There are no frequent searches to try them with yet.');
  },
};
/** Without a category the word is not saved. */
export const AddWord: Story = {
  play: async (context) => {
    await openDialog(context);
    const screen = within(context.canvasElement);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add word' }));
    await dialog.findByText('Please select a category.');
    await dialog.findByRole('option', { name: 'Excavator' });
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Excavator');
    // The dialog may still be fading in.
    await waitFor(() => expect(dialog.getByLabelText('Sub category')).toBeVisible());
  },
};
export const AddWordPhone: Story = { globals: phone, play: openDialog };
export const Tried: Story = { play: tryOne };
export const TriedTablet: Story = { globals: tablet, play: tryOne };
export const TriedPhone: Story = { globals: phone, play: tryOne };
export const TriedDark: Story = { globals: { theme: 'dark' }, play: tryOne };
/** New weights apply to everybody only after confirmation. */
export const Confirm: Story = {
  play: async (context) => {
    await tryOne(context);
    const screen = within(context.canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Let them count' }));
    await screen.findByRole('dialog', { name: 'Let these weights count?' });
  },
};
