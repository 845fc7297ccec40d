import type { Wanted } from '../words/search-words.ts';

/** With its keys in order, and without what is absent. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value))
    return (value as unknown[]).toSorted((a, b) => (String(a) < String(b) ? -1 : 1)).map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, ordered(one)]));
};

/** Whether two searches are asked alike. Different ones may still mean the same, which the server knows. */
export const isSameSearch = (one: Wanted, other: Wanted): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
