import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';

/* Codes live for minutes and failures count for an hour; a day is for whoever asks what happened. */
const keptMs = 86_400_000;

/** Forgets codes and wrong guesses of more than a day ago. */
export async function forgetCodes(db: Kysely<Database>, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs);
  await db.deleteFrom('otp_sessions').where('sent_at', '<=', before).execute();
  await db.deleteFrom('otp_failures').where('first_at', '<=', before).execute();
}
