import type { EventKind, FactsOf, Many } from './index.ts';

const ends = '2026-12-03T18:29:59.999Z';
const hire = { dealId: '1', requirementId: '1', machine: 'Tata Hitachi EX 200LC' };
const toRenter = { ...hire, to: 'renter', other: 'Deshpande Earthmovers' } as const;
const toOwner = { ...hire, to: 'owner', other: 'Prakash Iyer' } as const;

/** Facts of each event, the newest first, for previews and tests: several where several become one message. */
export const samples: { readonly [Kind in EventKind]: Many<FactsOf<Kind>> } = {
  lead: [
    { requirementId: '1', category: 'Backhoe loader', cityId: '8', jobFrom: '2026-12-01', jobDays: 12 },
    { requirementId: '2', category: 'Tractor', cityId: '8', jobFrom: null, jobDays: null, machine: 'Mahindra 575 DI' },
    { requirementId: '3', category: 'Mobile crane', cityId: null, jobFrom: null, jobDays: null },
  ],
  leadAssigned: [{ requirementId: '1', category: 'Backhoe loader', cityId: '8' }],
  quoteReceived: [
    {
      ...toRenter,
      totalPaise: 17_582_000,
      version: 2,
      validUntil: '2026-11-22T12:30:00.000Z',
      isHeld: true,
      quotes: 3,
    },
  ],
  quoteAccepted: [{ ...toOwner, totalPaise: 17_582_000, from: '2026-11-24', number: 'YN-26-04187' }],
  dealMessage: [toOwner, { ...toOwner, machine: 'JCB 3DX', other: 'Asha Patil' }],
  dealClosed: [{ ...toOwner, how: 'cancelled', why: 'datesChanged', whyWords: 'The permit is late.' }],
  hireTomorrow: [{ ...toRenter, from: '2026-11-24', place: 'Hadapsar' }],
  rateHire: [toRenter],
  planEnds: [{ plan: 'ECONOMY', days: 7, ends, machines: 4 }],
  paid: [
    {
      plan: 'BUSINESS',
      months: 12,
      starts: '2026-11-26T06:30:00.000Z',
      ends: '2027-11-26T06:30:00.000Z',
      isComing: false,
      machines: 35,
      paidPaise: 2_399_040,
      creditPaise: 51_561,
      invoice: 'YN/2627/000042',
      orderId: 'order_1',
    },
  ],
  refunded: [
    {
      plan: 'BUSINESS',
      paise: 499_000,
      reason: 'Your crane stood still for six weeks.',
      hasEnded: false,
      isByTransfer: false,
      creditNote: 'YC/2627/000007',
      orderId: 'order_1',
    },
  ],
  importFinished: [{ added: 24, drafts: 3 }],
  machineReviewed: [
    { machine: 'JCB 3DX', machineId: '1', outcome: 'hidden', fault: 'contact', words: 'In the description.' },
  ],
  ratingReviewed: [{ machine: 'JCB 3DX', machineId: '1', outcome: 'hidden', fault: 'rude', words: '' }],
  searchNews: [
    { savedId: '1', after: 41, count: 3, cheaper: 1, kind: 'Mobile crane', cityId: '27', term: '14 t crane' },
    { savedId: '2', after: 41, count: 1, cheaper: 0, kind: 'Backhoe loader', cityId: '8', term: 'जेसीबी' },
  ],
  newDevice: [{ device: 'Chrome on Android' }],
  passwordChanged: [{}],
  phoneChanged: [{ digits: '3210' }],
  emailChanged: [{}],
  rightGiven: [{ right: 'moderator', reason: 'Looks at machines with us' }],
  rightTaken: [{ right: 'finance', reason: 'The books are kept elsewhere' }],
  confirmEmail: [{}],
  loggedOutByUs: [{}],
  accountBlocked: [{ message: 'Please call +91 20 0000 0000.' }],
  accountUnblocked: [{}],
};
