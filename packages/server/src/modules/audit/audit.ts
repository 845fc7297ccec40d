import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** The kinds of entries. The database itself logs a change of role (`role.changed`), wherever it is made. */
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
  | 'payment.refunded'
  | 'message.retried';

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
}

/** Appends an entry within the transaction it reports: a rollback removes it. Does not wait for others. */
export async function appendAudit(trx: Db, entry: AuditEntry): Promise<void> {
  const { at, kind, userId = null, sessionId = null, subjectId = null, detail = '' } = entry;
  await sql`select append_audit(${at}::timestamptz, ${kind}, ${userId}::uuid, ${sessionId}::uuid, ${subjectId}::uuid, ${detail})`.execute(
    trx,
  );
}
