import type { EventKind } from '@yantra/events';
import type { Db } from '../../database/types.ts';
import type { Part } from './deliver.queries.ts';

/**
 * How another module says what is true of its events when their message leaves: hours may have passed since they happened. Given the facts of several, of each
 * those of now; undefined for what is over.
 */
export type FactsNow = Readonly<
  Partial<Record<EventKind, (trx: Db, facts: readonly unknown[], now: Date) => Promise<readonly unknown[]>>>
>;

interface Leaving {
  readonly id: string;
  readonly kind: string;
  readonly told: readonly Part[];
}

/** Of messages of kinds whose module says so, what they tell now, by the message's id; without what is over. Each module is asked once. */
export async function partsNow(
  trx: Db,
  leaving: readonly Leaving[],
  { now, factsNow }: { readonly now: Date; readonly factsNow: FactsNow },
): Promise<ReadonlyMap<string, readonly Part[]>> {
  const renewed = new Map<string, Part[]>();
  for (const [kind, messages] of Map.groupBy(leaving, (one) => one.kind)) {
    const ask = factsNow[kind as EventKind];
    if (ask === undefined) continue;
    const parts = messages.flatMap(({ id, told }) => told.map((part) => ({ id, part })));
    const facts = await ask(
      trx,
      parts.map(({ part }) => part.facts),
      now,
    );
    for (const { id } of messages) renewed.set(id, []);
    for (const [at, { id, part }] of parts.entries()) {
      if (facts[at] !== undefined) renewed.get(id)?.push({ ...part, facts: facts[at] });
    }
  }
  return renewed;
}
