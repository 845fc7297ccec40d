import type {
  changeEmail,
  changePhone,
  generateOtpForNewEmail,
  generateOtpForNewPhone,
  InputOf,
} from '@yantra/contract/calls';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Background } from '../../jobs/background.ts';
import { appendAudit } from '../audit/index.ts';
import type { SendMail } from '../mail/index.ts';
import { deleteSessionsOf, lockSession, type Sessions, type SessionTokens } from '../sessions/index.ts';
import { type Sms, SmsFailed, smsTexts } from '../sms/index.ts';
import type { OtpHandle, Verification } from '../verification/index.ts';
import type { Accounts } from './accounts.service.ts';
import { contactChangedMails } from './contact-change.messages.ts';
import * as queries from './contact-change.queries.ts';

export interface ContactChangeParts extends DbAndClock {
  readonly accounts: Pick<Accounts, 'confirm'>;
  readonly sessions: Sessions;
  readonly verification: Verification;
  readonly sms: Sms;
  /** Absent without mail. */
  readonly sendMail?: SendMail | undefined;
  readonly background: Background;
  /** The origin of links in messages, with its port. */
  readonly siteOrigin: () => string;
}

/** Changes a logged-in person's phone or e-mail: with their password, and a code from the new contact. */
export type ContactChange = ReturnType<typeof createContactChange>;

export function createContactChange(parts: ContactChangeParts) {
  const { db, clock, accounts, sessions, verification, siteOrigin } = parts;
  const tell = createTeller(parts);
  return {
    /** @throws what `Accounts.confirm` and sending a code to a new phone throw */
    async codeForPhone(
      { phoneNumber: phone, password }: InputOf<typeof generateOtpForNewPhone>,
      caller: Caller,
      address: string,
    ): Promise<OtpHandle> {
      await accounts.confirm(caller, password, address);
      return verification.sendToNewPhone({ phone, address, userId: caller.userId });
    },
    /** @throws what `Accounts.confirm` and sending a code throw */
    async codeForEmail(
      { email, password }: InputOf<typeof generateOtpForNewEmail>,
      caller: Caller,
      address: string,
    ): Promise<OtpHandle> {
      await accounts.confirm(caller, password, address);
      const { userId } = caller;
      return verification.send({ purpose: 'changeEmail', phone: email, address, userId, reaches: true });
    },
    /** Ends every session and begins a new one here. @throws AppError `grant.invalid`, `phone.taken`, `session.ended` */
    async changePhone(
      { phoneNumber: phone, id, securityStamp }: InputOf<typeof changePhone>,
      { userId, sessionId }: Caller,
      userAgent: string | undefined,
    ): Promise<SessionTokens> {
      await sessions.ready();
      const change = async (trx: Db) => {
        const now = clock.now();
        await verification.consume(trx, { id, securityStamp, phone, purpose: 'changePhone', userId });
        const before = await queries.lockContact(trx, userId);
        const user = before && (await lockSession(trx, sessionId, now));
        if (before === undefined || user === undefined) throw new AppError('session.ended');
        if (!(await queries.setPhone(trx, userId, before.phone, phone))) throw new AppError('phone.taken');
        await deleteSessionsOf(trx, userId, 'phone', now);
        const session = await sessions.begin(trx, { ...user, phone }, { userAgent, before: undefined });
        await appendAudit(trx, { at: now, kind: 'phone.changed', userId, sessionId: session.sessionId });
        return { session, before };
      };
      const done = await db.transaction().execute(change).catch(refuseTakenPhone);
      tell.phoneChanged(done.before, phone.slice(-4));
      return done.session;
    },
    /** @throws AppError `emailGrant.invalid` */
    async changeEmail(
      { email, id, securityStamp }: InputOf<typeof changeEmail>,
      { userId, sessionId }: Caller,
    ): Promise<Record<string, never>> {
      const grant = { id, securityStamp, phone: email, purpose: 'changeEmail', userId } as const;
      const before = await db.transaction().execute(async (trx) => {
        await verification.consume(trx, grant).catch((error: unknown) => {
          throw error instanceof AppError ? new AppError('emailGrant.invalid') : error;
        });
        const contact = await queries.lockContact(trx, userId);
        await queries.setEmail(trx, userId, email);
        await appendAudit(trx, { at: clock.now(), kind: 'email.changed', userId, sessionId });
        return contact?.email ?? '';
      });
      if (before !== '' && before !== email) tell.mail(before, contactChangedMails.email(siteOrigin()));
      return {};
    },
  };
}

/* Somebody signed up with the phone at the same time: the table's constraint reports it. */
function refuseTakenPhone(error: unknown): never {
  throw (error as { readonly code?: unknown } | null)?.code === '23505' ? new AppError('phone.taken') : error;
}

/** Notifies people at their previous contact. Nobody waits for it; failures are in the log. */
function createTeller({ sms, sendMail, background, siteOrigin }: ContactChangeParts) {
  const mail = (to: string, what: { readonly subject: string; readonly text: string }) =>
    background.run(0, async () => sendMail?.({ to, ...what }).catch(() => undefined));
  return {
    mail,
    phoneChanged({ phone, email }: queries.Contact, digits: string): void {
      const site = siteOrigin();
      const message = {
        phone,
        kind: 'phoneChanged',
        text: smsTexts.phoneChanged(digits, site),
        variables: { digits, host: site },
      } as const;
      background.run(0, async () =>
        sms.send(message).catch((error: unknown) => {
          if (!(error instanceof SmsFailed)) throw error;
        }),
      );
      if (email !== '') mail(email, contactChangedMails.phone(digits, site));
    },
  };
}
