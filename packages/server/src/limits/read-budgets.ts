/**
 * Who requests: the subscriber of an address; a logged-in person, with a budget wherever they are; or a program on this host that does not name its visitor (a
 * site that renders its own pages, an untrusted proxy).
 */
export interface Requester {
  readonly name: string;
  readonly kind: 'address' | 'person' | 'host';
}

/** The budgets for uncached reads, by requester. */
export type ReadBudgets = ReturnType<typeof createReadBudgets>;

/**
 * A full budget, and what is restored per second. A read costs the square of its time in tens of milliseconds, since the wait behind it also grows so. An
 * address can make 125 reads of 20 ms a second for ever, or five of 100 ms. Behind an address of an Indian mobile network are some hundred phones; if all
 * searched at once, every second or two, in a market of a million machines (10 to 20 ms each), none would be limited. Reads of half a second are limited from
 * the tenth on. This host counts as a hundred addresses, since its visitors are unknown: never refusing it matters more than the load of one of them.
 */
export const readBudgets = {
  address: { most: 5000, aSecond: 500 },
  person: { most: 5000, aSecond: 250 },
  host: { most: 500_000, aSecond: 50_000 },
} as const;
/** The most that one read costs, however long it took: after one slow search in good faith some budget is back within seconds. */
export const mostCountedOfOneRead = 2500;
/** So many full budgets may be owed before requests are refused: a page with five reads on a cold server is fine. */
export const mostBudgetsOwed = 4;
/* Each takes some 150 bytes. */
const mostRequesters = 10_000;

const limitsOf = ({ kind }: Requester) => readBudgets[kind];

/** @param now milliseconds of a monotonic clock */
export function createReadBudgets(now: () => number) {
  const budgets = new Map<string, { readonly left: number; readonly at: number }>();

  const unitsOf = (requester: Requester): number => {
    const { most, aSecond } = limitsOf(requester);
    const budget = budgets.get(requester.name);
    return budget === undefined ? most : Math.min(most, budget.left + ((now() - budget.at) / 1000) * aSecond);
  };
  /** What is left, as a share of a full budget; below 0 if overdrawn. */
  const leftOf = (requester: Requester): number => unitsOf(requester) / limitsOf(requester).most;
  /** Whether a requester has reached the largest debt. */
  const isOverBudget = (requester: Requester): boolean => leftOf(requester) <= -mostBudgetsOwed;
  /* The longest idle requesters are full again, or owe less than recent ones. */
  const forget = () => {
    for (const name of budgets.keys()) {
      if (budgets.size <= mostRequesters) return;
      budgets.delete(name);
    }
  };
  return {
    leftOf,
    isOverBudget,
    /** Charges a read of this time. */
    charge(requester: Requester, ms: number): void {
      const left = unitsOf(requester) - Math.min(mostCountedOfOneRead, (ms / 10) ** 2);
      // Re-inserted, so that the Map is ordered by the last read.
      budgets.delete(requester.name);
      budgets.set(requester.name, { left, at: now() });
      forget();
    },
    /** Seconds until a retry makes sense, at least 1. */
    secondsUntilSolvent(requester: Requester): number {
      const { most, aSecond } = limitsOf(requester);
      const wanted = isOverBudget(requester) ? -mostBudgetsOwed * most : 0;
      return Math.max(1, Math.ceil((wanted - unitsOf(requester)) / aSecond));
    },
    /** The number of remembered requesters. */
    get size() {
      return budgets.size;
    },
  };
}
