import type { Requester } from '../limits/read-budgets.ts';
import type { ReadGate } from '../limits/read-gate.ts';
import { subscriberOf } from '../limits/subscriber.ts';
import { isLoopbackAddress } from '../loopback.ts';
import type { BoundCall, CallContext, HeavyRead } from './bind.ts';

/** The requester for budgets; `undefined` for the server's own calls. */
export function requesterOf({ caller, address }: Pick<CallContext, 'caller' | 'address'>): Requester | undefined {
  if (caller !== undefined) return { name: `person ${caller.userId}`, kind: 'person' };
  return address === undefined ? undefined : visitorAt(address);
}

/** The requester at an address; for this host, calls without a visitor's address. */
export function visitorAt(address: string): Requester {
  if (isLoopbackAddress(address)) return { name: 'host', kind: 'host' };
  return { name: subscriberOf(address), kind: 'address' };
}

/** The charge for rendering a page: it blocks the process for some 10 ms. */
export const pageMs = 50;

/** Charges pages to the budgets of their visitors. */
export const drawingOn =
  (gate: Pick<ReadGate, 'charge'>) =>
  (context: Pick<CallContext, 'caller' | 'address'>): void => {
    const requester = requesterOf(context);
    if (requester !== undefined) gate.charge(requester, pageMs);
  };

/** The calls, with heavy ones through the gate. */
export const limitedReads = (calls: readonly BoundCall[], gate: ReadGate): BoundCall[] =>
  calls.map((bound) => (bound.heavy === undefined ? bound : limited(bound, bound.heavy, gate)));

function limited(bound: BoundCall, { isWide }: HeavyRead, gate: ReadGate): BoundCall {
  const answer: BoundCall['answer'] = async (input, context) => {
    const requester = requesterOf(context);
    const work = () => bound.answer(input, context);
    return requester === undefined
      ? work()
      : gate.run(requester, work, { signal: context.signal, isWide: isWide(input) });
  };
  return { ...bound, answer };
}
