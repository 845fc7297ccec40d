import type {
  changeEmail,
  changePhone,
  generateOtpForNewEmail,
  generateOtpForNewPhone,
  InputOf,
} from '@yantra/contract/calls';
import { localeNamed } from '@yantra/domain';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Background } from '../../jobs/background.ts';
import { appendAudit } from '../audit/index.ts';
import type { SendMail } from '../mail/index.ts';
import { deleteSessionsOf, lockSession, type Sessions, type SessionTokens } from '../sessions/index.ts';
import { type Sms, SmsFailed, smsTextsIn } from '../sms/index.ts';
import type { OtpHandle, Verification } from '../verification/index.ts';
import type { Accounts } from './accounts.service.ts';
import { contactChangedMailsIn } from './contact-change.messages.ts';
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
  const { db, clock, accounts, sessions, verification } = parts;
  const tell = createTeller(parts);
  return {
    /** @throws what `Accounts.confirm` and sending a code to a new phone throw */
    async codeForPhone(
      { phoneNumber: phone, password }: InputOf<typeof generateOtpForNewPhone>,
      caller: Caller,
      address: string,
    ): Promise<OtpHandle> {
      await accounts.confirm(caller, password, address);
      const { userId } = caller;
      return verification.sendToNewPhone({ phone, address, userId, locale: await queries.findLocale(db, userId) });
    },
    /** @throws what `Accounts.confirm` and sending a code throw */
    async codeForEmail(
      { email, password }: InputOf<typeof generateOtpForNewEmail>,
      caller: Caller,
      address: string,
    ): Promise<OtpHandle> {
      await accounts.confirm(caller, password, address);
      const { userId } = caller;
      const locale = await queries.findLocale(db, userId);
      return verification.send({ purpose: 'changeEmail', phone: email, address, userId, locale, reaches: true });
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
        return contact;
      });
      if (before !== undefined && before.email !== email) tell.emailChanged(before);
      return {};
    },
  };
}

/* Somebody signed up with the phone at the same time: the table's constraint reports it. */
function refuseTakenPhone(error: unknown): never {
  throw (error as { readonly code?: unknown } | null)?.code === '23505' ? new AppError('phone.taken') : error;
}

/** Notifies people at their previous contact, in their language. Nobody waits for it; failures are in the log. */
function createTeller({ sms, sendMail, background, siteOrigin }: ContactChangeParts) {
  const mail = ({ email, language }: queries.Contact, textsOf: (mails: Mails) => ReturnType<Mails['email']>): void => {
    if (email === '') return;
    const locale = localeNamed(language);
    const what = textsOf(contactChangedMailsIn(locale));
    background.run(0, async () => sendMail?.({ to: email, locale, ...what }).catch(() => undefined));
  };
  return {
    emailChanged: (before: queries.Contact): void => mail(before, (mails) => mails.email(siteOrigin())),
    phoneChanged(before: queries.Contact, digits: string): void {
      const site = siteOrigin();
      const kind = 'phoneChanged';
      const locale = sms.localeFor(kind, localeNamed(before.language));
      const text = smsTextsIn(locale).phoneChanged(digits, site);
      const message = { phone: before.phone, kind, locale, text, variables: { digits, host: site } } as const;
      background.run(0, async () =>
        sms.send(message).catch((error: unknown) => {
          if (!(error instanceof SmsFailed)) throw error;
        }),
      );
      mail(before, (mails) => mails.phone(digits, site));
    },
  };
}

type Mails = ReturnType<typeof contactChangedMailsIn>;
