import { timesADay, timesAnHour, dayMs, hourMs, oneTimeCode } from '@yantra/domain';
import type { Db, OtpSessionTable } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Limit, Limits } from '../../limits/limits.ts';

/** How often codes are sent (decisions/0011), because of their cost and the disturbance. */
export const sendLimits = {
  /** Different phones for one address; a repeated phone does not count again. */
  phones: { kind: 'otpPhones', most: timesAnHour.phonesFromAddress, withinMs: hourMs },
  /** Remembers which phones an address used. */
  phone: { kind: 'otpPhone', most: 1, withinMs: hourMs },
  /** Messages caused by one address: an hour's phones, hour after hour, would be too many. */
  messages: { kind: 'otpMessages', most: timesADay.codesFromAddress, withinMs: dayMs },
  /** By phone and purpose: who has just proved a phone may need the next proof at once. */
  minute: { kind: 'otpMinute', most: 1, withinMs: oneTimeCode.resendSeconds * 1000 },
  /** By phone, whatever the codes are for. */
  day: { kind: 'otpDay', most: 5, withinMs: dayMs },
} as const satisfies Record<string, Limit>;

/** A request's address and phone, hashed for the limits, and what its code is for. */
export interface Asked {
  readonly address: string;
  readonly phone: string;
  readonly purpose: OtpSessionTable['purpose'];
}

/** The limits of sending. */
export type SendLimits = ReturnType<typeof createSendLimits>;

export function createSendLimits(db: Db, limits: Limits) {
  const refuse = (code: AppError['code'], retryAfterSeconds = 1): never => {
    throw new AppError(code, undefined, { retryAfterSeconds });
  };
  return {
    /** Call it before any transaction. */
    named: async ({ address, phone, purpose }: Asked): Promise<Asked> => ({
      address: await limits.whoIs(address),
      phone: await limits.whoIs(phone),
      purpose,
    }),
    /**
     * Counts a phone for an address.
     * @throws AppError `otp.tooManyHere`
     */
    async admit(address: string, phone: string): Promise<void> {
      const [asks, asked] = [await limits.whoIs(address), await limits.whoIs(phone)];
      // Both or neither, so that a refused phone is not remembered.
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
    async count({ address, phone, purpose }: Asked): Promise<void> {
      const { refused, retryAfterSeconds } = await limits.hitAll(db, [
        [sendLimits.day, phone],
        [sendLimits.minute, `${phone} ${purpose}`],
        [sendLimits.messages, address],
      ]);
      if (refused === sendLimits.day) refuse('otp.tooMany', retryAfterSeconds);
      if (refused === sendLimits.minute) refuse('otp.tooSoon', retryAfterSeconds);
      if (refused === sendLimits.messages) refuse('otp.tooManyHere', retryAfterSeconds);
    },
    /** Undoes the counting of a code since a moment, as no message was sent. */
    async cancel({ address, phone, purpose }: Asked, since: Date): Promise<void> {
      await limits.cancel(db, sendLimits.day, phone, since);
      await limits.cancel(db, sendLimits.minute, `${phone} ${purpose}`, since);
      await limits.cancel(db, sendLimits.messages, address, since);
    },
  };
}
