import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { TestScope, type TestScopeOptions, failing, machinesIn, makeEquipment, never, slowly } from '@yantra/testing';
import { fn, userEvent, within } from 'storybook/test';
import './equipment-map.css';
import { EquipmentMap } from './equipment-map.tsx';
import { answersFor, aroundPune, streetTile } from './map.fixture.ts';

const machinesAroundPune = (count = 9) => aroundPune(machinesIn('Pune', count));

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope {...(parameters['scope'] as TestScopeOptions)}>
    <Story />
  </TestScope>
);

const scope = (options: TestScopeOptions) => ({ scope: options });
const few = answersFor(machinesAroundPune());

const meta = {
  title: 'Widgets/Equipment map/React',
  component: EquipmentMap,
  args: { onEquipmentSelect: fn(() => false), onBoundsChange: fn() },
  decorators: [inScope],
  parameters: scope({ answers: few }),
} satisfies Meta<typeof EquipmentMap>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The map is loaded by import(), which can take more than a second on a busy machine. */
const slowLoad = { timeout: 8000 };

const map = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Map' }, slowLoad));

const choose =
  (name: string): Play =>
  async ({ canvasElement }) => {
    const pill = { name: (said: string) => said.startsWith(`${name}, ₹`) };
    await userEvent.click(await (await map(canvasElement)).findByRole('button', pill, slowLoad));
    await (await map(canvasElement)).findByRole('button', { name: 'Close' }, slowLoad);
  };
const settled: Play = async ({ canvasElement }) => {
  const statusLine = { selector: '[role="status"]' };
  await within(canvasElement).findByText(/machines? in this part of the map\.$/i, statusLine, slowLoad);
};

/** Single machines around the chosen city, and the same as a list. */
export const Ready: Story = { play: settled };

/** The chosen marker's card: picture, name, stars, price. */
export const CardOpen: Story = { play: choose('JCB 3DX ecoXcellence') };

/** Many machines: round markers with their counts. */
export const Clusters: Story = {
  play: settled,
  parameters: scope({ answers: answersFor(machinesAroundPune(400)) }),
};

const together = machinesAroundPune(4).map((machine) => ({ ...machine, latitude: 18.5196, longitude: 73.8554 }));

/** Machines at the very same place are listed: no zoom would separate them. */
export const SamePlace: Story = {
  parameters: scope({ answers: answersFor(together) }),
  play: async ({ canvasElement }) => {
    const inMap = await map(canvasElement);
    await userEvent.click(await inMap.findByRole('button', { name: '4 machines at this place' }, slowLoad));
    await inMap.findByRole('button', { name: 'ACE 14XW' }, slowLoad);
  },
};

/** Before the map's first answer. */
export const Loading: Story = {
  parameters: scope({ answers: { ...few, getViewport: never, searchEquipments: never } }),
  play: async ({ canvasElement }) => {
    await map(canvasElement);
  },
};

/** The ground, then the machines on it. */
export const Slow: Story = {
  play: settled,
  parameters: scope({
    answers: { ...few, getViewport: slowly(few.getViewport), searchEquipments: slowly(few.searchEquipments) },
  }),
};

/** Nothing in this area. */
export const Empty: Story = { play: settled, parameters: scope({ answers: answersFor([]) }) };

/** A failure says why and offers Retry; the map stays. */
export const Failed: Story = {
  parameters: scope({ answers: { ...few, getViewport: failing, searchEquipments: failing } }),
  play: async ({ canvasElement }) => {
    await (await map(canvasElement)).findByRole('button', { name: 'Retry' }, slowLoad);
  },
};

/** The card of a machine whose details failed to load. */
export const CardFailed: Story = {
  parameters: scope({ answers: { ...few, searchEquipments: never, getEquipmentById: failing } }),
  play: choose('JCB 3DX ecoXcellence'),
};

const long = 'Ajax ARGO 4000 self-loading concrete mixer with fly-ash hopper, operator and diesel for night shifts';

/** Long names, prices of seven figures, no picture, no ratings. */
export const LongTexts: Story = {
  parameters: scope({
    answers: answersFor([
      makeEquipment({
        id: '1',
        name: long,
        rentalValue: 1_850_000,
        finalRentalValue: 1_572_500,
        discount: 15,
        rentalType: 3,
      }),
      makeEquipment({
        id: '2',
        name: 'Kirloskar',
        image1Url: null,
        equipmentRatings: [],
        latitude: 18.56,
        longitude: 73.79,
      }),
    ]),
  }),
  play: choose(long),
};

const search =
  (text: string): Play =>
  async ({ canvasElement }) => {
    await map(canvasElement);
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Search for location' }), text);
  };

/** Places found while typing. */
export const SearchingAPlace: Story = {
  play: async (context) => {
    await search('Nas')(context);
    await within(context.canvasElement).findByRole('option', { name: 'Nashik, Maharashtra' }, slowLoad);
  },
};

/** No such place. */
export const NoPlace: Story = {
  play: async (context) => {
    await search('zzzz')(context);
    await within(context.canvasElement).findByText(/^No place like “zzzz”/, {}, slowLoad);
  },
};

const find =
  (text: string): Play =>
  async (context) => {
    await search(`${text}{Enter}`)(context);
    await (await map(context.canvasElement)).findByRole('img', { name: `Found place: ${text}` }, slowLoad);
  };

/** The found place: its pin, and the heading. */
export const PlaceFound: Story = { play: find('Koregaon Park') };

/** Where the search lies over the map it says near which place, and takes it away. */
export const PlaceFoundAlone: Story = {
  args: { layout: 'alone', heading: '' },
  play: find('Koregaon Park'),
  globals: { viewport: { value: 'desktop' } },
};
export const PlaceFoundPhone: Story = {
  args: { layout: 'alone', heading: '' },
  play: find('Koregaon Park'),
  globals: { viewport: { value: 'phone' } },
};

/** Two towns of one name. */
export const WhichPlace: Story = {
  play: async (context) => {
    await search('Bilaspur{Enter}')(context);
    await within(context.canvasElement).findAllByText('Several places have this name. Which one?', {}, slowLoad);
  },
};

/** A house that nobody knows, in a locality that is known. */
export const PartOfAPlace: Story = {
  play: async (context) => {
    await search('Lane 5, Koregaon Park')(context);
    await within(context.canvasElement).findByText(/^We do not know all of/, {}, slowLoad);
  },
};

/** The geocoder does not answer; our own places stay. */
export const HousesUnanswered: Story = {
  play: async (context) => {
    await search('Late lane, Koregaon Park')(context);
    await within(context.canvasElement).findByText(/^Streets and houses cannot be looked up/, {}, slowLoad);
  },
};

/** Only the place search fails. */
export const PlacesFailed: Story = {
  parameters: scope({ answers: { ...few, geocode: failing } }),
  play: async (context) => {
    await search('Nas')(context);
    await within(context.canvasElement).findByRole('alert', {}, slowLoad);
  },
};

/** All of India, without a heading. */
export const WholeCountry: Story = {
  args: { zoom: 4, heading: '' },
  play: settled,
  parameters: scope({ answers: answersFor(machinesAroundPune(40)) }),
};

const tiles = (url: string) =>
  scope({ answers: { ...few, getMapTiles: () => ({ kind: 'raster', url, credit: '© OpenStreetMap contributors' }) } });

/** Streets over the drawing, with their credit. */
export const Streets: Story = {
  args: { zoom: 15 },
  parameters: tiles(streetTile),
  play: async ({ canvasElement }) => {
    await (await map(canvasElement)).findByRole('link', { name: 'OpenStreetMap' }, slowLoad);
  },
};

/** Streets that do not come: the drawing stays, and a line says so. */
export const StreetsFailed: Story = {
  parameters: tiles('data:image/png;base64,AAAA#{z}/{x}/{y}'),
  play: async ({ canvasElement }) => {
    await (await map(canvasElement)).findByText('The streets did not come.', {}, slowLoad);
  },
};

/** The drawing at its end, and the way on. */
export const NoStreets: Story = {
  args: { zoom: 13 },
  play: async ({ canvasElement }) => {
    await (await map(canvasElement)).findByRole('link', { name: 'Open in Maps' }, slowLoad);
  },
};

/** Fixed to a city of its own. */
export const TiedToACity: Story = {
  args: { city: 'Mumbai' },
  play: settled,
};

/** The map alone, with its overlays. */
export const Alone: Story = {
  args: { layout: 'alone', heading: '' },
  play: choose('JCB 3DX ecoXcellence'),
  globals: { viewport: { value: 'desktop' } },
};
export const AlonePhone: Story = {
  args: { layout: 'alone', heading: '' },
  play: choose('JCB 3DX ecoXcellence'),
  globals: { viewport: { value: 'phone' } },
};

/** The card stands at the bottom of the map, the strip below it snaps. */
export const Phone: Story = { play: choose('JCB 3DX ecoXcellence'), globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { play: choose('JCB 3DX ecoXcellence'), globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { play: choose('JCB 3DX ecoXcellence'), globals: { theme: 'dark' } };

const inLanguage: Play = async ({ canvasElement }) => {
  await within(canvasElement).findAllByText(/₹/, undefined, slowLoad);
};
export const Hindi: Story = { play: inLanguage, globals: { locale: 'hi' } };
export const Marathi: Story = { play: inLanguage, globals: { locale: 'mr' } };
