import type { OutboxMessage } from '@yantra/contract/calls';
import type { Db } from '../../database/types.ts';
import type { Background } from '../../jobs/background.ts';

const most = 100;

/** The messages that would have been sent. */
export type Outbox = ReturnType<typeof createOutbox>;

/** Waits for messages sent after their answer, so that who looks at once finds them. */
export const createOutbox = (db: Db, background: Background, notify: () => Promise<unknown>) => ({
  /** Newest first, at most a hundred; without an address all of them. */
  async messages({ phone, email, way }: Wanted): Promise<OutboxMessage[]> {
    await background.settled();
    await notify();
    const goes = (one: OutboxMessage['way']) => way === undefined || way === one;
    const found = await Promise.all([
      goes('sms') && email === undefined ? texts(db, phone) : [],
      goes('email') && phone === undefined ? mails(db, email) : [],
      (goes('whatsApp') || goes('push')) && email === undefined ? others(db, phone, way) : [],
    ]);
    return found
      .flat()
      .toSorted((one, other) => (one.at < other.at ? 1 : -1))
      .slice(0, most);
  },

  /** A mail's HTML; undefined unless it is in the outbox. */
  async mailHtml(id: string): Promise<string | undefined> {
    const mail = await db
      .selectFrom('mail_messages')
      .select('html')
      .where('id', '=', id)
      .where('provider', '=', 'outbox')
      .executeTakeFirst();
    return mail?.html ?? undefined;
  },
});

/** The recipient, and the way. */
interface Wanted {
  /** Ten digits. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly way?: OutboxMessage['way'] | undefined;
}

/** The last hundred text messages, newest first. @param phone ten digits */
async function texts(db: Db, phone: string | undefined): Promise<OutboxMessage[]> {
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
    way: 'sms',
    phone: to,
    kind,
    text: text ?? '',
    at: created_at.toISOString(),
  }));
}

/** The last hundred mails, newest first. */
async function mails(db: Db, email: string | undefined): Promise<OutboxMessage[]> {
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
    way: 'email',
    phone: '',
    email: to ?? '',
    subject: subject ?? '',
    html: html ?? '',
    kind,
    text: text ?? '',
    at: created_at.toISOString(),
  }));
}

/** The last hundred of WhatsApp and pushes, newest first. */
async function others(db: Db, phone: string | undefined, way: Wanted['way']): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('outbox_messages')
    .select(['id', 'way', 'address', 'kind', 'title', 'text', 'button', 'path', 'created_at'])
    .$if(phone !== undefined, (all) => all.where('way', '=', 'whatsApp').where('address', '=', phone ?? ''))
    .$if(way === 'push' || way === 'whatsApp', (all) => all.where('way', '=', way === 'push' ? 'push' : 'whatsApp'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id, way: by, address, kind, title, text, button, path, created_at }) => ({
    id,
    way: by,
    phone: by === 'whatsApp' ? address : '',
    kind,
    title,
    text,
    button,
    path,
    at: created_at.toISOString(),
  }));
}
