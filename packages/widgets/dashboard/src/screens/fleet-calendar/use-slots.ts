import { useState } from 'react';

/** The row that each slot shows. */
export type Slots = ReadonlyMap<number, number>;

/** Gives each row a slot: the one it had, else one that is free. The same map if nothing changes. */
export function slotsFor(before: Slots, rows: readonly number[]): Slots {
  if (rows.length === before.size && rows.every((row) => before.has(row))) return before;
  const slots = new Map([...before].filter(([row]) => rows.includes(row)));
  const taken = new Set(slots.values());
  let next = 0;
  for (const row of rows) {
    if (slots.has(row)) continue;
    while (taken.has(next)) next += 1;
    slots.set(row, next);
    taken.add(next);
  }
  return slots;
}

/** Slots of rows for React's keys: a row that comes into sight takes over the elements of one that has left, which is quicker than making sixty cells. */
export function useSlots(rows: readonly number[]): Slots {
  const [slots, setSlots] = useState<Slots>(() => slotsFor(new Map(), rows));
  const next = slotsFor(slots, rows);
  if (next !== slots) setSlots(next);
  return next;
}
