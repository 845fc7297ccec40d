import type { Asker } from '../limits/read-budgets.ts';
import type { ReadGate } from '../limits/read-gate.ts';
import { subscriberOf } from '../limits/subscriber.ts';
import type { BoundCall, CallContext } from './bind.ts';

/** Who asks, as budgets know them; `undefined` for what the server asks itself. */
export function askerOf({ caller, address }: Pick<CallContext, 'caller' | 'address'>): Asker | undefined {
  if (caller !== undefined) return { name: `person ${caller.userId}`, isPerson: true };
  return address === undefined ? undefined : visitorAt(address);
}

/** Whoever is at an address. */
export const visitorAt = (address: string): Asker => ({ name: subscriberOf(address), isPerson: false });

/** What drawing a page is charged as: it takes the processor for some 10 ms, in which nobody else is answered. */
const pageMs = 50;

/** Takes pages on the budgets of those they are drawn for. */
export const drawingOn =
  (gate: Pick<ReadGate, 'charge'>) =>
  (context: Pick<CallContext, 'caller' | 'address'>): void => {
    const asker = askerOf(context);
    if (asker !== undefined) gate.charge(asker, pageMs);
  };

/** The calls, those that are heavy through the gate. */
export const limitedReads = (calls: readonly BoundCall[], gate: ReadGate): BoundCall[] =>
  calls.map((bound) => (bound.isHeavy === true ? limited(bound, gate) : bound));

function limited(bound: BoundCall, gate: ReadGate): BoundCall {
  const answer: BoundCall['answer'] = async (input, context) => {
    const asker = askerOf(context);
    const work = () => bound.answer(input, context);
    return asker === undefined ? work() : gate.run(asker, work, context.signal);
  };
  return { ...bound, answer };
}
