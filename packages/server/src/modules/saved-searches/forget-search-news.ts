import { retention, spanBefore } from '@yantra/domain';
import type { Clock } from '../../clock.ts';
import { deleteOlder } from '../../database/delete-older.ts';
import type { Db } from '../../database/types.ts';
import { forgetTexts } from './rereading.queries.ts';

/** Forgets which machines were found for saved searches, and texts that no term rests on. */
export async function forgetSearchNews(db: Db, clock: Clock): Promise<void> {
  await deleteOlder(db, 'search_hits', 'at', spanBefore(clock.now(), retention.searchNews));
  await forgetTexts(db);
}
