const viramas = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d';
/** What belongs to the letter before: its vowel signs, and the letters that a virama joins to it. */
const joined = new RegExp(`(?:[\\p{M}\\u200c\\u200d]|(?<=[${viramas}])\\p{L})*`, 'uy');
const endsJoining = new RegExp(`[${viramas}]$`);

/**
 * A name cut around what was typed, whatever the case: before it, itself, behind it. All before when it does not occur. No letter is cut from its signs:
 * of `जेसीबी` the part for `ज` is `जे`.
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
