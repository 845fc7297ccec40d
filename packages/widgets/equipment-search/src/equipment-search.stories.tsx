import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import { type MockAnswer, TestScope, type TestScopeOptions, never } from '@yantra/testing';
import { fn, userEvent, within } from 'storybook/test';
import './equipment-search.css';
import { EquipmentSearch } from './equipment-search.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope {...(parameters['scope'] as TestScopeOptions)}>
    <Story />
  </TestScope>
);

const meta = {
  title: 'Widgets/Equipment search',
  component: EquipmentSearch,
  // Else a story would leave its own page.
  args: { onSearchSubmit: fn((): boolean | void => false), onSuggestionSelect: fn((): boolean | void => false) },
  decorators: [inScope],
} satisfies Meta<typeof EquipmentSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const tractors: MockAnswer = () => ({
  machines: [{ name: 'Mahindra 575 DI XP Plus' }, { name: 'Tractor-mounted loader' }],
  categories: [{ id: 1, name: 'Tractors' }],
  cities: [
    { id: '11', name: 'Aurangabad', state: 'Maharashtra', latitude: 19.88, longitude: 75.34 },
    { id: '12', name: 'Aurangabad', state: 'Bihar', latitude: 24.75, longitude: 84.37 },
  ],
});
const nothing: MockAnswer = () => ({ machines: [], categories: [], cities: [] });
const refused =
  (code: 'network.offline' | 'network.unreachable'): MockAnswer =>
  () =>
    Promise.reject(new ApiError(code, 0, 'No.'));

const field = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Search equipment' });
const typing =
  (typed: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.type(field(canvasElement), typed);
  };
const listed: NonNullable<Story['play']> = async (context) => {
  await typing('tractor')(context);
  await within(context.canvasElement).findByRole('listbox', { name: 'Suggestions' });
};

/** Nobody has searched yet. */
export const Empty: Story = {};

/** What was searched for last. */
export const Filled: Story = { args: { term: 'Backhoe loader' } };

/** Machines, categories and cities for what was typed. */
export const Suggesting: Story = { play: listed, parameters: { scope: { answers: { suggest: tractors } } } };

/** The arrows choose. */
export const Chosen: Story = {
  ...Suggesting,
  play: async (context) => {
    await listed(context);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

/** No answer yet: the box stays as it is. */
export const Asking: Story = { play: typing('tractor'), parameters: { scope: { answers: { suggest: never } } } };

/** A word nobody knows. */
export const NothingLikeIt: Story = {
  play: async (context) => {
    await typing('zzzz')(context);
    await within(context.canvasElement).findByText(/Nothing is called like/);
  },
  parameters: { scope: { answers: { suggest: nothing } } },
};

/** Without a connection. */
export const Offline: Story = {
  play: async (context) => {
    await typing('tractor')(context);
    await within(context.canvasElement).findByText(/You seem to be offline/);
  },
  parameters: { scope: { answers: { suggest: refused('network.offline') } } },
};

/** Suggestions failed; the box works without them. */
export const Failed: Story = {
  play: typing('tractor'),
  parameters: { scope: { answers: { suggest: refused('network.unreachable') } } },
};

/** On a phone. */
export const Phone: Story = { ...Suggesting, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } };
