import type { AuditKind } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

export type { AuditKind };

/** Short texts, of which readers know `reason`, `before` and `after`. */
export type AuditFacts = Readonly<Partial<Record<string, string>>>;

/** Who did what: only ids, never a phone, password, code or token. */
export interface AuditEntry {
  readonly at: Date;
  readonly kind: AuditKind;
  /** The account concerned, if any. */
  readonly userId?: string | undefined;
  readonly sessionId?: string | undefined;
  /** The other subject, e.g. the machine whose owner was revealed. */
  readonly subjectId?: string | undefined;
  /** The subject if it has no such id: an id of master data. */
  readonly detail?: string | undefined;
  /** Why, and what changed. Kept with the detail, which is then JSON with the key `of`; nothing personal. */
  readonly facts?: AuditFacts | undefined;
}

/** Appends an entry within the transaction it reports: a rollback removes it. Does not wait for others. */
export async function appendAudit(trx: Db, entry: AuditEntry): Promise<void> {
  const { at, kind, userId = null, sessionId = null, subjectId = null, detail = '', facts } = entry;
  const kept = facts === undefined ? detail : JSON.stringify({ ...(detail !== '' && { of: detail }), ...facts });
  await sql`select append_audit(${at}::timestamptz, ${kind}, ${userId}::uuid, ${sessionId}::uuid, ${subjectId}::uuid, ${kept})`.execute(
    trx,
  );
}
