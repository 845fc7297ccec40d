import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import {
  TestScope,
  type TestScopeOptions,
  failing,
  machinesIn,
  makeEquipment,
  never,
  pageOf,
  slowly,
} from '@yantra/testing';
import { fn, within } from 'storybook/test';
import './equipment-carousel.css';
import { EquipmentCarousel } from './equipment-carousel.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope {...(parameters['scope'] as TestScopeOptions)}>
    {/* A gutter as pages have, which the arrows overlap. */}
    <div style={{ paddingInline: 24 }}>
      <Story />
    </div>
  </TestScope>
);

const scope = (options: TestScopeOptions) => ({ scope: options });
const kavaratti = { id: '1222', name: 'Kavaratti', state: 'Lakshadweep', latitude: 10.57, longitude: 72.64 };

const meta = {
  title: 'Widgets/Equipment carousel/React',
  component: EquipmentCarousel,
  args: { onEquipmentSelect: fn(() => false) },
  decorators: [inScope],
} satisfies Meta<typeof EquipmentCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Machines of the chosen city. */
export const Ready: Story = {};

/** As on the home page: categories, heading, cards. */
export const WithCategories: Story = { args: { categoryBar: true, heading: true, count: true } };

/** Five placeholders in the shape of cards. */
export const Loading: Story = {
  args: { categoryBar: true, heading: true },
  parameters: scope({ answers: { getActiveSubscriptionEquipments: never, getCategories: never } }),
};

/** The placeholders, then machines. */
export const Slow: Story = {
  parameters: scope({ answers: { getActiveSubscriptionEquipments: slowly(pageOf(...machinesIn('Pune'))) } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
  },
};

/** A failure is never an empty list: it says why and offers Retry. */
export const Failed: Story = { parameters: scope({ answers: { getActiveSubscriptionEquipments: failing } }) };

/** On a website that the key does not allow: a link elsewhere, and no Retry. */
export const Refused: Story = {
  args: { partner: 'pk_other' },
  parameters: scope({
    answers: {
      getActiveSubscriptionEquipments: () =>
        Promise.reject(new ApiError('partner.origin', 403, 'The key of this page is for another website.')),
    },
  }),
};

/** Without the categories the machines are still there. */
export const FailedCategories: Story = {
  args: { categoryBar: true, heading: true },
  parameters: scope({ answers: { getCategories: failing } }),
};

/** Nothing in the city. */
export const Empty: Story = {
  parameters: scope({ city: kavaratti, answers: { getActiveSubscriptionEquipments: pageOf() } }),
};

/** Nothing of the category, but other categories have machines. */
export const EmptyCategory: Story = {
  args: { categoryBar: true, category: '8' },
  parameters: scope({ answers: { getActiveSubscriptionEquipments: pageOf() } }),
};

/** Fixed to a city of its own, whatever the page has chosen. */
export const TiedToACity: Story = { args: { city: 'Mumbai' } };

/** Fewer machines than fit: no arrows. */
export const TwoMachines: Story = {
  parameters: scope({ answers: { getActiveSubscriptionEquipments: pageOf(...machinesIn('Pune', 2)) } }),
};

const long =
  'Ajax ARGO 4000 self-loading concrete mixer with fly-ash hopper, operator and diesel included for night shifts';

/** Names longer than two lines, prices of seven figures, a machine without a picture, one that is on rent. */
export const LongTexts: Story = {
  parameters: scope({
    answers: {
      getActiveSubscriptionEquipments: pageOf(
        makeEquipment({
          id: '1',
          name: long,
          rentalValue: 1850000,
          finalRentalValue: 1572500,
          discount: 15,
          rentalType: 3,
        }),
        makeEquipment({ id: '2', name: 'Kirloskar', image1Url: null, equipmentRatings: [], discount: 0 }),
        makeEquipment({ id: '3', name: long, status: 'On rent' }),
        makeEquipment({ id: '4', status: 'Unavailable' }),
      ),
    },
  }),
};

/** One card and the edge of the next, moved by touch. */
export const Phone: Story = {
  args: { categoryBar: true, heading: true, count: true },
  globals: { viewport: { value: 'phone' } },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { args: { categoryBar: true, heading: true }, globals: { theme: 'dark' } };

export const Hindi: Story = { args: { categoryBar: true, heading: true }, globals: { locale: 'hi' } };
export const Marathi: Story = { args: { categoryBar: true, heading: true }, globals: { locale: 'mr' } };
