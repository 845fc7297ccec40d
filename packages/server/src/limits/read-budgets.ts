/**
 * Whoever asks: the subscriber of an address; a person who is logged in, who has a budget of their own wherever they are; or another program on
 * this host that does not say in whose name it asks (a site that draws its pages itself, a proxy that nobody trusts yet).
 */
export interface Requester {
  readonly name: string;
  readonly kind: 'address' | 'person' | 'host';
}

/** What requesters have left for reads that have to be made anew. */
export type ReadBudgets = ReturnType<typeof createReadBudgets>;

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
export const mostCountedOfOneRead = 2500;
/** So many whole budgets may be owed, until nothing is answered any more: a page that asks five things of a server that has just begun is none. */
export const mostBudgetsOwed = 4;
/* Each takes some 150 bytes. */
const mostRequesters = 10_000;

const limitsOf = ({ kind }: Requester) => readBudgets[kind];

/** @param now milliseconds of a clock that only goes forward */
export function createReadBudgets(now: () => number) {
  const budgets = new Map<string, { readonly left: number; readonly at: number }>();

  const unitsOf = (requester: Requester): number => {
    const { most, aSecond } = limitsOf(requester);
    const budget = budgets.get(requester.name);
    return budget === undefined ? most : Math.min(most, budget.left + ((now() - budget.at) / 1000) * aSecond);
  };
  /** What is left, as a part of a whole budget; below 0 for who owes. */
  const leftOf = (requester: Requester): number => unitsOf(requester) / limitsOf(requester).most;
  /** Whether somebody owes as much as anybody may. */
  const isBroke = (requester: Requester): boolean => leftOf(requester) <= -mostBudgetsOwed;
  /* Whoever has asked for nothing for the longest time has a whole budget again, or owes least to those who ask now. */
  const forget = () => {
    for (const name of budgets.keys()) {
      if (budgets.size <= mostRequesters) return;
      budgets.delete(name);
    }
  };
  return {
    leftOf,
    isBroke,
    /** Takes the price of a read that took so long. */
    charge(requester: Requester, ms: number): void {
      const left = unitsOf(requester) - Math.min(mostCountedOfOneRead, (ms / 10) ** 2);
      // Set anew, so that the Map's order is that of the last read.
      budgets.delete(requester.name);
      budgets.set(requester.name, { left, at: now() });
      forget();
    },
    /** After how many seconds it is worth asking again, at least 1. */
    secondsUntilSolvent(requester: Requester): number {
      const { most, aSecond } = limitsOf(requester);
      const wanted = isBroke(requester) ? -mostBudgetsOwed * most : 0;
      return Math.max(1, Math.ceil((wanted - unitsOf(requester)) / aSecond));
    },
    /** How many requesters are remembered. */
    get size() {
      return budgets.size;
    },
  };
}
