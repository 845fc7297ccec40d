/** The three quotes of the mock-ups, as their renter and their owners see them. */
import type { Deal, LogLine, MyRequest, Quote, QuoteDraft, RenterRequest } from '@yantra/contract/calls';
import { dealDeedsOf, revealedStates, talkStates } from '@yantra/domain';
import { pictures } from './equipment.ts';

const machine = { id: 'f1', name: 'Tata Hitachi EX 200LC', image1Url: pictures.crane };

/** Version 2 of the lowest quote: all is stated, and the machine is held. */
export const makeQuote = (some: Partial<Quote> = {}): Quote => ({
  id: 'quote-2',
  version: 2,
  lines: [
    { part: 'rent', name: '', quantity: 2, unit: 'week', rate: 68_000, amount: 136_000 },
    { part: 'transport', name: '', quantity: 2, unit: 'trip', rate: 6500, amount: 13_000 },
    { part: 'overtime', name: '', quantity: 1, unit: 'hour', rate: 1450, amount: 1450, isOnlyIf: true },
  ],
  parts: [
    { part: 'operator', state: 'included', words: '' },
    { part: 'fuel', state: 'renter', words: 'About 14 L an hour' },
  ],
  deposit: 20_000,
  gst: { percent: 18, amount: 26_820, isIncluded: false },
  total: 175_820,
  terms: 'Trailer comes on the evening before. Half a day’s rent if the site stands still through us is not charged.',
  validUntil: '2026-11-22T12:30:00.000Z',
  sentAt: '2026-11-20T06:40:00.000Z',
  heldUntil: '2026-11-22T12:30:00.000Z',
  machine,
  hash: 'ec4a63fd0b7d4c1f9a2e5b8c6d3f1a0e7c9b4d2f6a8e1c3b5d7f9a0b817ce598',
  ...some,
});

/** A deal as its renter sees it; what may be done follows its state. */
export function makeDeal(some: Partial<Deal> = {}): Deal {
  const { state = 'quoted', side = 'renter' } = some;
  const isRevealed = revealedStates.includes(state);
  const renter = {
    name: 'Prakash Iyer',
    hires: 2,
    ...(isRevealed && { phone: '9890014108', email: 'prakash@example.com' }),
  };
  const owner = {
    name: 'Deshpande Earthmovers',
    place: 'Chakan, Pune',
    rating: { stars: 4.6, count: 31 },
    answers: { minutes: 20, share: 0.94 },
    ...(isRevealed && { phone: '9822010467', email: 'rohit@example.com' }),
  };
  return {
    id: 'd1',
    requestId: 'r1',
    side,
    state,
    stateBy: 'owner',
    stateAt: '2026-11-20T06:40:00.000Z',
    whyWords: '',
    askedAt: '2026-11-19T10:35:00.000Z',
    job: {
      from: '2026-11-24',
      days: 12,
      hours: 8,
      operator: 'needed',
      place: 'Hadapsar',
      city: { id: '1', name: 'Pune' },
    },
    category: { id: 6, name: 'Earthmoving' },
    details: 'Excavator, 20-22 tonne, for a basement in hard murum.',
    machine,
    may: [...dealDeedsOf(state, side)],
    mayTalk: talkStates.includes(state),
    versions: state === 'asked' ? 0 : 2,
    ...(state !== 'asked' && { quote: makeQuote() }),
    other: side === 'renter' ? owner : renter,
    otherReadTo: 4,
    unread: 0,
    distanceKm: 38,
    ...(isRevealed && { agreement: { number: 'YN-26-04187', acceptedAt: '2026-11-21T05:50:00.000Z' } }),
    version: 3,
    ...some,
  };
}

const hyundai = { id: 'f8', name: 'Hyundai R210 Smart', image1Url: pictures.backhoe };
const jcb = { id: 'f9', name: 'JCB JS205LC', image1Url: pictures.backhoe };

/** Three quotes: one held, one open, one over with two parts unknown. */
export const threeDeals: readonly Deal[] = [
  makeDeal(),
  makeDeal({
    id: 'd2',
    machine: hyundai,
    distanceKm: 6,
    versions: 1,
    other: {
      name: 'Pawar & Sons Equipment',
      place: 'Fursungi, Pune',
      rating: { stars: 4.2, count: 12 },
      answers: { minutes: 118, share: 0.8 },
    },
    quote: makeQuote({
      id: 'quote-d2',
      version: 1,
      lines: [
        { part: 'rent', name: '', quantity: 12, unit: 'day', rate: 12_400, amount: 148_800 },
        { part: 'transport', name: '', quantity: 2, unit: 'trip', rate: 3000, amount: 6000 },
        { part: 'operator', name: '', quantity: 12, unit: 'shift', rate: 1200, amount: 14_400 },
        { part: 'overtime', name: '', quantity: 1, unit: 'hour', rate: 1600, amount: 1600, isOnlyIf: true },
      ],
      parts: [{ part: 'fuel', state: 'renter', words: 'About 15 L an hour' }],
      deposit: 0,
      gst: { percent: 18, amount: 30_456, isIncluded: false },
      total: 199_656,
      terms: '',
      validUntil: '2026-11-23T06:30:00.000Z',
      sentAt: '2026-11-19T12:32:00.000Z',
      heldUntil: undefined,
      machine: hyundai,
      hash: '4b'.repeat(32),
    }),
  }),
  makeDeal({
    id: 'd3',
    state: 'expired',
    stateBy: 'clock',
    stateAt: '2026-11-20T12:30:00.000Z',
    machine: jcb,
    distanceKm: 19,
    versions: 1,
    other: { name: 'Shree Ganesh Earthworks', place: 'Wagholi, Pune', answers: { minutes: 1440, share: 0.5 } },
    quote: makeQuote({
      id: 'quote-d3',
      version: 1,
      lines: [{ part: 'rent', name: '', quantity: 2, unit: 'week', rate: 62_500, amount: 125_000 }],
      parts: [
        { part: 'transport', state: 'unknown', words: '' },
        { part: 'operator', state: 'unknown', words: '' },
        { part: 'fuel', state: 'renter', words: '' },
        { part: 'overtime', state: 'unknown', words: '' },
      ],
      deposit: 25_000,
      gst: { percent: 18, amount: 22_500, isIncluded: false },
      total: 147_500,
      likely: 182_200,
      terms: '',
      validUntil: '2026-11-20T12:30:00.000Z',
      sentAt: '2026-11-19T16:10:00.000Z',
      heldUntil: undefined,
      machine: jcb,
      hash: '7d'.repeat(32),
    }),
  }),
];

/** The request of the mock-ups, with its three quotes. */
export const makeRequest = (some: Partial<RenterRequest> = {}): RenterRequest => {
  const { job, details, category } = makeDeal();
  return {
    id: 'r1',
    askedAt: '2026-11-19T10:35:00.000Z',
    isConfirmed: true,
    phone: '••••••4108',
    category,
    details,
    job,
    isKept: false,
    pageClosesAt: '2027-01-05T18:30:00.000Z',
    page: 'q7Jx2nVhR0mB3cYt9LwKpD5sZ8uFeA1gN6oQiTrXvEaUbCkH',
    deals: [...threeDeals],
    ...some,
  };
};

const line = (place: number, side: LogLine['side'], words: string, some: Partial<LogLine> = {}): LogLine => ({
  place,
  at: `2026-11-20T06:${20 + place}:00.000Z`,
  side,
  kind: 'message',
  words,
  pictures: [],
  ...some,
});

/** A question, its answer, a picture, and a second version. */
export const dealLog: readonly LogLine[] = [
  line(1, 'renter', 'Excavator, 20-22 tonne, for a basement in hard murum.', { kind: 'ask' }),
  line(2, 'owner', '', { kind: 'quote', version: 1, total: 178_888 }),
  line(3, 'renter', 'Transport of ₹15,600 is steep. Could you come in one trip with the other machine for Magarpatta?'),
  line(4, 'owner', 'Possible on Monday night. I make it ₹6,500 each way.', { pictures: [pictures.crane] }),
  line(5, 'owner', '', { kind: 'quote', version: 2, total: 175_820 }),
];

/** One of one's own requests. */
export const makeMyRequest = (some: Partial<MyRequest> = {}): MyRequest => {
  const { job, details, category } = makeDeal();
  return {
    id: 'r1',
    askedAt: '2026-11-19T10:35:00.000Z',
    category,
    details,
    job,
    state: 'quoted',
    owners: 4,
    quotes: 2,
    total: 175_820,
    unread: 1,
    heldUntil: '2026-11-22T12:30:00.000Z',
    ...some,
  };
};

/** A quote as the rate card fills it. */
export const makeDraft = (some: Partial<QuoteDraft> = {}): QuoteDraft => ({
  equipmentId: 'f2',
  machines: [
    {
      id: 'f2',
      name: 'JCB 3DX ecoXcellence',
      image1Url: pictures.backhoe,
      distanceKm: 23,
      isFree: true,
    },
    { id: 'f3', name: 'Tata Hitachi EX 130', image1Url: pictures.crane, distanceKm: 38, isFree: false },
  ],
  lines: [
    { part: 'rent', name: '', quantity: 2, unit: 'week', rate: 46_000 },
    { part: 'transport', name: '', quantity: 2, unit: 'trip', rate: 3160 },
    { part: 'overtime', name: '', quantity: 1, unit: 'hour', rate: 1100, isOnlyIf: true },
  ],
  parts: [
    { part: 'operator', state: 'included', words: '' },
    { part: 'board', state: 'renter', words: '' },
    { part: 'fuel', state: 'renter', words: 'About 6 L an hour' },
  ],
  deposit: 10_000,
  gst: 18,
  gstIncluded: false,
  validUntil: '2026-11-24T12:30:00.000Z',
  mayHold: true,
  version: 1,
  dealVersion: 3,
  ...some,
});
