import type { Db, DbAndClock } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import { type AuditFacts, type AuditKind, appendAudit } from '../audit/index.ts';
import type { VocabularyReader } from '../search/vocabulary/index.ts';
import { lockMasterData } from './master-data.queries.ts';

/** A row that was changed, and what the audit log keeps of it beside its id. */
export interface ChangedRow {
  readonly id: number;
  readonly facts?: AuditFacts;
}

/** Changes categories, types or their words, one at a time: writes to the audit log, and makes caches reload. @returns what the work did */
export async function changeMasterData<Done extends ChangedRow>(
  { db, clock, vocabulary }: DbAndClock & { readonly vocabulary: Pick<VocabularyReader, 'changed'> },
  { userId, sessionId }: Caller,
  kind: AuditKind,
  work: (trx: Db) => Promise<Done>,
): Promise<Done> {
  const done = await db.transaction().execute(async (trx) => {
    await lockMasterData(trx);
    const changed = await work(trx);
    const { id, facts } = changed;
    await appendAudit(trx, { at: clock.now(), kind, userId, sessionId, detail: String(id), facts });
    return changed;
  });
  vocabulary.changed();
  return done;
}
