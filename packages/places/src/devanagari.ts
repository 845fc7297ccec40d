/** The cities in Devanagari. A module of its own: readers of Latin letters need not load it. */
import { cityDevanagariLines } from './devanagari.data.ts';

export { placeNames } from './place-names.ts';

/** The Devanagari names of all cities by id, the one to show first. Parsed at each call: keep the result. */
export function devanagariNames(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    cityDevanagariLines
      .split('\n')
      .map((line, index) => [String(index + 1), line.slice(line.indexOf('|') + 1).split('/')]),
  );
}
