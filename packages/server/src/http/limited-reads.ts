import type { Requester } from '../limits/read-budgets.ts';
import type { ReadGate } from '../limits/read-gate.ts';
import { subscriberOf } from '../limits/subscriber.ts';
import { isLoopbackAddress } from '../loopback.ts';
import type { BoundCall, CallContext, HeavyRead } from './bind.ts';

/** Who asks, as budgets know them; `undefined` for what the server asks itself. */
export function requesterOf({ caller, address }: Pick<CallContext, 'caller' | 'address'>): Requester | undefined {
  if (caller !== undefined) return { name: `person ${caller.userId}`, kind: 'person' };
  return address === undefined ? undefined : visitorAt(address);
}

/** Whoever is at an address: of this host itself, when what it asks names no visitor's. */
export function visitorAt(address: string): Requester {
  if (isLoopbackAddress(address)) return { name: 'host', kind: 'host' };
  return { name: subscriberOf(address), kind: 'address' };
}

/** What drawing a page is charged as: it takes the processor for some 10 ms, in which nobody else is answered. */
export const pageMs = 50;

/** Takes pages on the budgets of those they are drawn for. */
export const drawingOn =
  (gate: Pick<ReadGate, 'charge'>) =>
  (context: Pick<CallContext, 'caller' | 'address'>): void => {
    const requester = requesterOf(context);
    if (requester !== undefined) gate.charge(requester, pageMs);
  };

/** The calls, those that are heavy through the gate. */
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
