import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import {
  type MockAnswers,
  TestScope,
  type TestScopeOptions,
  failing,
  machinesIn,
  makeEquipment,
  never,
  pictures,
  slowly,
} from '@yantra/testing';
import { fn, within } from 'storybook/test';
import './equipment-listing.css';
import { emptyQuery } from './equipment-listing.query.ts';
import { EquipmentListing } from './equipment-listing.tsx';
import { KeptListing, cranesElsewhere, facets, page, relatedKinds, types } from './listing.fixture.tsx';

const elsewhere = cranesElsewhere(makeEquipment({ id: 'crane', image1Url: pictures.crane }));

const usual: MockAnswers = {
  searchEquipments: page(machinesIn('Pune', 20), 137),
  getEquipmentTypeDropDown: () => types,
};

const inScope: Decorator = (Story, { parameters }) => {
  const { answers, ...rest } = (parameters['scope'] ?? {}) as TestScopeOptions;
  return (
    <TestScope {...rest} answers={{ ...usual, ...answers }}>
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    </TestScope>
  );
};

const withAnswers = (answers: MockAnswers) => ({ scope: { answers } });

const meta = {
  title: 'Widgets/Equipment listing/React',
  component: EquipmentListing,
  render: (args) => <KeptListing {...args} />,
  args: { query: emptyQuery, onQueryChange: fn(), onEquipmentSelect: fn(() => false) },
  decorators: [inScope],
} satisfies Meta<typeof EquipmentListing>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrowed = {
  ...emptyQuery,
  category: '6',
  hours: [20, 65] as const,
  zone: 'West',
  types: [27, 28, 29, 30, 31],
  discounts: [10, 50],
  insurance: 'yes' as const,
  price: [1000, 50_000] as const,
};

/** Machines of the chosen city, twenty a page. */
export const Ready: Story = {};

/** Every filter is on; each chip removes one. */
export const Filtered: Story = { args: { query: narrowed } };

/** In the middle of many pages. */
export const LaterPage: Story = { args: { query: { ...emptyQuery, page: 4 } } };

/** Six placeholders in the shape of cards. */
export const Loading: Story = {
  parameters: withAnswers({ searchEquipments: never, getCategories: never, getEquipmentTypeDropDown: never }),
};

/** The placeholders, then machines. */
export const Slow: Story = {
  parameters: withAnswers({ searchEquipments: slowly(page(machinesIn('Pune', 20), 137)) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
  },
};

/** A failure is never an empty list: it says why and offers Retry. */
export const Failed: Story = {
  parameters: withAnswers({ searchEquipments: failing, getCategories: failing, getEquipmentTypeDropDown: failing }),
};

/** The list has loaded, the rest has not: categories and types come from the counts. */
export const HalfFailed: Story = {
  parameters: withAnswers({ getCategories: failing, getEquipmentTypeDropDown: failing }),
};

/** Nothing fits all filters. */
export const Empty: Story = { args: { query: narrowed }, parameters: withAnswers({ searchEquipments: page([]) }) };

/** Nothing fits the words. */
export const EmptySearch: Story = {
  args: { query: { ...emptyQuery, search: 'qqqqxxxx' } },
  parameters: withAnswers({ searchEquipments: page([]) }),
};

/** The address of a page beyond the list's last. */
export const BeyondTheEnd: Story = {
  args: { query: { ...emptyQuery, page: 40 } },
  parameters: withAnswers({ searchEquipments: page([], 137) }),
};

/** A typo was corrected, and the correction is shown. */
export const Corrected: Story = {
  args: { query: { ...emptyQuery, search: 'tracter' } },
  parameters: withAnswers({
    searchEquipments: page(machinesIn('Pune', 5), 5, {
      understood: {
        corrections: [{ typed: 'tracter', meant: 'tractor' }],
        answer: 'here',
        category: { id: 1, name: 'Tractors' },
      },
    }),
  }),
};

/** Some of the words are known: their results are shown, the ignored words are named, and size and place are stated. */
export const Part: Story = {
  args: { query: { ...emptyQuery, search: 'roller 10 ton xyz kothrud' } },
  parameters: withAnswers({
    searchEquipments: page(
      machinesIn('Pune', 9).map((machine, place) => ({ ...machine, distanceKm: place * 2.6 })),
      9,
      {
        understood: {
          corrections: [],
          answer: 'part',
          unknown: ['xyz', 'abcd'],
          words: ['volvo'],
          leftOut: ['volvo'],
          size: { value: 10, unit: 't' },
          place: { label: 'Kothrud', kind: 'locality', latitude: 18.5, longitude: 73.81, radiusKm: 25 },
        },
        facets: { ...facets, capacity: { unit: 't', min: 3, max: 20 } },
        ...elsewhere,
      },
    ),
  }),
};

/** None in the city: the nearest elsewhere with their distance, and a lead form. */
export const Nearby: Story = {
  args: { query: { ...emptyQuery, search: 'tower crane' } },
  parameters: withAnswers({
    searchEquipments: page([], 0, {
      understood: {
        corrections: [],
        answer: 'nearby',
        equipmentType: { type: 'Tower crane' },
        kinds: ['Tower crane'],
      },
      ...elsewhere,
      related: relatedKinds,
    }),
  }),
};

/** Two in the city, and more near it. */
export const Few: Story = {
  args: { query: { ...emptyQuery, search: 'crane' } },
  parameters: withAnswers({
    searchEquipments: page(machinesIn('Pune', 2), 2, {
      understood: { corrections: [], answer: 'here', category: { id: 7, name: 'Lifting' } },
      ...elsewhere,
    }),
  }),
};

/** None in India: related kinds. */
export const RelatedKinds: Story = {
  args: { query: { ...emptyQuery, search: 'crawler crane' } },
  parameters: withAnswers({
    searchEquipments: page([], 0, {
      understood: { corrections: [], answer: 'related', equipmentType: { type: 'Crawler crane' } },
      related: relatedKinds,
    }),
  }),
};

/** No word was understood: the page says so and offers popular kinds. */
export const NothingKnown: Story = {
  args: { query: { ...emptyQuery, search: 'qqqqxxxx' } },
  parameters: withAnswers({
    searchEquipments: page([], 0, {
      understood: { corrections: [], answer: 'nothing', unknown: ['qqqqxxxx'] },
      related: relatedKinds,
    }),
  }),
};

/** "Near me" in the search, which needs the visitor's position. */
export const NeedsPosition: Story = {
  args: { query: { ...emptyQuery, search: 'jcb near me' } },
  parameters: withAnswers({
    searchEquipments: page(machinesIn('Pune', 9), 9, {
      understood: { corrections: [], answer: 'here', needsPosition: true },
    }),
  }),
};

const longWords = 'सेल्फलोडिंगकंक्रीटमिक्सरट्रांजिटमशीनकिरायेपरचाहिये';
/** Long Hindi words that cannot be broken. */
export const LongHindiWords: Story = {
  args: { query: { ...emptyQuery, search: `${longWords} नासिक`, exact: true, capacity: [14, 62.5] } },
  parameters: withAnswers({
    searchEquipments: page([], 0, {
      understood: {
        corrections: [{ typed: longWords, meant: `${longWords}ा` }],
        answer: 'nearby',
        unknown: [longWords],
        size: { value: 62.5, unit: 'm3/h' },
        place: { label: 'छत्रपति संभाजीनगर महानगर', kind: 'locality', latitude: 19.8, longitude: 75.3, radiusKm: 25 },
      },
      ...elsewhere,
      related: [{ type: `${longWords}यंत्र`, count: 0, everywhere: 3 }, ...relatedKinds],
    }),
  }),
};

/** All results are hired by one unit, so there is a filter for it. */
export const Sized: Story = {
  args: { query: { ...emptyQuery, search: 'crane', capacity: [14, 62.5] } },
  parameters: withAnswers({
    searchEquipments: page(machinesIn('Pune', 9), 9, {
      facets: { ...facets, capacity: { unit: 't', min: 3, max: 120 } },
    }),
  }),
};

/** Every city, nearest first. */
export const Everywhere: Story = { args: { query: { ...emptyQuery, isEverywhere: true, sort: 'distance' } } };

const long =
  'Ajax ARGO 4000 self-loading concrete mixer with fly-ash hopper, operator and diesel included for night shifts';

/** Names longer than two lines, prices of seven figures, types with long names, a machine without a picture. */
export const LongTexts: Story = {
  args: {
    query: { ...emptyQuery, search: 'self-loading concrete mixer with fly-ash hopper and operator', types: [90] },
  },
  parameters: withAnswers({
    getEquipmentTypeDropDown: () => [{ id: 90, type: long, subType: '', value: long }, ...types],
    searchEquipments: page([], 3, {
      data: [
        makeEquipment({
          id: '1',
          name: long,
          rentalValue: 1_850_000,
          finalRentalValue: 1_572_500,
          discount: 15,
          rentalType: 3,
        }),
        makeEquipment({ id: '2', name: 'Kirloskar', image1Url: null, equipmentRatings: [], discount: 0 }),
        makeEquipment({ id: '3', name: 'Antidisestablishmentarianism-3000-XXXXXXXXXXXXXXXX', status: 'On rent' }),
      ],
      facets: { ...facets, equipmentTypes: [{ id: '90', value: long, count: 123_456 }, ...facets.equipmentTypes] },
    }),
  }),
};

/** Horizontal cards, filters in a panel from below. */
export const Phone: Story = { args: { query: narrowed }, globals: { viewport: { value: 'phone' } } };
export const PhoneLoading: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };
export const PhoneLongTexts: Story = { ...LongTexts, globals: { viewport: { value: 'phone' } } };
export const PhonePart: Story = { ...Part, globals: { viewport: { value: 'phone' } } };
export const PhoneNearby: Story = { ...Nearby, globals: { viewport: { value: 'phone' } } };
export const PhoneLongHindiWords: Story = { ...LongHindiWords, globals: { viewport: { value: 'phone' } } };
export const NearbyDark: Story = { ...Nearby, globals: { theme: 'dark' } };
export const Tablet: Story = { args: { query: narrowed }, globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { args: { query: narrowed }, globals: { theme: 'dark' } };
export const Hindi: Story = { args: { query: narrowed }, globals: { locale: 'hi' } };
export const Marathi: Story = { args: { query: narrowed }, globals: { locale: 'mr' } };
export const PhoneDark: Story = { args: { query: narrowed }, globals: { viewport: { value: 'phone' }, theme: 'dark' } };

/** The filters' panel on a phone. */
export const Panel: Story = {
  ...Phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filters/ }));
    await canvas.findByRole('dialog', { name: 'Filters' });
  },
};
