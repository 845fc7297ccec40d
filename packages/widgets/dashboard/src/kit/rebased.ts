/**
 * Another's version of a row with what was changed here in it: what was typed stays, the rest becomes theirs.
 * @param before what both began with
 */
export function rebased<Row extends object>(before: Row, mine: Row, theirs: Row): Row {
  const changed = Object.entries(mine).filter(([key, value]) => value !== before[key as keyof Row]);
  return { ...theirs, ...Object.fromEntries(changed) };
}
