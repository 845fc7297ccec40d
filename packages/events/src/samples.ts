import type { EventKind, FactsOf, Many } from './index.ts';

const ends = '2026-12-03T18:29:59.999Z';

/** Facts of each event, the newest first, for previews and tests: several where several become one message. */
export const samples: { readonly [Kind in EventKind]: Many<FactsOf<Kind>> } = {
  lead: [
    { requirementId: '1', category: 'Backhoe loader', cityId: '8', jobFrom: '2026-12-01', jobDays: 12 },
    { requirementId: '2', category: 'Tractor', cityId: '8', jobFrom: null, jobDays: null },
    { requirementId: '3', category: 'Mobile crane', cityId: null, jobFrom: null, jobDays: null },
  ],
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
  importFinished: [{ added: 24, drafts: 3 }],
  newDevice: [{ device: 'Chrome on Android' }],
  passwordChanged: [{}],
  phoneChanged: [{ digits: '3210' }],
  emailChanged: [{}],
};
