import { timesADay, timesAnHour, dayMs, hourMs, oneTimeCode } from '@yantra/domain';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Limit, Limits } from '../../limits/limits.ts';

/** How often codes are sent (decisions/0011): what they cost, and whom they would disturb. */
export const sendLimits = {
  /** Different phones that one address may ask for; asking again for one of them counts no more. */
  phones: { kind: 'otpPhones', most: timesAnHour.phonesFromAddress, withinMs: hourMs },
  /** Remembers which phones an address asked for. */
  phone: { kind: 'otpPhone', most: 1, withinMs: hourMs },
  /** Messages that one address may cause: the phones of an hour, hour after hour, would be many. */
  messages: { kind: 'otpMessages', most: timesADay.codesFromAddress, withinMs: dayMs },
  minute: { kind: 'otpMinute', most: 1, withinMs: oneTimeCode.resendSeconds * 1000 },
  day: { kind: 'otpDay', most: 5, withinMs: dayMs },
} as const satisfies Record<string, Limit>;

/** Who asks for a code for whom, by their names among the limits. */
export interface Asked {
  readonly address: string;
  readonly phone: string;
}

/** What sending is limited by. */
export type SendLimits = ReturnType<typeof createSendLimits>;

export function createSendLimits(db: Db, limits: Limits) {
  const refuse = (code: AppError['code'], retryAfterSeconds = 1): never => {
    throw new AppError(code, undefined, { retryAfterSeconds });
  };
  return {
    /** Asked before any transaction. */
    named: async (address: string, phone: string): Promise<Asked> => ({
      address: await limits.whoIs(address),
      phone: await limits.whoIs(phone),
    }),
    /**
     * Counts that an address asks for a phone.
     * @throws AppError `otp.tooManyHere`
     */
    async admit(address: string, phone: string): Promise<void> {
      const [asks, asked] = [await limits.whoIs(address), await limits.whoIs(phone)];
      // Both or none, so that a phone that was refused is not remembered as one that counts no more.
      const { refused, retryAfterSeconds } = await limits.hitAll(db, [
        [sendLimits.phone, `${asks} ${asked}`],
        [sendLimits.phones, asks],
      ]);
      if (refused === sendLimits.phones) refuse('otp.tooManyHere', retryAfterSeconds);
    },
    /**
     * Counts a code for a phone.
     * @throws AppError `otp.tooSoon`, `otp.tooMany`, `otp.tooManyHere`
     */
    async count({ address, phone }: Asked): Promise<void> {
      const { refused, retryAfterSeconds } = await limits.hitAll(db, [
        [sendLimits.day, phone],
        [sendLimits.minute, phone],
        [sendLimits.messages, address],
      ]);
      if (refused === sendLimits.day) refuse('otp.tooMany', retryAfterSeconds);
      if (refused === sendLimits.minute) refuse('otp.tooSoon', retryAfterSeconds);
      if (refused === sendLimits.messages) refuse('otp.tooManyHere', retryAfterSeconds);
    },
    /** Takes back what was counted for a code since a moment, for no message left. */
    async cancel({ address, phone }: Asked, since: Date): Promise<void> {
      await limits.cancel(db, sendLimits.day, phone, since);
      await limits.cancel(db, sendLimits.minute, phone, since);
      await limits.cancel(db, sendLimits.messages, address, since);
    },
  };
}
