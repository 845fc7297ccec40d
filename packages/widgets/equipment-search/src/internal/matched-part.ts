/** A name cut around what was typed, whatever the case: before it, itself, behind it. All before when it does not occur. */
export function matchedPart(name: string, typed: string): readonly [before: string, matched: string, behind: string] {
  const start = typed ? name.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  if (start < 0) return [name, '', ''];
  const end = start + typed.length;
  return [name.slice(0, start), name.slice(start, end), name.slice(end)];
}
