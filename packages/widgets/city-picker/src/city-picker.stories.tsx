import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { FoundPlace } from '@yantra/contract/calls';
import { TestScope, type TestScopeOptions, failing, never } from '@yantra/testing';
import { fn, userEvent, within } from 'storybook/test';
import './city-picker.css';
import { CityPicker } from './city-picker.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope {...(parameters['scope'] as TestScopeOptions)}>
    <Story />
  </TestScope>
);

const meta = {
  title: 'Widgets/City picker/React',
  component: CityPicker,
  args: { onCityChange: fn() },
  decorators: [inScope],
} satisfies Meta<typeof CityPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }));
  await within(document.body).findByRole('dialog');
};
const showAll: NonNullable<Story['play']> = async (context) => {
  await open(context);
  await userEvent.click(within(document.body).getByRole('button', { name: 'More Cities' }));
  await within(document.body).findByRole('list', { name: 'Cities and towns' });
};
const search =
  (query: string): NonNullable<Story['play']> =>
  async (context) => {
    await showAll(context);
    await userEvent.type(within(document.body).getByRole('searchbox', { name: 'Search cities' }), query);
  };

/** Alone: city and state. */
export const Closed: Story = {};

/** Part of another control: only the city. */
export const Inline: Story = { args: { appearance: 'inline' } };

/** A link that opens the list of all. */
export const LinkToAll: Story = {
  args: { appearance: 'all' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'All 1,222 cities' }));
    await within(document.body).findByRole('list', { name: 'Cities and towns' });
  },
};

/** The ten featured cities. */
export const Open: Story = { play: open };

/** A chosen city that is none of the ten comes first. */
export const PinnedCity: Story = {
  play: open,
  parameters: {
    scope: { city: { id: '11', name: 'Jaipur', state: 'Rajasthan', latitude: 26.92, longitude: 75.79 } },
  },
};

/** The machines are still being counted: the tiles can be pressed. */
export const Slow: Story = { play: open, parameters: { scope: { answers: { getCounts: never } } } };

/** Without machine counts: the tiles show the states. */
export const NotCounted: Story = { play: open, parameters: { scope: { answers: { getCounts: failing } } } };

/** Every city, with a search and the way back. */
export const AllCities: Story = { play: showAll };

/** The matching part of each name is marked. */
export const Searching: Story = { play: search('pur') };

const nowhere = () => [];
/** A name that no city has, nor any place in one. */
export const NothingFound: Story = { play: search('zzzzzz'), parameters: { scope: { answers: { geocode: nowhere } } } };

const nearest = { id: '25', name: 'Pimpri-Chinchwad', state: 'Maharashtra' };
const place = { latitude: 18.59, longitude: 73.74, city: nearest };
const localities: readonly FoundPlace[] = [
  { ...place, label: 'Hinjewadi, Pimpri-Chinchwad', name: 'Hinjewadi', kind: 'address' },
  { ...place, label: 'Hinjewadi Phase 3, Pimpri-Chinchwad', name: 'Hinjewadi Phase 3', kind: 'address' },
];
/** A place in a town near a large city: the city comes first, then the town. */
export const Locality: Story = {
  play: search('Hinjewadi'),
  parameters: { scope: { answers: { geocode: () => localities } } },
};

const pinAreas: readonly FoundPlace[] = [
  {
    ...place,
    label: '411057, Infotech Park, Pune, Maharashtra',
    name: 'Infotech Park 411057',
    kind: 'pin',
    pinCode: '411057',
  },
  {
    label: '560066, Whitefield, Bengaluru Urban, Karnataka',
    name: 'Whitefield 560066',
    kind: 'pin',
    latitude: 12.9677,
    longitude: 77.7494,
    city: { id: '1058', name: 'Hoskote', state: 'Karnataka' },
    pinCode: '560066',
  },
];
const byPin = ({ text }: { readonly text?: unknown }) =>
  pinAreas.filter(({ pinCode }) => pinCode === String(text).replace(' ', ''));
/** A PIN code, with the space that some write. */
export const PinCode: Story = {
  play: search('411 057'),
  parameters: { scope: { answers: { geocode: byPin } } },
};

/** A place is looked up. */
export const LookingUp: Story = { play: search('Hinjewadi'), parameters: { scope: { answers: { geocode: never } } } };

/** The line broke while a place was looked up. */
export const LookUpFailed: Story = {
  play: search('Hinjewadi'),
  parameters: { scope: { answers: { geocode: failing } } },
};

/** The panel takes the whole screen. */
export const Phone: Story = { play: open, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { play: open, globals: { theme: 'dark' } };

export const Hindi: Story = { play: open, globals: { locale: 'hi' } };
export const Marathi: Story = { play: open, globals: { locale: 'mr' } };
