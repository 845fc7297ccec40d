import type { Call, CallName } from '@yantra/contract/calls';
import { momentText } from '@yantra/domain';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../errors.ts';
import type { BoundCall } from '../../http/bind.ts';
import type { Maintenance } from './maintenance.ts';
import { maintenanceSentence } from './notices.messages.ts';

/**
 * What goes on while changes are paused, though it is sent like a change. Nobody is kept from reading, and nobody's money is left hanging: what was paid is booked
 * as always, since the gateway has it already and would only tell it again; a new payment is not begun.
 */
const goesOn: ReadonlySet<CallName> = new Set<CallName>([
  // Coming and going.
  'logIn',
  'logOut',
  'logOutEverywhere',
  'endSession',
  'refreshSession',
  // Reads, and what is counted of them.
  'suggest',
  'notePress',
  'embedEvent',
  'markRead',
  'markNewsSeen',
  'exportData',
  'tryRankingWeights',
  // What was paid.
  'paymentWebhook',
  'verifyPayment',
  'addUserPurchaseSubs',
  // The way back.
  'setMaintenance',
]);

/** Whether a call waits until changes are saved again. */
export const isPaused = ({ name, method, takes }: Call & { readonly name: CallName }): boolean =>
  method === 'POST' && takes !== 'publicQuery' && !name.startsWith('get') && !goesOn.has(name);

/** The calls, with changes refused while they are paused. */
export const pausedChanges = (
  calls: readonly BoundCall[],
  { maintenance, clock }: { readonly maintenance: Pick<Maintenance, 'until'>; readonly clock: Clock },
): BoundCall[] =>
  calls.map((bound) => {
    if (!isPaused(bound.call)) return bound;
    const answer: BoundCall['answer'] = async (input, context) => {
      const until = await maintenance.until();
      if (until === undefined) return bound.answer(input, context);
      throw new AppError('server.maintenance', undefined, {
        sentence: maintenanceSentence(momentText(until, 'en')),
        params: { until: until.toISOString() },
        retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - clock.now().getTime()) / 1000)),
      });
    };
    return { ...bound, answer };
  });
