import type { DbAndClock } from '../../database/types.ts';
import { tell } from '../notifications/index.ts';
import * as queries from './decisions.queries.ts';

/* At once. */
const batch = 100;

const outcomes = { approved: 'shown', hidden: 'hidden', asked: 'mend' } as const;

/** Tells owners and authors what was decided about theirs, once it can no longer be taken back unheard. */
export async function tellDecided({ db, clock }: DbAndClock): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const untold = await queries.takeUntold(trx, clock.now(), batch);
    for (const { id, state, fault, words, decided_at, equipment_id, is_rating, name, user_id } of untold) {
      const facts = { machine: name, machineId: equipment_id, outcome: outcomes[state], fault, words };
      const key = `${id}-${decided_at.getTime()}`;
      const person = [{ userId: user_id }];
      if (is_rating) await tell(trx, { kind: 'ratingReviewed', key, facts, at: clock.now() }, person);
      else await tell(trx, { kind: 'machineReviewed', key, facts, at: clock.now() }, person);
    }
    return untold.length;
  });
}
