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

/** A new type asks for no facts at first. */
export const Add: Story = { play: openNew };

const addFact = (dialog: ReturnType<typeof within>, name: string) =>
  userEvent.selectOptions(dialog.getByLabelText('Add what it is hired by'), name);

/** A size has a unit and a usual range; a choice has neither. */
export const HiredBy: Story = {
  play: async (context) => {
    await openNew(context);
    const dialog = within(screen.getByRole('dialog'));
    await addFact(dialog, 'Capacity');
    const capacity = within(dialog.getByRole('group', { name: 'Capacity' }));
    await userEvent.selectOptions(capacity.getByLabelText('Unit'), 'kVA');
    await userEvent.type(capacity.getByLabelText('From'), '62.5');
    await userEvent.type(capacity.getByLabelText('To'), '125');
    await addFact(dialog, 'Fuel');
    await addFact(dialog, 'Phase');
    await userEvent.click(dialog.getByRole('button', { name: 'Move Phase up' }));
    await expect(dialog.getByRole('button', { name: 'Move Phase up' })).toHaveFocus();
  },
};

/** The lower value must come first. */
export const WrongRange: Story = {
  play: async (context) => {
    await HiredBy.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('To'));
    await userEvent.type(dialog.getByLabelText('To'), '50');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText('To')).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** Changing the unit explains the effect on existing values. */
export const AnotherUnit: Story = {
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('button', { name: 'Actions for Tractor, 21 HP' });
    await userEvent.click(row);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    const unit = dialog.getByLabelText('Unit');
    await userEvent.selectOptions(unit, 'kW');
    await dialog.findByText('What its machines say is turned into kW too.');
    await userEvent.selectOptions(unit, 't');
    await dialog.findByText('Its machines lose what they say: HP cannot be turned into t.');
  },
};

export const Phone: Story = { ...WrongRange, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...HiredBy, globals: { theme: 'dark' } };
