import { retention, spanBefore } from '@yantra/domain';
import type { Insertable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, MailMessageTable } from '../../database/types.ts';

export async function insertMail(db: Db, row: Insertable<MailMessageTable>): Promise<string> {
  const { id } = await db.insertInto('mail_messages').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function setMailState(db: Db, id: string, state: MailMessageTable['state']): Promise<void> {
  await db.updateTable('mail_messages').set({ state }).where('id', '=', id).execute();
}

/** Deletes mails like text messages: the outbox's, which are complete, after a day; records of sent ones later. */
export async function forgetMails(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await db
    .deleteFrom('mail_messages')
    .where((is) =>
      is.or([
        is.and([is('provider', '=', 'outbox'), is('created_at', '<=', spanBefore(now, retention.codes))]),
        is('created_at', '<=', spanBefore(now, retention.messages)),
      ]),
    )
    .execute();
}
