/** A pseudo-random source, always the same for the same seed. */
export interface Random {
  /** From 0 to just below 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A random element of a non-empty list. */
  pick<Item>(items: readonly Item[]): Item;
  /** A random element of a list, by weight. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  /** A random permutation. */
  shuffled<Item>(items: readonly Item[]): Item[];
  /** A separate source for a part (machine 17, say), so that one part's draws never affect another's. */
  fork(part: number): Random;
}

/** A 32-bit mix (the finaliser of MurmurHash3) of two numbers. */
function mix(a: number, b: number): number {
  let hash = (a ^ Math.imul(b + 0x9e3779b9, 0x85ebca6b)) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** By mulberry32: small and fast, good enough for demo data; never for anything secret. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 4_294_967_296;
  }

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  }

  function weighted<Item>(items: readonly (readonly [Item, number])[]): Item {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return pick(items)[0];
  }

  function shuffled<Item>(items: readonly Item[]): Item[] {
    // Sorting by random keys: every order is equally likely.
    return items
      .map((item) => ({ item, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  }

  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick,
    weighted,
    shuffled,
    fork: (part) => createRandom(mix(seed, part)),
  };
}

/**
 * A UUID (version 8: our own rule) for one thing of a kind. The number comes first, so that rows loaded in order are also in order in the primary key's index.
 */
export function demoId(kind: number, number: number): string {
  const hex = (value: number, digits: number): string => (value >>> 0).toString(16).padStart(8, '0').slice(-digits);
  const a = mix(kind, number);
  const b = mix(a, number + 1);
  return `${hex(number, 8)}-${hex(kind, 4)}-8${hex(a, 3)}-${hex(0x8000 | (b & 0x3fff), 4)}-${hex(a >>> 12, 4)}${hex(b, 8)}`;
}
