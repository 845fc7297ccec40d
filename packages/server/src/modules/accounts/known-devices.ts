import { retention, spanBefore } from '@yantra/domain';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';
import { tell } from '../notifications/index.ts';

/** A log-in. */
interface LogIn {
  readonly userId: string;
  readonly sessionId: string;
  /** In words: `Chrome on Android`. */
  readonly device: string;
  readonly at: Date;
}

/** Remembers the kind of device of a log-in, and tells the person of one that the account has not seen; the first of all is theirs. */
export async function noteDevice(trx: Db, { userId, sessionId, device, at }: LogIn): Promise<void> {
  const { rows } = await sql<{ is_new: boolean; others: number }>`
    with seen as (
      insert into known_devices (user_id, device, seen_at) values (${userId}::uuid, ${device}, ${at}::timestamptz)
      on conflict (user_id, device) do update set seen_at = excluded.seen_at returning xmax = 0 as is_new)
    select is_new, (select count(*) from known_devices where user_id = ${userId}::uuid)::int as others from seen`.execute(
    trx,
  );
  const [seen] = rows;
  if (seen?.is_new && seen.others > 0)
    await tell(trx, { kind: 'newDevice', key: sessionId, facts: { device }, at }, [{ userId }]);
}

/** Deletes kinds of devices that nobody has used for long. */
export async function forgetDevices(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('known_devices').where('seen_at', '<=', spanBefore(clock.now(), retention.devices)).execute();
}
