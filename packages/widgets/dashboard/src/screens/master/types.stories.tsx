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

const used = {
  answers: {
    getMasterDataUse: () => ({
      types: [
        { id: 1, machines: 1204, listed: 1180, isUsed: true },
        { id: 2, machines: 12, listed: 12, isUsed: true },
        { id: 3, machines: 0, listed: 0, isUsed: true },
      ],
      categories: [],
    }),
  },
} satisfies { readonly answers: MockAnswers };

/** How many machines are of each, and how many of them are on the lists. */
export const Counted: Story = { parameters: used };
export const CountedPhone: Story = { parameters: used, globals: { viewport: { value: 'phone' } } };

/** What machines are of is not switched off without a question. */
export const SwitchOff: Story = {
  parameters: used,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('1,204');
    await userEvent.click(canvas.getByRole('switch', { name: 'Excavator, 20 HP is active' }));
    await screen.findByRole('dialog', { name: 'Switch off Excavator, 20 HP?' });
  },
};

const choose = async (canvasElement: HTMLElement, name: string, item: string) => {
  const canvas = within(canvasElement);
  await canvas.findByText('1,204');
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
};

/** Which other it becomes part of must be chosen. */
export const Merge: Story = {
  parameters: used,
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, 'Tractor, 21 HP', 'Merge into another');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expect(dialog.getByLabelText('Merge into')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** What nothing is of can be deleted. */
export const Delete: Story = {
  parameters: used,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Tractor, 23 HP', 'Delete');
  },
};

/** A name that another has is said at the field, in the words of the screen. */
export const Taken: Story = {
  play: async (context) => {
    await openNew(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('Category'));
    await userEvent.type(dialog.getByLabelText('Category'), 'tractor');
    await userEvent.type(dialog.getByLabelText(/^Sub category/), '21 hp');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByLabelText('Category')).toHaveAccessibleDescription(
      'There is a category of this name already.',
    );
  },
};

export const MergePhone: Story = { ...Merge, globals: { viewport: { value: 'phone' } } };
export const Phone: Story = { ...WrongRange, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...HiredBy, globals: { theme: 'dark' } };
