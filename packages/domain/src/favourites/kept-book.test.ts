import { describe, expect, test } from 'vitest';
import { favouriteLimits } from './favourite-limits.ts';
import { bookOf, changeBook, type Kept, type KeptBook, type KeptChange, keptIn, nothingKept } from './kept-book.ts';
import { mergeKept } from './merged-changes.ts';

let count = 0;
const newId = () => `change ${(count += 1)}`;
const make = (book: KeptBook, ...changes: Omit<KeptChange, 'id'>[]) =>
  changes.map((one) => changeBook(book, { id: newId(), ...one }));
const empty = () => bookOf(nothingKept);

/** The same numbers at each run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

describe('a book of what is kept', () => {
  test('comes out the same in whatever order changes of different moments arrive', () => {
    const random = numbers(7);
    const next = (most: number) => (random.next().value ?? 0) % most;
    for (let round = 0; round < 200; round += 1) {
      const deeds = ['keep', 'drop', 'note'] as const;
      const changes = Array.from({ length: 12 }, (_, at): KeptChange => {
        const deed = deeds[next(2)] ?? 'keep';
        return { id: newId(), deed, machine: `m${next(4)}`, at };
      });
      const [straight, mixed] = [empty(), empty()];
      for (const change of changes) changeBook(straight, change);
      for (const change of changes.toSorted(() => next(3) - 1)) changeBook(mixed, change);
      const ids = (book: KeptBook) => [...book.machines.keys()].toSorted();
      expect(ids(mixed)).toEqual(ids(straight));
    }
  });

  test('survives being written down and read again, in its order', () => {
    const book = empty();
    make(
      book,
      { deed: 'keep', machine: 'a', at: 1 },
      { deed: 'keep', machine: 'b', at: 2 },
      { deed: 'name', list: 'l', words: 'Metro', at: 3 },
      { deed: 'put', list: 'l', machine: 'a', at: 4 },
      { deed: 'put', list: 'l', machine: 'c', at: 5 },
      { deed: 'note', machine: 'a', words: 'Steady', at: 6 },
    );
    const kept = keptIn(book);
    expect(kept).toEqual({
      machines: [
        { id: 'c', note: '' },
        { id: 'b', note: '' },
        { id: 'a', note: 'Steady' },
      ],
      lists: [{ id: 'l', name: 'Metro', machines: ['c', 'a'] }],
    });
    expect(keptIn(bookOf(JSON.parse(JSON.stringify(kept)) as Kept))).toEqual(kept);
  });

  test('a name is one whatever its case and spaces; a change of a list that ended is nothing', () => {
    const book = empty();
    expect(
      make(
        book,
        { deed: 'name', list: 'one', words: 'Metro site', at: 1 },
        { deed: 'name', list: 'two', words: ' METRO  site ', at: 2 },
        { deed: 'put', list: 'two', machine: 'm', at: 3 },
        { deed: 'name', list: 'three', words: 'Other', at: 4 },
        { deed: 'name', list: 'three', words: 'metro site', at: 5 },
        { deed: 'end', list: 'two', at: 6 },
        { deed: 'put', list: 'one', machine: 'n', at: 5 },
        { deed: 'put', list: 'one', machine: 'n', at: 7 },
      ),
    ).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'favouriteList.taken',
      undefined,
      undefined,
      'favouriteList.unknown',
    ]);
    expect(keptIn(book).lists.map(({ name }) => name)).toEqual(['Other']);
    expect(keptIn(book).machines.map(({ id }) => id)).toEqual(['m']);
  });

  test('what the account has no room for stays in the browser, and is not offered again until there is room', () => {
    const account: Kept = {
      machines: Array.from({ length: favouriteLimits.machines - 1 }, (_, at) => ({ id: `own ${at}`, note: '' })),
      lists: [],
    };
    const browser: Kept = {
      machines: ['x', 'y', 'own 1'].map((id) => ({ id, note: '' })),
      lists: [{ id: 'l', name: 'Mine', machines: ['y', 'x'] }],
    };
    const { changes, left } = mergeKept(browser, account, 1, newId);
    expect(changes.filter(({ deed }) => deed === 'keep').map(({ machine }) => machine)).toEqual(['own 1', 'x']);
    expect(left).toEqual({ machines: [{ id: 'y', note: '' }], lists: [{ id: 'l', name: 'Mine', machines: ['y'] }] });
    const full: Kept = { machines: [...account.machines, { id: 'x', note: '' }], lists: [] };
    expect(mergeKept(left, full, 2, newId)).toEqual({ changes: [], left });
  });
});
