/** Saved searches and demand, for stories and tests of the screens about them. */
import { ApiError } from '@yantra/client';
import type { Demand, OwnDemand, SavedSearch, SearchNews } from '@yantra/contract/calls';
import type { AlertPace } from '@yantra/domain';
import { savedSearchLimits } from '@yantra/domain';
import { makeEquipment, pictures } from './equipment.ts';
import type { MockAnswers } from './mock-client.ts';

const pune = { id: '8', name: 'Pune', state: 'Maharashtra' };
const nashik = { id: '27', name: 'Nashik', state: 'Maharashtra' };
const mumbai = { id: '1', name: 'Mumbai', state: 'Maharashtra' };

/** Cranes for 14 t in Nashik, with three new ones. */
export const makeSavedSearch = (more: Partial<SavedSearch> = {}): SavedSearch => ({
  id: '3f0c8f2e-5a5e-4f51-9b37-0d5a3c0f7a01',
  search: { searchTerm: '14 t crane', selectedCity: 'Nashik', selectedCityId: '27', endRentprice: 12_000 },
  meant: {
    kinds: ['Mobile crane'],
    types: [],
    cities: [nashik],
    size: { value: 14, unit: 't' },
    words: [],
    unknown: [],
  },
  pace: 'daily',
  isPaused: false,
  isOver: false,
  news: 3,
  createdAt: '2026-11-12T06:30:00.000Z',
  toldAt: '2026-11-22T03:00:00.000Z',
  ...more,
});

/** One of each state: with news, at once, around a place, paused, over, and of a word that nobody knows yet. */
export const savedSearches: readonly SavedSearch[] = [
  makeSavedSearch(),
  makeSavedSearch({
    id: '3f0c8f2e-5a5e-4f51-9b37-0d5a3c0f7a02',
    search: { searchTerm: 'जेसीबी', selectedCity: 'Pune', selectedCityId: '8', discount: 10, insuranceAvailable: true },
    meant: { kinds: ['Backhoe loader'], types: [], cities: [pune], words: [], unknown: [] },
    pace: 'atOnce',
    news: 0,
  }),
  makeSavedSearch({
    id: '3f0c8f2e-5a5e-4f51-9b37-0d5a3c0f7a03',
    search: {
      categoryId: 1,
      bounds: { south: 18.4, west: 73.7, north: 18.7, east: 74.05 },
      jobFrom: '2026-12-01',
      jobDays: 12,
      isFree: true,
    },
    meant: { kinds: [], category: { id: 1, name: 'Agriculture' }, types: [], words: [], unknown: [] },
    lastDay: '2026-12-12',
    news: 1,
  }),
  makeSavedSearch({
    id: '3f0c8f2e-5a5e-4f51-9b37-0d5a3c0f7a04',
    search: { searchTerm: 'excavator', near: { latitude: 18.5, longitude: 73.93, radiusKm: 25 } },
    meant: { kinds: ['Excavator'], types: [], words: [], unknown: [] },
    isPaused: true,
    news: savedSearchLimits.news,
  }),
  makeSavedSearch({
    id: '3f0c8f2e-5a5e-4f51-9b37-0d5a3c0f7a05',
    search: { searchTerm: 'crane', jobFrom: '2026-11-01', jobDays: 5, isFree: true },
    meant: { kinds: ['Mobile crane'], types: [], words: [], unknown: [] },
    lastDay: '2026-11-05',
    isOver: true,
    news: 0,
  }),
  makeSavedSearch({
    id: '3f0c8f2e-5a5e-4f51-9b37-0d5a3c0f7a06',
    search: { searchTerm: 'hydrema', selectedCity: 'Pune', selectedCityId: '8' },
    meant: { kinds: [], types: [], cities: [pune], words: [], unknown: ['hydrema'] },
    news: 0,
  }),
];

/** The three new cranes of the first; one got cheaper. */
export const searchNews: SearchNews = {
  saved: makeSavedSearch(),
  data: [
    makeEquipment({ id: 'n1', name: 'ACE 14XW', image1Url: pictures.crane, city: 'Nashik' }),
    {
      ...makeEquipment({ id: 'n2', name: 'Escorts TRX 1460', image1Url: pictures.crane, city: 'Nashik' }),
      costBefore: 9800,
    },
    makeEquipment({ id: 'n3', name: 'Indo Farm IF 14T', image1Url: pictures.crane, city: 'Nashik' }),
  ],
  after: 41,
  through: 57,
};

/** What renters wait for, for an owner with a crane and a backhoe loader. */
export const ownDemand: OwnDemand = {
  machines: [
    { id: 'm1', kept: 7, waiting: 12, of: { kind: 'Mobile crane', size: { value: 14, unit: 't' }, city: nashik } },
    { id: 'm2', kept: 1, waiting: 31, of: { kind: 'Backhoe loader', city: pune } },
    { id: 'm3', kept: 2, waiting: 0 },
  ],
  lacking: [
    { kind: 'Excavator', size: { value: 20, unit: 't' }, city: pune, people: 18 },
    { kind: 'Boom lift', city: nashik, people: 4 },
    { kind: 'Diesel generator', size: { value: 125, unit: 'kVA' }, city: nashik, people: 1 },
  ],
};

/** What renters wait for in all of India. */
export const demand: Demand = {
  searches: 4120,
  people: 2874,
  machinesKept: 911,
  kept: 3377,
  states: [
    { state: 'Maharashtra', people: 1104 },
    { state: 'Uttar Pradesh', people: 611 },
    { state: 'Karnataka', people: 418 },
    { state: 'Gujarat', people: 260 },
  ],
  kinds: [
    { kind: 'Backhoe loader', people: 702, machines: 1840 },
    { kind: 'Excavator', people: 655, machines: 1210 },
    { kind: 'Mobile crane', people: 348, machines: 190 },
    { kind: 'Boom lift', people: 92, machines: 0 },
  ],
  places: [
    { kind: 'Excavator', size: { value: 20, unit: 't' }, city: pune, people: 118, machines: 41 },
    { kind: 'Backhoe loader', city: mumbai, people: 97, machines: 66 },
    { kind: 'Mobile crane', size: { value: 14, unit: 't' }, city: nashik, people: 12, machines: 0 },
  ],
};

const noSuch = () => new ApiError('savedSearch.unknown', 404, 'There is no such saved search any more.');

/** Answers that keep what was saved, changed and deleted. @param saved what there is at first */
export function savedSearchAnswers(saved: readonly SavedSearch[] = savedSearches): MockAnswers {
  let kept = [...saved];
  const find = (id: unknown): SavedSearch => {
    const found = kept.find((one) => one.id === id);
    if (!found) throw noSuch();
    return found;
  };
  const put = (next: SavedSearch): SavedSearch => {
    kept = kept.map((one) => (one.id === next.id ? next : one));
    return next;
  };
  return {
    getSavedSearches: () => ({ searches: kept, most: savedSearchLimits.ofPerson }),
    countSavedSearches: () => ({ searches: kept.length, withNews: kept.filter(({ news }) => news > 0).length }),
    saveSearch: ({ search, pace = 'daily' }) => {
      const id = `3f0c8f2e-5a5e-4f51-9b37-0d5a3c0f7b${String(kept.length).padStart(2, '0')}`;
      const made = makeSavedSearch({ id, search: search as SavedSearch['search'], pace: pace as AlertPace, news: 0 });
      kept = [made, ...kept];
      return made;
    },
    changeSavedSearch: ({ id, pace, isPaused }) => {
      const found = find(id);
      return put({
        ...found,
        pace: (pace as AlertPace | undefined) ?? found.pace,
        isPaused: (isPaused as boolean | undefined) ?? found.isPaused,
      });
    },
    deleteSavedSearch: ({ id }) => {
      kept = kept.filter((one) => one.id !== id);
      return {};
    },
    getSearchNews: ({ id }) => ({ ...searchNews, saved: find(id) }),
    markNewsSeen: ({ id }) => {
      put({ ...find(id), news: 0 });
      return {};
    },
    getOwnDemand: () => ownDemand,
    getDemand: () => demand,
  };
}
