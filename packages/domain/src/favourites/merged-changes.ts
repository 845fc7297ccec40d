import { favouriteLimits } from './favourite-limits.ts';
import { type Kept, type KeptChange, nothingKept } from './kept-book.ts';

/** What becomes of things that a browser kept without an account. */
export interface Merge {
  /** To be made in the account. */
  readonly changes: readonly KeptChange[];
  /** What the account has no room for: it stays in the browser. */
  readonly left: Kept;
}

/**
 * What a browser kept without an account, as changes for an account: made there, nothing is lost and nothing is there twice. They are made now, since what was
 * kept before the log-in is wanted still.
 * @param account what the account is known to keep
 */
export function mergeKept(browser: Kept, account: Kept, now: number, newId: () => string): Merge {
  const known = new Set(account.machines.map(({ id }) => id));
  const more = browser.machines.filter(({ id }) => !known.has(id));
  const left = new Set(more.slice(Math.max(0, favouriteLimits.machines - known.size)).map(({ id }) => id));
  const change = (rest: Omit<KeptChange, 'id' | 'at'>): KeptChange => ({ id: newId(), at: now, ...rest });
  const changes = [
    ...browser.machines
      .filter(({ id }) => !left.has(id))
      .toReversed()
      .flatMap(({ id: machine, note }) => [
        change({ deed: 'keep', machine }),
        ...(note === '' ? [] : [change({ deed: 'note', machine, words: note, joins: true })]),
      ]),
    ...browser.lists.flatMap(({ id: list, name, machines }) => {
      const placed = machines.filter((id) => !left.has(id));
      if (placed.length === 0 && machines.length > 0) return [];
      return [
        change({ deed: 'name', list, words: name, joins: true }),
        ...placed.toReversed().map((machine) => change({ deed: 'put', machine, list })),
      ];
    }),
  ];
  if (left.size === 0) return { changes, left: nothingKept };
  const lists = browser.lists
    .map((list) => ({ ...list, machines: list.machines.filter((id) => left.has(id)) }))
    .filter(({ machines }) => machines.length > 0);
  return { changes, left: { machines: browser.machines.filter(({ id }) => left.has(id)), lists } };
}
