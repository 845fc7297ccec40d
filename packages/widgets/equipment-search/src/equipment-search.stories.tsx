import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import { type MockAnswer, TestScope, type TestScopeOptions, never, pictures, slowly } from '@yantra/testing';
import { fn, userEvent, within } from 'storybook/test';
import './equipment-search.css';
import { EquipmentSearch } from './equipment-search.tsx';
import { ownSearches } from './recent-searches.ts';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope {...(parameters['scope'] as TestScopeOptions)}>
    <Story />
  </TestScope>
);

const meta = {
  title: 'Widgets/Equipment search/React',
  component: EquipmentSearch,
  // Otherwise a story would leave its own page.
  args: { onSearchSubmit: fn((): boolean | void => false), onSuggestionSelect: fn((): boolean | void => false) },
  decorators: [inScope],
  // Searches of other stories must not appear.
  beforeEach: () => ownSearches.clear(),
} satisfies Meta<typeof EquipmentSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const tractors: MockAnswer = () => ({
  machines: [
    {
      name: 'Mahindra 575 DI XP Plus',
      machine: {
        id: 'tractor',
        image1Url: pictures.tractor,
        finalRentalValue: 4320,
        rentalType: 1,
        equipmentType: { id: 3, type: 'Tractor', subType: '41-50 HP' },
        capacity: { value: 47, unit: 'HP' },
        city: 'Nashik',
        distanceKm: 164.6,
      },
    },
    { name: 'Tractor-mounted loader' },
  ],
  categories: [{ id: 1, name: 'Tractors' }],
  cities: [
    { id: '11', name: 'Aurangabad', state: 'Maharashtra', latitude: 19.88, longitude: 75.34 },
    { id: '12', name: 'Aurangabad', state: 'Bihar', latitude: 24.75, longitude: 84.37 },
  ],
});
const tippers: MockAnswer = () => ({
  types: [
    { type: 'Tipper', name: 'Tipper', also: ['hyva', 'dumper'], count: 12, colorCode: '#6D4C41' },
    {
      type: 'Tractor tipping trailer',
      name: 'Tractor tipping trailer',
      also: ['tipping trolley'],
      colorCode: '#2E7D32',
      count: 0,
      nearest: { id: '21', name: 'Nashik', distanceKm: 140.4, count: 2 },
    },
    { type: 'Tipping bucket for a hyva', name: 'Tipping bucket for a hyva', also: [], count: 0 },
  ],
  machines: [{ name: 'Tata Signa 2823.K tipper' }],
  categories: [{ id: 5, name: 'Post-harvest and haulage' }],
  cities: [],
});
const cranes: MockAnswer = () => ({
  types: [{ type: 'Mobile crane', name: 'Mobile crane', also: ['crane'], count: 1, colorCode: '#C62828' }],
  machines: [],
  categories: [],
  cities: [
    { id: '77', name: 'Cranganore', state: 'Kerala', latitude: 10.2, longitude: 76.2, distanceKm: 1033, count: 4 },
  ],
  places: [
    {
      id: '19',
      name: 'Dombivli',
      state: 'Maharashtra',
      latitude: 19.2,
      longitude: 73.1,
      distanceKm: 109,
      count: 1,
      search: 'crane',
    },
  ],
  total: 35,
});
const inDevanagari: MockAnswer = () => ({
  types: [
    { type: 'Backhoe loader', name: 'जेसीबी', also: ['बैकहो लोडर', 'खुदाई मशीन'], count: 38 },
    {
      type: 'Self-loading concrete mixer',
      name: 'सेल्फ़ लोडिंग कंक्रीट मिक्सर मशीन',
      also: ['मिक्सर गाड़ी', 'ट्रांज़िट मिक्सर', 'मसाला मशीन'],
      count: 0,
      nearest: { id: '21', name: 'Nashik', distanceKm: 142, count: 2 },
    },
  ],
  machines: [],
  categories: [],
  cities: [],
});
const nothing: MockAnswer = () => ({ machines: [], categories: [], cities: [] });
const refused =
  (code: 'network.offline' | 'network.unreachable'): MockAnswer =>
  () =>
    Promise.reject(new ApiError(code, 0, 'No.'));

const field = (canvas: HTMLElement) => within(canvas).getByRole('combobox');
const typing =
  (typed: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.type(field(canvasElement), typed);
  };
const listed: NonNullable<Story['play']> = async (context) => {
  await typing('tractor')(context);
  await within(context.canvasElement).findByRole('listbox');
};

/** Nobody has searched yet. */
export const Empty: Story = {};

const popular: MockAnswer = () => ({
  machines: 42,
  cities: 1,
  byCity: {},
  kinds: [
    { type: 'Tractor', count: 3, image1Url: pictures.tractor },
    { type: 'Diesel generator', count: 2, image1Url: pictures.generator },
    { type: 'Self-loading concrete mixer', count: 2, image1Url: pictures.mixer },
    { type: 'Mobile crane', count: 1, image1Url: pictures.crane },
    { type: 'Forklift', count: 1, image1Url: null },
  ],
});

/** The last search. */
export const Filled: Story = { args: { term: 'Backhoe loader' } };

/** Kinds, places and machines for what was typed. */
export const Suggesting: Story = { play: listed, parameters: { scope: { answers: { suggest: tractors } } } };

/** Kinds of machine go first, with another name where that explains the match, and their count here or the nearest place. */
export const Kinds: Story = {
  play: async (context) => {
    await typing('hyva')(context);
    await within(context.canvasElement).findByRole('listbox');
  },
  parameters: { scope: { answers: { suggest: tippers } } },
};

/** Where the kind is available, how far away, and the total. */
export const PlacesOfKind: Story = {
  play: async (context) => {
    await typing('crane')(context);
    await within(context.canvasElement).findByRole('listbox');
  },
  parameters: { scope: { answers: { suggest: cranes } } },
};

/** In Devanagari one letter is enough, and the names appear in it. */
export const InDevanagari: Story = {
  play: async (context) => {
    await typing('ज')(context);
    await within(context.canvasElement).findByRole('listbox');
  },
  parameters: { scope: { answers: { suggest: inDevanagari } } },
};

/** In an empty field: own searches. */
export const Recent: Story = {
  beforeEach: () => {
    for (const term of ['road roller 10 ton', 'crane', 'जेसीबी']) ownSearches.add(term);
    return () => ownSearches.clear();
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await within(canvasElement).findByRole('listbox');
  },
};

/** In an empty field: the most frequent kinds in the city. */
export const Popular: Story = {
  ...Recent,
  play: async (context) => {
    await Recent.play?.(context);
    await within(context.canvasElement).findByText('Popular in Pune');
  },
  parameters: { scope: { answers: { getCounts: popular } } },
};

/** A row selected by the arrows. */
export const Chosen: Story = {
  ...Suggesting,
  play: async (context) => {
    await listed(context);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

/** No answer yet: the box stays as it is. */
export const Asking: Story = { play: typing('tractor'), parameters: { scope: { answers: { suggest: never } } } };

/** The box as it is, then the suggestions. */
export const Slow: Story = { play: listed, parameters: { scope: { answers: { suggest: slowly(tractors) } } } };

/** An unknown word. */
export const NothingLikeIt: Story = {
  play: async (context) => {
    await typing('zzzz')(context);
    await within(context.canvasElement).findByText(/Nothing matches/);
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
export const PhoneKinds: Story = { ...Kinds, globals: { viewport: { value: 'phone' } } };
export const PhonePopular: Story = { ...Popular, globals: { viewport: { value: 'phone' } } };
export const PhoneRecent: Story = { ...Recent, globals: { viewport: { value: 'phone' } } };
export const DarkPopular: Story = { ...Popular, globals: { theme: 'dark' } };
export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } };

export const Hindi: Story = { ...Suggesting, globals: { locale: 'hi' } };
export const Marathi: Story = { ...Suggesting, globals: { locale: 'mr' } };
