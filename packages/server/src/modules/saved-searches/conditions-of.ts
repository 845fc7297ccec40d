import type { RawBuilder } from 'kysely';
import { all, type Filters, orderedConditions } from '../search/lists/index.ts';

/** A condition of a search by itself, as the list makes it; equal ones have equal names. */
export interface NamedCondition {
  readonly name: string;
  /** Made for who asks it. */
  readonly condition: () => RawBuilder<boolean>;
}

/**
 * The conditions that a list reads machines by, one for each filter: a machine is in the list if it meets all of them. Many searches share most, so each is
 * asked of a machine once. It is the list's own code that makes them.
 */
export function conditionsOf(filters: Filters): NamedCondition[] {
  const parts = Object.entries(filters).filter(([name, value]) => name !== 'words' || (value as string[]).length > 0);
  const named = parts.map(([name, value]) => ({
    name: `${name} ${JSON.stringify(value)}`,
    condition: () => all(orderedConditions({ words: [], [name]: value })),
  }));
  return named.length > 0 ? named : [{ name: '', condition: () => all(orderedConditions({ words: [] })) }];
}
