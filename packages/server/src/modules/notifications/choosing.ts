import type { AnyEvent, OutsideWay } from '@yantra/events';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** Where a person chooses what reaches them. */
export const choicesPath = '/dashboard/settings/notifications';

/** Whether a person may switch an event on and off by a way. */
export const isChoosable = (event: AnyEvent, way: OutsideWay): boolean =>
  event.ways[way] === 'on' || event.ways[way] === 'off';

/** Switches an event off by a way. Nobody is asked whether the account still exists. */
export async function switchOff(
  db: Db,
  { userId, kind, way }: { readonly userId: string; readonly kind: string; readonly way: OutsideWay },
): Promise<void> {
  await sql`
    insert into notification_choices (user_id, kind, way, is_on) select id, ${kind}, ${way}, false from users where id = ${userId}::uuid
    on conflict (user_id, kind, way) do update set is_on = false`.execute(db);
}
