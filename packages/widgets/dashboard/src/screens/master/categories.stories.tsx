import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import { dashboardAnswers, failing, type MockAnswers, never, TestScope } from '@yantra/testing';
import { fn, screen, userEvent, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './categories.screen.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...dashboardAnswers, ...(parameters['answers'] as MockAnswers | undefined) }} notify={fn()}>
    <div className="y-dashboard__main">
      <Story />
    </div>
  </TestScope>
);
const meta = {
  title: 'Widgets/Dashboard/What visitors browse by',
  component: Screen,
  args: {
    params: {},
    query: new URLSearchParams(),
    state: undefined,
    navigate: fn(),
    user: { id: 'a1', role: 'admin', name: 'Meera Kulkarni', phone: '9822041573' },
  },
  decorators: [inScope],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Below the table: what renters pay elsewhere. */
export const Listed: Story = {};
export const PricesLoading: Story = { parameters: { answers: { getHirePrices: never } } };
export const PricesFailed: Story = { parameters: { answers: { getHirePrices: failing } } };

const typePrice = async (canvasElement: HTMLElement, name: string, price: string) => {
  const field = await within(canvasElement).findByLabelText(name);
  await userEvent.clear(field);
  await userEvent.type(field, price);
};
const save: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Save' }));
};

/** Too large a price, and none. */
export const PricesWrong: Story = {
  play: async (context) => {
    await typePrice(context.canvasElement, 'A litre of diesel', '1000.01');
    await userEvent.clear(within(context.canvasElement).getByLabelText('Food and bed for a day'));
    await save(context);
  },
};

/** The server's error is shown at its field. */
export const PricesRefused: Story = {
  parameters: {
    answers: {
      setHirePrices: () =>
        Promise.reject(
          new ApiError('request.invalid', 400, 'Please check the highlighted fields.', {
            diesel: 'A price is from 0 to 1,000 rupees, with two decimals at most.',
          }),
        ),
    },
  },
  play: save,
};

const openNew: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add equipment type' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Equipment type'), 'Farm machines');
};

/** A new one has the usual GST. */
export const Add: Story = { play: openNew };

export const GstWrong: Story = {
  play: async (context) => {
    await openNew(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('GST'));
    await userEvent.type(dialog.getByLabelText('GST'), '41');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  },
};

export const Phone: Story = { ...PricesWrong, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...GstWrong, globals: { theme: 'dark' } };
