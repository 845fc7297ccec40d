import { describe, expect, test } from 'vitest';
import { dealAfter, dealDeeds, dealDeedsOf, dealSides, type DealState, dealStates } from './deal-states.ts';

/** What can be reached from a state, by anybody. */
function reachable(from: DealState): ReadonlySet<DealState> {
  const seen = new Set<DealState>([from]);
  for (const state of seen)
    for (const by of dealSides)
      for (const deed of dealDeedsOf(state, by)) {
        const to = dealAfter(state, deed, by);
        if (to) seen.add(to);
      }
  return seen;
}

describe('the states of a deal', () => {
  test('all are reached from a question', () => {
    expect([...reachable('asked')].sort()).toEqual([...dealStates].sort());
  });

  test('an agreement is undone by cancelling alone, and nothing comes back from there', () => {
    expect([...reachable('accepted')].sort()).toEqual(['accepted', 'cancelled', 'done']);
    for (const state of ['cancelled', 'done', 'declined', 'withdrawn'] as const)
      expect([...reachable(state)]).toEqual([state]);
  });

  test('only a renter accepts, and only what is quoted', () => {
    const ways = dealStates.flatMap((state) =>
      dealSides.filter((by) => dealAfter(state, 'accept', by) !== undefined).map((by) => `${by} ${state}`),
    );
    expect(ways).toEqual(['renter quoted']);
  });

  test('each deed has somebody who does it, and a side is offered what it may do', () => {
    expect(
      dealDeeds.filter((deed) => !dealStates.some((state) => dealSides.some((by) => dealAfter(state, deed, by)))),
    ).toEqual([]);
    expect(dealDeedsOf('quoted', 'renter')).toEqual(['refuse', 'withdraw', 'accept']);
    expect(dealDeedsOf('quoted', 'owner')).toEqual(['quote', 'takeBack']);
    expect(dealDeedsOf('done', 'owner')).toEqual([]);
  });
});
