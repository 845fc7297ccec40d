import type { MarketReport, MoneyReport, SearchRadar } from '@yantra/contract/calls';
import type { MockAnswers } from './mock-client.ts';

const pune = { id: '8', name: 'Pune' };
const nashik = { id: '27', name: 'Nashik' };
const mumbai = { id: '1', name: 'Mumbai' };

const terms: SearchRadar['terms'] = [
  { term: 'poklen', count: 184, before: 114, why: 'word', kinds: '', nearestKm: null, places: [pune, nashik] },
  { term: 'excavator 20 ton', count: 163, before: 135, why: 'far', kinds: 'Excavator', nearestKm: 120, places: [pune] },
  {
    term: 'rotavator with tractor',
    count: 121,
    before: 90,
    why: 'far',
    kinds: 'Tractor, Rotavator',
    nearestKm: 64,
    places: [nashik, pune],
  },
  { term: 'borewell machine', count: 98, before: 0, why: 'word', kinds: '', nearestKm: null, places: [mumbai] },
  { term: 'hydra', count: 87, before: 95, why: 'word', kinds: '', nearestKm: null, places: [mumbai] },
  { term: 'boom lift 60 ft', count: 64, before: 61, why: 'far', kinds: 'Boom lift', nearestKm: null, places: [mumbai] },
  {
    term: 'bulldozer',
    count: 31,
    before: 31,
    why: 'far',
    kinds: 'Bulldozer',
    nearestKm: 310,
    places: [{ id: '', name: '' }],
  },
];

/** A month's searches that found nothing. */
export const searchRadar: SearchRadar = {
  searches: 61_300,
  searchesBefore: 53_770,
  unknown: 1206,
  far: 7708,
  unmetBefore: 9248,
  unknownTerms: 38,
  unknownHalf: 6,
  farCities: 214,
  worstCity: 'Pune',
  states: [
    { state: 'Maharashtra', searches: 9100, unmet: 1012 },
    { state: 'Uttar Pradesh', searches: 9800, unmet: 814 },
    { state: 'Bihar', searches: 6900, unmet: 726 },
    { state: 'Karnataka', searches: 7000, unmet: 671 },
    { state: 'Gujarat', searches: 9000, unmet: 594 },
    { state: 'Punjab', searches: 4000, unmet: 80 },
  ],
  cities: [
    { ...pune, unmet: 412 },
    { ...mumbai, unmet: 188 },
    { ...nashik, unmet: 97 },
  ],
  terms,
  totalTerms: terms.length,
};

const months = ['2026-09', '2026-10', '2026-11'] as const;

/** A quarter of the marketplace. */
export const marketReport: MarketReport = {
  total: { machines: 412, owners: 96 },
  cities: [
    { ...pune, state: 'Maharashtra', machines: 210, owners: 48 },
    { ...nashik, state: 'Maharashtra', machines: 140, owners: 41 },
    { ...mumbai, state: 'Maharashtra', machines: 62, owners: 20 },
  ],
  types: [
    { id: 1, type: 'Excavator', subType: '20 HP', machines: 260, owners: 70 },
    { id: 4, type: 'Tractor', subType: '23 HP', machines: 140, owners: 50 },
    { id: 9, type: 'Forklift', subType: '', machines: 12, owners: 6 },
  ],
  cells: [
    { cityId: '8', typeId: 1, machines: 130, owners: 30 },
    { cityId: '27', typeId: 4, machines: 90, owners: 28 },
  ],
  requirements: months.map((month, index) => ({
    month,
    came: 80 + index * 20,
    hour: 22 + index * 3,
    day: 30,
    days: 8,
    later: 2,
  })),
  requirementCities: [
    { ...pune, came: 190, answered: 140 },
    { ...nashik, came: 80, answered: 55 },
    { id: '', name: '', came: 30, answered: 9 },
  ],
};

/** A quarter of sales; November gave back more than it sold. */
export const moneyReport: MoneyReport = {
  revenue: months.map((month, index) => {
    const [sales, credited] = [
      [84_745.76, 0],
      [96_610.17, 4237.29],
      [1000, 1500.5],
    ][index] ?? [0, 0];
    const [salesGst, creditedGst] = [sales ?? 0, credited ?? 0].map((rupees) => Math.round(rupees * 18) / 100);
    return {
      month,
      sales: sales ?? 0,
      salesGst: salesGst ?? 0,
      credited: credited ?? 0,
      creditedGst: creditedGst ?? 0,
      net: (sales ?? 0) - (credited ?? 0),
      cgst: 1500,
      sgst: 1500,
      igst: 4200,
      received: 100_000,
      refunded: index === 1 ? 999 : 0,
    };
  }),
  plans: months.map((month, index) => ({
    month,
    sold: 12 + index,
    renewed: 5,
    upgraded: 1,
    ended: 9,
    left: 3 - index,
  })),
  byPlan: [
    { id: 1, name: 'ECONOMY', sold: 20, renewed: 9, upgraded: 0, ended: 15, left: 5 },
    { id: 2, name: 'BUSINESS', sold: 19, renewed: 6, upgraded: 3, ended: 12, left: 1 },
  ],
};

/** Answers for the radar and the reports. */
export const reportAnswers: MockAnswers = {
  getSearchRadar: ({ why }) => ({
    ...searchRadar,
    terms: terms.filter((term) => why === undefined || term.why === why),
  }),
  inviteOwners: () => ({ url: 'https://yantra.example/owners/Hq2mVd81xkLw', visits: 3 }),
  getMarketReport: () => marketReport,
  getMoneyReport: () => moneyReport,
};
