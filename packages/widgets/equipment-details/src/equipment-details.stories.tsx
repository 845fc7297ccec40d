import { signal } from '@preact/signals-react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type Equipment, errors } from '@yantra/contract/calls';
import { dayAfter, dayInIndia } from '@yantra/domain';
import { ApiError } from '@yantra/state';
import {
  type MockAnswer,
  TestScope,
  type TestScopeOptions,
  failing,
  machinesIn,
  makeEquipment,
  makeEquipmentDetails,
  makeHire,
  never,
  pageOf,
  pictures,
  slowly,
} from '@yantra/testing';
import { fn, userEvent, within } from 'storybook/test';
import './equipment-details.css';
import { EquipmentDetails } from './equipment-details.tsx';
import { jobParts } from './job-parts.ts';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope {...(parameters['scope'] as TestScopeOptions)}>
    <div style={{ paddingInline: 16 }}>
      <Story />
    </div>
  </TestScope>
);

const reviewers = [
  'Prakash Iyer',
  'Farida Contractor',
  'Imran Pathan',
  'Asha Kulkarni',
  'Gurpreet Singh',
  'Lalitha Rao',
];
const comments = [
  'Clean papers, full tank, no argument over hours. Will book again.',
  'Rental was smooth. Pickup on Sunday took some calls.',
  'Fuel use was as promised. Seat could be better on a ten-hour shift.',
  '',
];

/** This many reviews, each by another person. */
const reviewsOf = (count: number): Equipment['equipmentRatings'] =>
  Array.from({ length: count }, (_, index) => ({
    userName: `${reviewers[index % reviewers.length]} ${index + 1}`,
    comment: comments[index % comments.length] ?? '',
    starRating: [5, 4, 4.5, 5, 3.5][index % 5] ?? 5,
    ratedAt: `2026-0${1 + (index % 9)}-04T20:10:00Z`,
    ...(index === 0 && { isHired: true as const }),
    ...(index === 1 && { answer: 'Sorry for the calls. Our man on Sundays has a phone of his own now.' }),
  }));

const machine = makeEquipmentDetails({
  id: 'jcb',
  image2Url: pictures.crane,
  image3Url: pictures.mixer,
  equipmentRatings: reviewsOf(12),
  youtubeLink: 'https://youtu.be/dQw4w9WgXcQ',
  facts: [
    { fact: 'capacity', value: 74, unit: 'HP' },
    { fact: 'weight', value: 7.4, unit: 't' },
    { fact: 'operator', value: 'included' },
    { fact: 'fuel' },
  ],
  owner: { machines: 12, since: 2024, answers: { minutes: 20, asked: 42, answered: 40, won: 9 } },
});
const others = pageOf(makeEquipment({ id: 'jcb' }), ...machinesIn('Pune', 4));
const withAnswers = (answers: TestScopeOptions['answers']) => ({
  scope: { answers: { getEquipmentById: () => machine, searchEquipments: others, ...answers } },
});
const of = (some: Partial<typeof machine>) => withAnswers({ getEquipmentById: () => ({ ...machine, ...some }) });

const meta = {
  title: 'Widgets/Equipment details/React',
  component: EquipmentDetails,
  args: {
    equipmentId: 'jcb',
    onSellerRequest: fn(() => false),
    onResultsReturn: fn(() => false),
    onEquipmentSelect: fn(() => false),
  },
  parameters: withAnswers({}),
  decorators: [inScope],
} satisfies Meta<typeof EquipmentDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** The page's outline, and a message after ten seconds. */
export const Loading: Story = { parameters: withAnswers({ getEquipmentById: never }) };

/** The outline, then the machine. */
export const Slow: Story = {
  parameters: withAnswers({ getEquipmentById: slowly(() => machine) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
  },
};

/** A failure says why and offers Retry. */
export const Failed: Story = { parameters: withAnswers({ getEquipmentById: failing }) };

const gone = () => Promise.reject(new ApiError('equipment.unknown', 404, 'This machine is not listed any more.'));
/** Removed by its owner, or never existed. */
export const Gone: Story = { parameters: withAnswers({ getEquipmentById: gone }) };

/** An address without a machine. */
export const WithoutMachine: Story = { args: { equipmentId: '' } };

/** The machine has loaded, the similar ones have not. */
export const SimilarFailed: Story = { parameters: withAnswers({ searchEquipments: failing }) };
export const SimilarLoading: Story = { parameters: withAnswers({ searchEquipments: never }) };
export const NoneNearby: Story = {
  parameters: withAnswers({ searchEquipments: pageOf(makeEquipment({ id: 'jcb' })) }),
};

/** What an owner may leave empty: one picture, no ratings, no description, no link, no certificate, no discount. */
export const Bare: Story = {
  parameters: of({
    image1Url: null,
    image2Url: null,
    image3Url: null,
    equipmentRatings: [],
    description: ' ',
    youtubeLink: 'https://example.com/video',
    registrationCertificate: false,
    insuranceAvailable: false,
    discount: 0,
    rentalValue: 8740,
    status: 'On rent',
    latitude: null,
    longitude: null,
    facts: undefined,
    owner: undefined,
    capacity: undefined,
  }),
};

const long =
  'Ajax ARGO 4000 self-loading concrete mixer with fly-ash hopper, operator and diesel included for night shifts';
/** The longest possible texts. */
export const LongTexts: Story = {
  parameters: of({
    name: long,
    rentalValue: 1850000,
    finalRentalValue: 1572500,
    discount: 15,
    rentalType: 3,
    modelNumber: 'ARGO-4000-SELF-LOADING-BS-V-2022-EXPORT-EDITION',
    city: 'Thiruvananthapuram',
    state: 'Kerala',
    description: 'Comes with everything. '.repeat(11).trim(),
    equipmentRatings: [{ userName: long, comment: long, starRating: 1 }],
  }),
};

/** The enlarged picture, over the whole screen. */
export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Enlarge picture 1' }));
    await within(document.body).findByRole('dialog');
  },
};

/** The picture from edge to edge, price and button in a bar at the bottom. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneLoading: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };
export const PhoneEnlarged: Story = { ...Enlarged, globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { globals: { locale: 'mr' } };

const visitorsJob: NonNullable<TestScopeOptions['job']> = {
  days: 12,
  hours: 8,
  place: 'Hadapsar, Pune',
  at: { latitude: 18.5, longitude: 73.93 },
};
const withJob = (some: Partial<typeof machine> = {}, job: NonNullable<TestScopeOptions['job']> = visitorsJob) => ({
  scope: { ...of({ locality: 'Chakan', latitude: 18.76, ...some }).scope, job },
});

/** The visitor has said a job: its total, and the cost part by part. */
export const WithJob: Story = { args: { jobParts }, parameters: withJob() };
/** Said after the page has come: the code that reckons comes then. */
export const WithLateJob: Story = { parameters: withJob() };
export const PhoneWithJob: Story = { ...WithJob, globals: { viewport: { value: 'phone' } } };
export const DarkWithJob: Story = { ...WithJob, globals: { theme: 'dark' } };
export const HindiWithJob: Story = { ...WithJob, globals: { locale: 'hi' } };

/** Its owner has said nothing but the rent. */
export const JobUnstated: Story = { args: { jobParts }, parameters: withJob({ hire: makeHire({}, { card: {} }) }) };

/** What the job costs cannot be worked out: the rent stays. */
export const JobFailed: Story = { parameters: withJob({ hire: undefined }) };

/** The machine as a list showed it: its terms are still loading. */
export const JobLoading: Story = {
  parameters: { scope: { answers: { getEquipmentById: never, searchEquipments: others }, job: visitorsJob } },
};

/* Counted from today, as the calendar does. */
const inDays = (days: number) => dayAfter(dayInIndia(new Date()), days);
const taken = [
  { from: inDays(7), until: inDays(12) },
  { from: inDays(18), until: inDays(28) },
];
const free: MockAnswer = () => ({ taken, units: 1, at: new Date().toISOString() });
const withDays = (answer = free, from?: number) => {
  const { answers } = withJob().scope;
  const job = from === undefined ? undefined : { ...visitorsJob, days: 5, from: inDays(from) };
  return { scope: { answers: { ...answers, getAvailability: answer }, job } };
};

/** Nobody has chosen days: the taken ones are crossed out. */
export const DaysTaken: Story = { parameters: withDays() };
/** The visitor's days are free. */
export const DaysChosen: Story = { parameters: withDays(undefined, 1) };
/** They are not all free. */
export const DaysChosenAndTaken: Story = { parameters: withDays(undefined, 5) };
export const DaysLoading: Story = { parameters: withDays(never) };
export const DaysFailed: Story = { parameters: withDays(failing) };
export const PhoneDaysChosen: Story = { ...DaysChosen, globals: { viewport: { value: 'phone' } } };
export const DarkDaysChosen: Story = { ...DaysChosen, globals: { theme: 'dark' } };
export const HindiDaysChosen: Story = { ...DaysChosen, globals: { locale: 'hi' } };

const loggedIn: NonNullable<TestScopeOptions['session']> = {
  isHere: true,
  user: signal({ id: 'u', role: 'user', name: 'Asha Patil', phone: '9000000003' }),
};
const seller = { supplierName: 'Deshpande Earthmovers', supplierPhonenumber: '9000000002' };
const ask: Story['play'] = async ({ canvasElement }) => {
  const [button] = await within(canvasElement).findAllByRole('button', { name: 'Get Seller Details' });
  await userEvent.click(button as HTMLElement);
};

/** A logged-in person has requested the owner. */
export const Seller: Story = {
  args: { onSellerRequest: fn(() => true) },
  parameters: { scope: { ...withAnswers({ getSupplierDetails: () => seller }).scope, session: loggedIn } },
  async play(context) {
    await ask(context);
    await within(context.canvasElement).findByText(seller.supplierName);
  },
};
export const SellerComing: Story = {
  args: { onSellerRequest: fn(() => true) },
  parameters: { scope: { ...withAnswers({ getSupplierDetails: never }).scope, session: loggedIn } },
  play: ask,
};
export const SellerRefused: Story = {
  args: { onSellerRequest: fn(() => true) },
  parameters: {
    scope: {
      ...withAnswers({
        getSupplierDetails: () =>
          Promise.reject(new ApiError('seller.tooMany', 429, errors['seller.tooMany'].sentence)),
      }).scope,
      session: loggedIn,
    },
  },
  async play(context) {
    await ask(context);
    await within(context.canvasElement).findByRole('alert');
  },
};
