import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type MockAnswers, TestScope, dashboardAnswers } from '@yantra/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './types.screen.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...dashboardAnswers, ...(parameters['answers'] as MockAnswers | undefined) }} notify={fn()}>
    <div className="y-dashboard__main">
      <Story />
    </div>
  </TestScope>
);
const meta = {
  title: 'Widgets/Dashboard/Kinds of machines',
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

const openNew: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add category' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Category'), 'Generator');
};

export const Listed: Story = {};

/** A new one is hired by nothing until its unit is chosen. */
export const Add: Story = { play: openNew };

/** The unit asks from where to where its machines usually go. */
export const Capacity: Story = {
  play: async (context) => {
    await openNew(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText(/^Hired by/), 'kVA');
    await userEvent.type(dialog.getByLabelText('From'), '62.5');
    await userEvent.type(dialog.getByLabelText('To'), '125');
  },
};

/** The lower one stands first. */
export const WrongRange: Story = {
  play: async (context) => {
    await Capacity.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('To'));
    await userEvent.type(dialog.getByLabelText('To'), '50');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText('To')).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** Another unit says what becomes of what the machines say. */
export const AnotherUnit: Story = {
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('button', { name: 'Actions for Tractor, 21 HP' });
    await userEvent.click(row);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    const unit = dialog.getByLabelText(/^Hired by/);
    await userEvent.selectOptions(unit, 'kW');
    await dialog.findByText('What its machines say is turned into kW too.');
    await userEvent.selectOptions(unit, 't');
    await dialog.findByText('Its machines lose what they say: HP cannot be turned into t.');
  },
};

export const Phone: Story = { ...WrongRange, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Capacity, globals: { theme: 'dark' } };
