import type { RankingWeights, SearchQuality, TriedWeights, TypeWords } from '@yantra/contract/calls';
import type { MockAnswers } from './mock-client.ts';

/** A month's figures of the search. */
export const searchQuality: SearchQuality = {
  days: 30,
  searches: 61_300,
  pressedShare: 0.62,
  successAtThree: 0.87,
  emptyShare: 0.031,
  answers: [
    { answer: 'here', count: 49_800 },
    { answer: 'nearby', count: 7708 },
    { answer: 'part', count: 1890 },
    { answer: 'nothing', count: 1206 },
    { answer: 'related', count: 696 },
  ],
  frequent: [
    { term: 'jcb', count: 8140, answer: 'here', kinds: 'Backhoe loader' },
    { term: 'जेसीबी', count: 5210, answer: 'here', kinds: 'Backhoe loader' },
    { term: 'tractor with rotavator', count: 3880, answer: 'here', kinds: 'Tractor, Rotavator' },
    { term: 'hydra', count: 2907, answer: 'nearby', kinds: 'Pick and carry crane' },
    { term: 'dg set 125 kva', count: 2411, answer: 'here', kinds: 'Diesel generator' },
    { term: '14 ton excavator', count: 1998, answer: 'part', kinds: 'Excavator' },
  ],
  empty: [
    { term: 'boat', count: 184 },
    { term: 'road marking machine', count: 98 },
    { term: 'snow blower', count: 41 },
  ],
  unknownWords: Array.from({ length: 11 }, (_, index) => ({
    word:
      ['poklane', 'hydrema', 'डंपर', 'borewell', 'paver', 'kolhu', 'jotai', 'ગેન્ટ્રી', 'gantri', 'telscopik', 'vibro'][
        index
      ] ?? '',
    count: 190 - index * 16,
  })),
};

/** Words for excavators. */
export const typeWords: TypeWords = {
  shipped: [
    { word: 'excavator', what: 'name', reason: 'ISO 6165; the makers’ pages' },
    { word: 'hydraulic excavator', what: 'name', reason: 'ISO 6165; the makers’ pages' },
    { word: 'trackhoe', what: 'name', reason: 'older papers and tenders' },
    { word: 'poclain', what: 'brand', reason: 'the first one sold in India, so its name is the word' },
    { word: 'pokland', what: 'sound', reason: 'how it is typed by ear' },
    { word: 'पोकलेन', what: 'hi', reason: 'signboards and classifieds' },
    { word: 'khudai ki machine', what: 'hi-Latn', reason: 'the same, in Latin letters' },
    { word: 'पोकलॅन', what: 'mr', reason: 'classifieds in Maharashtra' },
    { word: 'digging', what: 'use', reason: 'what it is hired for' },
  ],
  added: [
    { id: 1, word: 'poklen bhai', wholeGroup: true, createdAt: '2026-11-03T06:30:00.000Z' },
    { id: 2, word: 'chhota poklen', wholeGroup: false, createdAt: '2026-11-09T06:30:00.000Z' },
  ],
};

/** The initial weights. */
export const usualWeights: RankingWeights = {
  nearness: 0.6,
  size: 0.5,
  free: 0.25,
  price: 0.2,
  rating: 0.2,
  freshness: 0.05,
};

type Machine = TriedWeights['searches'][number]['before'][number];
const machine = (id: string, name: string, finalRentalValue: number, more: Partial<Machine> = {}): Machine => ({
  id,
  name,
  status: 'Available',
  city: 'Pune',
  finalRentalValue,
  rentalType: 1,
  ...more,
});
const backhoes = [
  machine('b1', 'JCB 3DX ecoXcellence', 8740, { capacity: { value: 76, unit: 'HP' } }),
  machine('b2', 'CASE 770 NXe', 7900, { status: 'On rent', capacity: { value: 76, unit: 'HP' } }),
  machine('b3', 'Mahindra EarthMaster SX', 7200, { city: 'Pimpri-Chinchwad' }),
  machine('b4', 'Bull HD76', 6900, { city: 'Chakan' }),
];
const tractors = [
  machine('t1', 'Mahindra 575 DI XP Plus', 2400, { capacity: { value: 47, unit: 'HP' } }),
  machine('t2', 'Swaraj 744 FE', 2300, { capacity: { value: 48, unit: 'HP' } }),
  machine('t3', 'John Deere 5310', 2900, { capacity: { value: 55, unit: 'HP' } }),
];
const some = (machines: readonly Machine[], ...places: number[]): Machine[] =>
  places.flatMap((place) => machines[place] ?? []);

/** The effect of other weights: another first machine, another order, and no change. */
export const triedWeights: TriedWeights = {
  searches: [
    { term: 'tractor with rotavator', count: 3880, before: some(tractors, 0, 1, 2), after: some(tractors, 0, 1, 2) },
    { term: 'jcb', count: 8140, before: some(backhoes, 0, 1, 2), after: some(backhoes, 2, 0, 3) },
    { term: '50 hp tractor', count: 640, before: some(tractors, 0, 1, 2), after: some(tractors, 0, 2, 1) },
  ],
  changed: 1,
};

/** Answers for the admin's pages of the search. */
export const searchAnswers: MockAnswers = {
  getSearchQuality: ({ days = 30 }) => ({ ...searchQuality, days }),
  getTypeWords: () => typeWords,
  addTypeWord: () => ({ id: 9 }),
  removeTypeWord: () => ({}),
  getRankingWeights: () => ({ weights: usualWeights, usual: usualWeights }),
  tryRankingWeights: () => triedWeights,
  setRankingWeights: () => ({}),
};
