import type { Logger } from 'pino';
import type { DbAndClock } from '../../database/types.ts';
import { mailLog } from './mail.messages.ts';
import * as queries from './mail.queries.ts';
import { type Mail, MailFailed, type MailMessage, type MailProvider } from './mail.ts';

export interface MailParts extends DbAndClock {
  readonly logger: Pick<Logger, 'warn'>;
  readonly provider: MailProvider;
}

/** Our own outbox: storing is sending. */
export const mailOutbox: MailProvider = {
  name: 'outbox',
  deliver: async () => undefined,
  verify: async () => undefined,
};

/** Sends mails and records each result. The outbox keeps them complete; of sent mails neither text nor address is stored. */
export const createMail = ({ db, clock, logger, provider }: MailParts): Mail => ({
  async send(message) {
    const id = await queries.insertMail(db, rowOf(message, provider.name, clock.now()));
    try {
      await provider.deliver(message);
      if (provider.name !== 'outbox') await queries.setMailState(db, id, 'sent');
    } catch (error) {
      if (!(error instanceof MailFailed)) throw error;
      logger.warn({ err: error, kind: message.kind, mail: id }, mailLog.notTaken);
      await queries.setMailState(db, id, 'failed');
      throw error;
    }
  },
});

function rowOf({ kind, to, subject, text, html }: MailMessage, provider: MailProvider['name'], now: Date) {
  const shown = { provider, kind, created_at: now };
  return provider === 'outbox'
    ? { ...shown, email: to, subject, text, html, state: 'sent' as const }
    : { ...shown, email: null, subject: null, text: null, html: null, state: 'sending' as const };
}
