const viramas = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d';
/** The characters that belong to the previous letter: its vowel signs, and letters joined by a virama. */
const joined = new RegExp(`(?:[\\p{M}\\u200c\\u200d]|(?<=[${viramas}])\\p{L})*`, 'uy');
const endsJoining = new RegExp(`[${viramas}]$`);

/**
 * Splits a name around the typed text, in any case: before, match, after. Without a match, all is before. Letters keep their
 * signs: in `जेसीबी` the part for `ज` is `जे`.
 */
export function matchedPart(name: string, typed: string): readonly [before: string, matched: string, behind: string] {
  const start = typed ? name.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  const before = name.slice(0, start);
  if (start < 0 || endsJoining.test(before)) return [name, '', ''];
  joined.lastIndex = start + typed.length;
  joined.test(name);
  const end = joined.lastIndex;
  return [before, name.slice(start, end), name.slice(end)];
}
