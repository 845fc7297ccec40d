/**
 * Whoever asks: the subscriber of an address; a person who is logged in, who has a budget of their own wherever they are; or another program on
 * this host that does not say in whose name it asks (a site that draws its pages itself, a proxy that nobody trusts yet).
 */
export interface Asker {
  readonly name: string;
  readonly kind: 'address' | 'person' | 'host';
}

/** What askers have left for reads that have to be made anew. */
export interface ReadBudgets {
  /** What is left, as a part of a whole budget; below 0 for who owes. */
  leftOf(asker: Asker): number;
  /** Whether somebody owes as much as anybody may. */
  isBroke(asker: Asker): boolean;
  /** Takes the price of a read that took so long. */
  charge(asker: Asker, ms: number): void;
  /** After how many seconds it is worth asking again, at least 1. */
  secondsUntilSolvent(asker: Asker): number;
  /** How many askers are remembered. */
  readonly size: number;
}

/**
 * A whole budget, and what comes back of it in a second. A read costs the square of its time in tens of milliseconds: who waits behind it waits
 * by the square too. So an address has 125 reads of 20 ms a second without end, or five of 100 ms. Behind an address of an Indian mobile
 * network stand some hundred phones; if all of them searched at once, each every second or two, at the pace of a market of a million machines
 * (10 to 20 ms), nobody would be held up. Who asks for half a second each time is, with the tenth. This host stands for a hundred addresses, for
 * nobody can tell whose visitors it asks for: that it is never refused matters more than how many machines one of them looks through.
 */
export const readBudgets = {
  address: { most: 5000, aSecond: 500 },
  person: { most: 5000, aSecond: 250 },
  host: { most: 500_000, aSecond: 50_000 },
} as const;
/** No single read costs more, however long it took: who asked one slow question in good faith has something again some seconds later. */
export const mostForOne = 2500;
/** So many whole budgets may be owed, until nothing is answered any more: a page that asks five things of a server that has just begun is none. */
export const mostOwed = 4;
/* Each takes some 150 bytes. */
const mostAskers = 10_000;

interface Purse {
  readonly left: number;
  readonly at: number;
}

const limitsOf = ({ kind }: Asker) => readBudgets[kind];

/** @param now milliseconds of a clock that only goes forward */
export function createReadBudgets(now: () => number): ReadBudgets {
  const purses = new Map<string, Purse>();

  const unitsOf = (asker: Asker): number => {
    const { most, aSecond } = limitsOf(asker);
    const purse = purses.get(asker.name);
    return purse === undefined ? most : Math.min(most, purse.left + ((now() - purse.at) / 1000) * aSecond);
  };
  const leftOf = (asker: Asker): number => unitsOf(asker) / limitsOf(asker).most;
  const isBroke = (asker: Asker): boolean => leftOf(asker) <= -mostOwed;
  /* Whoever has asked for nothing for the longest time has a whole budget again, or owes least to those who ask now. */
  const forget = () => {
    for (const name of purses.keys()) {
      if (purses.size <= mostAskers) return;
      purses.delete(name);
    }
  };
  return {
    leftOf,
    isBroke,
    charge(asker, ms) {
      const left = unitsOf(asker) - Math.min(mostForOne, (ms / 10) ** 2);
      // Set anew, so that the Map's order is that of the last read.
      purses.delete(asker.name);
      purses.set(asker.name, { left, at: now() });
      forget();
    },
    secondsUntilSolvent(asker) {
      const { most, aSecond } = limitsOf(asker);
      const wanted = isBroke(asker) ? -mostOwed * most : 0;
      return Math.max(1, Math.ceil((wanted - unitsOf(asker)) / aSecond));
    },
    get size() {
      return purses.size;
    },
  };
}
