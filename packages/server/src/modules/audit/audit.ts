import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** What the log tells of. A change of role (`role.changed`) is told by the database itself, wherever it is made. */
export type AuditKind =
  | 'login.succeeded'
  | 'login.failed'
  | 'account.created'
  | 'admin.created'
  | 'catalogue.added'
  | 'password.reset'
  | 'password.changed'
  | 'phone.changed'
  | 'email.changed'
  | 'logout'
  | 'logout.everywhere'
  | 'refresh.reused'
  | 'seller.revealed'
  | 'lead.opened'
  | 'password.refused'
  | 'customer.changed'
  | 'category.added'
  | 'category.changed'
  | 'equipmentType.added'
  | 'equipmentType.changed'
  | 'typeWord.added'
  | 'typeWord.removed'
  | 'ranking.changed'
  | 'key.changed'
  | 'plan.added'
  | 'plan.changed'
  | 'data.exported'
  | 'account.deleted'
  | 'rating.changed'
  | 'rating.withdrawn'
  | 'rating.answered'
  | 'purchase.fulfilled'
  | 'purchase.selection'
  | 'purchase.upgraded'
  | 'purchase.putOff'
  | 'machine.deleted'
  | 'payment.refunded';

/** Who did what: ids only, never a phone, a password, a code or a token. */
export interface AuditEntry {
  readonly at: Date;
  readonly kind: AuditKind;
  /** Whose account it is about; absent when it is nobody's. */
  readonly userId?: string | undefined;
  readonly sessionId?: string | undefined;
  /** What else it is about, e.g. the machine whose owner was looked up. */
  readonly subjectId?: string | undefined;
  /** The same where that has no such id: an id of master data. */
  readonly detail?: string | undefined;
}

/** Adds an entry to the log within the transaction of what it tells of: what is rolled back is not told. Waits for nobody. */
export async function appendAudit(trx: Db, entry: AuditEntry): Promise<void> {
  const { at, kind, userId = null, sessionId = null, subjectId = null, detail = '' } = entry;
  await sql`select append_audit(${at}::timestamptz, ${kind}, ${userId}::uuid, ${sessionId}::uuid, ${subjectId}::uuid, ${detail})`.execute(
    trx,
  );
}
