import { oneTimeCode } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Limit, Limits } from '../../limits/limits.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How often codes are sent (decisions.md): what they cost, and whom they would disturb. */
export const sendLimits = {
  /** Different phones that one address may ask for; asking again for one of them counts no more. */
  phones: { kind: 'otpPhones', most: 10, withinMs: hourMs },
  /** Remembers which phones an address asked for. */
  phone: { kind: 'otpPhone', most: 1, withinMs: hourMs },
  minute: { kind: 'otpMinute', most: 1, withinMs: oneTimeCode.resendSeconds * 1000 },
  day: { kind: 'otpDay', most: 5, withinMs: dayMs },
} as const satisfies Record<string, Limit>;

/** What sending is limited by. */
export interface SendLimits {
  /**
   * Counts that an address asks for a phone.
   * @throws AppError `otp.tooManyHere`
   */
  admit(address: string, phone: string): Promise<void>;
  /**
   * Counts a code for a phone, within the transaction given.
   * @param who the phone's name among the limits, from `whoIs`
   * @throws AppError `otp.tooSoon`, `otp.tooMany`
   */
  count(trx: Kysely<Database>, who: string): Promise<void>;
  /** Takes back what was counted for a phone since a moment, for no message left. */
  takeBack(trx: Kysely<Database>, who: string, since: Date): Promise<void>;
  whoIs(phone: string): Promise<string>;
}

export function createSendLimits(db: Kysely<Database>, limits: Limits): SendLimits {
  const refuse = (code: AppError['code'], retryAfterSeconds: number): never => {
    throw new AppError(code, undefined, { retryAfterSeconds });
  };
  return {
    whoIs: (phone) => limits.whoIs(phone),
    async admit(address, phone) {
      const [asks, asked] = [await limits.whoIs(address), await limits.whoIs(phone)];
      // Thrown inside, so that a phone that was refused is not remembered as one that counts no more.
      await db.transaction().execute(async (trx) => {
        const again = await limits.hit(trx, sendLimits.phone, `${asks} ${asked}`);
        if (again.retryAfterSeconds !== undefined) return;
        const { retryAfterSeconds } = await limits.hit(trx, sendLimits.phones, asks);
        if (retryAfterSeconds !== undefined) refuse('otp.tooManyHere', retryAfterSeconds);
      });
    },
    async count(trx, who) {
      const day = await limits.hit(trx, sendLimits.day, who);
      if (day.retryAfterSeconds !== undefined) refuse('otp.tooMany', day.retryAfterSeconds);
      const minute = await limits.hit(trx, sendLimits.minute, who);
      if (minute.retryAfterSeconds !== undefined) refuse('otp.tooSoon', minute.retryAfterSeconds);
    },
    async takeBack(trx, who, since) {
      await trx
        .deleteFrom('limit_hits')
        .where('kind', 'in', [sendLimits.day.kind, sendLimits.minute.kind])
        .where('who', '=', who)
        .where('at', '>=', since)
        .execute();
    },
  };
}
