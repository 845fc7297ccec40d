/**
 * Merges local edits into somebody else's newer version of a row: edited fields stay, the others become theirs.
 * @param before the version that both started from
 */
export function rebased<Row extends object>(before: Row, mine: Row, theirs: Row): Row {
  const changed = Object.entries(mine).filter(([key, value]) => value !== before[key as keyof Row]);
  return { ...theirs, ...Object.fromEntries(changed) };
}
