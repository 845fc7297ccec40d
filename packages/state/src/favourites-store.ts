import { attempt, type Kept, type KeptChange, keptDeeds, nothingKept } from '@yantra/domain';

/** What a browser keeps for somebody. */
export interface KeptDoc {
  /** As the account was last known; without an account, all that is kept. */
  readonly kept: Kept;
  /** Changes that the account does not have yet. */
  readonly waiting: readonly KeptChange[];
  /** When the account was last asked. Milliseconds since the epoch; absent if never. */
  readonly askedAt?: number | undefined;
}

export const emptyDoc: KeptDoc = { kept: nothingKept, waiting: [] };

/** The key of what is kept without an account; an account's stands behind it. */
export const savedKey = 'yantra.saved';
export const keyOf = (userId: string | undefined): string =>
  userId === undefined ? savedKey : `${savedKey}.${userId}`;

const isText = (value: unknown): value is string => typeof value === 'string';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const factsOf = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;
const textOr = <T>(value: unknown, other: T): string | T => (isText(value) ? value : other);

/** Storage is anybody's to write: whatever is not as it should be is left out. */
export function keptFrom(value: unknown): Kept {
  const { machines, lists } = factsOf(value);
  return {
    machines: listOf(machines).flatMap((one) => {
      const { id, note } = factsOf(one);
      return isText(id) ? [{ id, note: textOr(note, '') }] : [];
    }),
    lists: listOf(lists).flatMap((one) => {
      const { id, name, machines: within, also, page } = factsOf(one);
      if (!isText(id) || !isText(name)) return [];
      const others = listOf(also).filter(isText);
      return [
        {
          id,
          name,
          machines: listOf(within).filter(isText),
          ...(others.length > 0 && { also: others }),
          ...(isText(page) && { page }),
        },
      ];
    }),
  };
}

const isChange = (value: unknown): value is KeptChange => {
  const { id, deed, at } = factsOf(value);
  return isText(id) && Number.isFinite(at) && keptDeeds.some((one) => one === deed);
};

/** Reads and writes what is kept, in the web storage that the tabs of an origin share; where that is full or forbidden, for as long as the page. */
export function createKeptStore(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const memory = new Map<string, KeptDoc>();
  return {
    read(key: string): KeptDoc {
      const before = memory.get(key);
      if (before) return before;
      const { kept, waiting, askedAt } = factsOf(
        attempt(() => JSON.parse(storage().getItem(key) ?? 'null') as unknown),
      );
      return {
        kept: keptFrom(kept),
        waiting: listOf(waiting).filter(isChange),
        ...(Number.isFinite(askedAt) && { askedAt: askedAt as number }),
      };
    },
    write(key: string, doc: KeptDoc): void {
      const isEmpty = doc.kept.machines.length + doc.kept.lists.length + doc.waiting.length === 0 && !doc.askedAt;
      const isWritten = attempt(() => {
        if (isEmpty) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(doc));
        return true;
      });
      if (isWritten) memory.delete(key);
      else memory.set(key, doc);
    },
  };
}

export type KeptStore = ReturnType<typeof createKeptStore>;
