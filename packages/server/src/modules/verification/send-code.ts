import { type Locale, minuteMs } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Background } from '../../jobs/background.ts';
import type { Keyring } from '../../keys/keyring.ts';
import type { Random } from '../../random.ts';
import type { SendMail } from '../mail/index.ts';
import { type Sms, SmsFailed, type SmsMessage, type SmsTexts, smsTextsIn } from '../sms/index.ts';
import * as codes from './one-time-codes.ts';
import type { SendLimits } from './send-limits.ts';
import { codeMailIn } from './verification.messages.ts';
import * as queries from './verification.queries.ts';

/** The purposes of codes. A proof for one never serves another. */
export type OtpPurpose =
  | 'signUp'
  | 'resetPassword'
  | 'changePhone'
  | 'changeEmail'
  | 'confirmRequirement'
  | 'acceptQuote';

/** The session of a code, and once verified its grant. Reveals nothing of the phone. */
export interface OtpHandle {
  readonly id: string;
  readonly securityStamp: string;
}

/** A request for a code. */
export interface OtpRequest {
  readonly purpose: OtpPurpose;
  /** Ten digits; for `changeEmail` the address. */
  readonly phone: string;
  /** The account concerned: the grant is valid for it only. */
  readonly userId?: string | undefined;
  /** The language of the message; absent for English. */
  readonly locale?: Locale | undefined;
  /** The requester's IP address. */
  readonly address: string;
  /** False for a phone without an account in a password reset: everything is the same, but no message is sent. */
  readonly reaches: boolean;
}

interface SenderParts extends DbAndClock {
  readonly random: Random;
  readonly sms: Sms;
  /** Absent without mail. */
  readonly sendMail?: SendMail | undefined;
  /** The host in the message, which browsers read. */
  readonly siteHost: string;
  readonly background: Background;
}

type CodeKind = keyof SmsTexts;

const codeLastsMs = 5 * minuteMs;

/** Makes and sends codes; for its errors see `Verification.send`. */
export function createCodeSender(parts: SenderParts, limits: SendLimits, ring: Keyring) {
  const { db, clock, random, sms } = parts;

  /** Stores a code once the limits allow it. */
  async function make({ purpose, phone, address, userId }: OtpRequest) {
    const [keys, asked] = [await ring.keys(), await limits.named({ address, phone, purpose })];
    const [id, securityStamp, code, sentAt] = [
      codes.newId(random),
      codes.newStamp(random),
      codes.newCode(random),
      clock.now(),
    ];
    const session = {
      id,
      purpose,
      phone,
      user_id: userId ?? null,
      sent_at: sentAt,
      expires_at: new Date(sentAt.getTime() + codeLastsMs),
      code: codes.codeHash(keys.signing().bytes, id, code),
      stamp: codes.stampHash(securityStamp),
    };
    await limits.count(asked);
    await queries.insertSession(db, session).catch(async (error: unknown) => {
      await limits.cancel(asked, sentAt);
      throw error;
    });
    return { handle: { id, securityStamp }, code, asked, sentAt };
  }

  /** After a message that was not sent another may be requested at once. If it may have been sent, the limits hold: nobody should get many. */
  async function cancel({ handle, asked, sentAt }: Awaited<ReturnType<typeof make>>, error: unknown): Promise<void> {
    if (!hasNotLeft(error)) return;
    await limits.cancel(asked, sentAt);
    await queries.deleteSession(db, handle.id);
  }

  /*
   * The answer is the same whether or not the phone has an account, so it cannot tell how this message fared: it is given before. It can tell that
   * none would leave: the day's are used up (one is taken for every phone, or asking twice would show whose took one), the provider cannot be
   * reached, or others' messages met an outage there. What is left is an outage that nobody has met yet: the person asks again after a minute.
   */
  async function sendLater(message: SmsMessage, reaches: boolean): Promise<void> {
    const deliver = await sms.book(message.kind);
    // After a random delay, so that the time of the next request reveals nothing either.
    const delayMs = 10 + random(1).readUInt8(0) / 8;
    parts.background.run(delayMs, async () => (reaches ? deliver(message).catch(ignoreFailed) : undefined));
  }

  async function mailCode(to: string, code: string, locale: Locale | undefined): Promise<void> {
    try {
      if (parts.sendMail === undefined) throw new Error('No mail goes out.');
      await parts.sendMail({ to, locale, ...codeMailIn(locale)(code, parts.siteHost) });
    } catch (error) {
      throw new AppError('mail.failed', undefined, { cause: error });
    }
  }

  function deliver({ purpose, phone, locale, reaches }: OtpRequest, code: string): Promise<void> {
    if (purpose === 'changeEmail') return mailCode(phone, code, locale);
    const kind = kindOf(purpose, sms);
    const message = messageFor({ kind, phone, locale: sms.localeFor(kind, locale) }, code, parts.siteHost);
    return purpose === 'resetPassword' ? sendLater(message, reaches) : sms.send(message);
  }

  async function send(request: OtpRequest): Promise<OtpHandle> {
    const { purpose, phone, address } = request;
    await limits.admit(address, phone);
    const made = await make(request);
    await deliver(request, made.code).catch(async (error: unknown) => {
      await cancel(made, error);
      throw error;
    });
    // Only after the message was sent: otherwise the previous code is valid again.
    await queries.forgetReplaced(db, { id: made.handle.id, purpose, phone });
    return made.handle;
  }

  return send;
}

/** What a code is for stands in its message, where the provider has such a template. */
function kindOf(purpose: OtpPurpose, sms: Pick<Sms, 'kindOr'>): CodeKind {
  if (purpose === 'resetPassword') return 'otpResetPassword';
  return purpose === 'acceptQuote' ? sms.kindOr<CodeKind>('otpAcceptQuote', 'otpSignUp') : 'otpSignUp';
}

function messageFor(
  to: Pick<SmsMessage, 'phone' | 'locale'> & { readonly kind: CodeKind },
  code: string,
  host: string,
): SmsMessage {
  return { ...to, text: smsTextsIn(to.locale)[to.kind](code, host), variables: { otp: code, host } };
}

/* Errors after which certainly nobody got the message. */
const hasNotLeft = (error: unknown): boolean =>
  error instanceof SmsFailed ? !error.mayHaveLeft : error instanceof AppError && error.code === 'mail.failed';

/* The failure is already logged, and nobody waits for it. */
function ignoreFailed(error: unknown): void {
  if (!(error instanceof SmsFailed)) throw error;
}
