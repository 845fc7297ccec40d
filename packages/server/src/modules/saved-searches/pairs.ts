import type { Db } from '../../database/types.ts';
import type { Filters } from '../search/lists/index.ts';
import { conditionsOf, type NamedCondition } from './conditions-of.ts';
import * as queries from './pairs.queries.ts';

/** Machines, and the searches that may find each. */
export interface Pairs {
  readonly filters: ReadonlyMap<string, Filters>;
  /** By machine, the ids of searches. */
  readonly searches: ReadonlyMap<string, readonly string[]>;
}

/* So many conditions in one statement. */
const atOnce = 600;

/** Of the pairs those in which the search lists the machine as it is now: the searches by machine. */
export const listedPairs = (db: Db, pairs: Pairs): Promise<Map<string, string[]>> =>
  meeting(pairs, (conditions) => queries.conditionsMet(db, conditions, [...pairs.searches.keys()]));

/** The same for machines as they were. @param before by machine, its columns that searches read */
export const pairsBefore = (
  db: Db,
  pairs: Pairs,
  before: ReadonlyMap<string, unknown>,
): Promise<Map<string, string[]>> =>
  meeting(pairs, (conditions) => queries.conditionsMetBefore(db, conditions, before));

async function meeting(
  { filters, searches }: Pairs,
  met: (conditions: readonly NamedCondition[]) => Promise<queries.Met>,
): Promise<Map<string, string[]>> {
  const places = new Map<string, number>();
  const conditions: NamedCondition[] = [];
  const needed = new Map<string, readonly number[]>();
  for (const [id, one] of filters) {
    const own = conditionsOf(one).map((condition) => {
      const known = places.get(condition.name);
      if (known !== undefined) return known;
      places.set(condition.name, conditions.length);
      return conditions.push(condition) - 1;
    });
    needed.set(id, own);
  }
  const holds = new Map<string, string>();
  for (let start = 0; start < conditions.length; start += atOnce) {
    for (const [id, some] of await met(conditions.slice(start, start + atOnce))) {
      holds.set(id, (holds.get(id) ?? '') + some);
    }
  }
  const found = new Map<string, string[]>();
  for (const [machine, ids] of searches) {
    const own = holds.get(machine);
    if (own === undefined) continue;
    const passing = ids.filter((id) => needed.get(id)?.every((at) => own[at] === '1'));
    if (passing.length > 0) found.set(machine, passing);
  }
  return found;
}
