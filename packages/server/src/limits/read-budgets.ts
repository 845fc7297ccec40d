/** Whoever asks: the subscriber of an address, or a person who is logged in, who has a budget of their own wherever they are. */
export interface Asker {
  readonly name: string;
  readonly isPerson: boolean;
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
 * by the square too. So an address has ten reads of 100 ms a second without end, or a hundred of 30 ms; behind an address of an Indian mobile
 * network stand some hundred phones, of which each would have to search once a second, at the pace of a market of a million machines (10 to
 * 20 ms), before anybody is refused. A person alone does not come near half of that.
 */
export const readBudgets = {
  address: { most: 10_000, aSecond: 1000 },
  person: { most: 5000, aSecond: 500 },
} as const;
/* No single read costs more: who asked some slow questions in good faith, or a server that has just begun, has something left for the next. */
const mostForOne = 4000;
/** So many whole budgets may be owed, until nothing is answered any more. */
const mostOwed = 3;
/* Each takes some 150 bytes. */
const mostAskers = 10_000;

interface Purse {
  readonly left: number;
  readonly at: number;
}

const limitsOf = ({ isPerson }: Asker) => (isPerson ? readBudgets.person : readBudgets.address);

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
