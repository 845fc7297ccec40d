import { formatRupees } from '@yantra/domain';

/** What a search looks for, in words; filters are said as the listing's chips say them. */
export const messages = {
  id: 'saved-searches.words',
  all: 'All machines',
  exact: 'Exactly as typed',
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  free: (days: string) => `Free ${days}`,
  job: (days: number, from: string | undefined) =>
    `Job of ${days} ${days === 1 ? 'day' : 'days'}${from === undefined ? '' : ` from ${from}`}`,
  hours: (from: number, to: number) => `${from}–${to} hours`,
  discount: (percent: number) => `${percent}% or more`,
  insurance: { yes: 'With insurance', no: 'Without insurance' },
  price: (from: number | undefined, to: number | undefined) => {
    if (from === undefined) return `Up to ${formatRupees(to ?? 0)}`;
    return to === undefined ? `From ${formatRupees(from)}` : `${formatRupees(from)}–${formatRupees(to)}`;
  },
  capacity: (from: number | undefined, to: number | undefined, unit: string) => {
    if (from === undefined) return `Up to ${to} ${unit}`.trim();
    return (to === undefined ? `From ${from} ${unit}` : `${from}–${to} ${unit}`).trim();
  },
  type: (id: number) => `Type ${id}`,
  owner: 'Of one owner',
  india: 'All of India',
  area: 'In the part of the map that you chose',
  around: (place: string, km: number) => `Around ${place}, within ${km} km`,
  aroundPoint: (km: number) => `Around the place that you chose, within ${km} km`,
  unknown: (words: string) => `Nothing is known of “${words}” yet. You are told as soon as somebody lists it.`,
} as const;
