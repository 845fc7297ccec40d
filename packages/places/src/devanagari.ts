/** The cities in Devanagari. A module of its own: who reads only Latin letters need not load it. */
import { cityDevanagariLines } from './devanagari.data.ts';

/** The Devanagari names of all cities by their ids, the one to show first. Parsed at each call: keep what it gives. */
export function devanagariNames(): ReadonlyMap<string, readonly string[]> {
  return new Map(cityDevanagariLines.split('\n').map((line, index) => [String(index + 1), line.split('/')]));
}
