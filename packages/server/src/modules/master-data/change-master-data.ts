import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import { type AuditKind, appendAudit } from '../audit/index.ts';
import type { VocabularyReader } from '../search/vocabulary/index.ts';
import { lockMasterData } from './master-data.queries.ts';

/** What a change of master data needs from outside. */
export interface ChangeParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly vocabulary: Pick<VocabularyReader, 'changed'>;
}

/** Changes categories, types or their words, one thing at a time: tells the audit log, and has everybody read anew. @returns what the work did */
export async function changeMasterData<Done extends { readonly id: number }>(
  { db, clock, vocabulary }: ChangeParts,
  { userId, sessionId }: Caller,
  kind: AuditKind,
  work: (trx: Kysely<Database>) => Promise<Done>,
): Promise<Done> {
  const done = await db.transaction().execute(async (trx) => {
    await lockMasterData(trx);
    const changed = await work(trx);
    await appendAudit(trx, { at: clock.now(), kind, userId, sessionId, detail: String(changed.id) });
    return changed;
  });
  vocabulary.changed();
  return done;
}
