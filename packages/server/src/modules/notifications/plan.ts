import { type AnyEvent, eventOf, type OutsideWay, outsideWays } from '@yantra/events';
import type { DbAndClock } from '../../database/types.ts';
import * as queries from './plan.queries.ts';
import type { Sender } from './sender.ts';

type Senders = ReadonlyMap<OutsideWay, Sender>;

/* The most in one transaction. */
const batch = 500;

/**
 * Works out by which ways waiting notifications go, and makes their messages. Several processes may do so at once.
 * @param senders the ways that this platform has
 * @returns how many were planned
 */
export async function planNotifications({ db, clock }: DbAndClock, senders: Senders): Promise<number> {
  for (let done = 0; ;) {
    const planned = await db.transaction().execute(async (trx) => {
      const taken = await queries.takeUnplanned(trx, batch);
      if (taken.length === 0) return 0;
      const now = clock.now();
      await queries.addDeliveries(
        trx,
        taken.flatMap((one) => deliveriesOf(one, senders)),
        now,
      );
      await queries.markPlanned(
        trx,
        taken.map(({ id }) => id),
        now,
      );
      return taken.length;
    });
    done += planned;
    if (planned < batch) return done;
  }
}

function deliveriesOf(one: queries.Unplanned, senders: Senders): queries.Planned[] {
  const event = eventOf(one.kind);
  if (event === undefined || one.is_deleted) return [];
  const { id, user_id, kind } = one;
  const bundle = event.bundleMinutes === undefined ? String(id) : '';
  return outsideWays
    .filter(
      (way) =>
        isReachable(one, way, senders.get(way)) &&
        !one.without?.includes(way) &&
        isWanted(event, way, one.choices[way]),
    )
    .map((way) => ({ notification_id: id, user_id, kind, way, bundle }));
}

function isReachable({ has_email, has_phone, has_device }: queries.Unplanned, way: OutsideWay, by: Sender | undefined) {
  if (by === undefined) return false;
  if (way === 'push') return has_device || by.needsDevice !== true;
  return way === 'email' ? has_email : has_phone;
}

/** Whether an event goes to a person by a way. @param chosen undefined if the person chose nothing */
export function isWanted(event: AnyEvent, way: OutsideWay, chosen: boolean | undefined): boolean {
  const rule = event.ways[way];
  if (rule === 'always' || rule === 'never') return rule === 'always';
  return chosen ?? rule === 'on';
}
