import type { OutboxMessage } from '@yantra/contract/calls';
import type { Db } from '../../database/types.ts';
import type { Background } from '../../jobs/background.ts';

const most = 100;

/** The messages that would have been sent. */
export type Outbox = ReturnType<typeof createOutbox>;

/** Waits for messages sent after their answer, so that who looks at once finds them. */
export const createOutbox = (db: Db, background: Background, notify: () => Promise<unknown>) => ({
  /** Newest first, at most a hundred; without an address all of them. */
  async messages(wanted: Wanted): Promise<OutboxMessage[]> {
    await background.settled();
    await notify();
    const { phone, email } = wanted;
    const texts = email === undefined ? await outboxMessages(db, phone) : [];
    const mails = phone === undefined ? await outboxMails(db, email) : [];
    return [...texts, ...mails].toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, most);
  },
});

/** The recipient. */
interface Wanted {
  /** Ten digits. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** The last hundred messages of the outbox, newest first. @param phone ten digits */
async function outboxMessages(db: Db, phone: string | undefined): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('sms_messages')
    .select(['id', 'phone', 'kind', 'text', 'created_at'])
    .where('provider', '=', 'outbox')
    .$if(phone !== undefined, (all) => all.where('phone', '=', phone ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id, phone: to, kind, text, created_at }) => ({
    id,
    phone: to,
    kind,
    text: text ?? '',
    at: created_at.toISOString(),
  }));
}

/** The last hundred mails of the outbox, newest first. */
async function outboxMails(db: Db, email: string | undefined): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('mail_messages')
    .select(['id', 'email', 'kind', 'subject', 'text', 'html', 'created_at'])
    .where('provider', '=', 'outbox')
    .$if(email !== undefined, (all) => all.where('email', '=', email ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id, email: to, kind, subject, text, html, created_at }) => ({
    id,
    phone: '',
    email: to ?? '',
    subject: subject ?? '',
    html: html ?? '',
    kind,
    text: text ?? '',
    at: created_at.toISOString(),
  }));
}
