import { wrong } from '@yantra/contract/schemas';
import { dayInIndia, isBirthDate, isOfAge, leastAge } from '@yantra/domain';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';

/** Whether a person may see a profile: their own, or any as an admin. */
export const maySeeProfile = (caller: Caller, userId: string): boolean =>
  caller.role === 'admin' || caller.userId === userId;

/** A PAN for others than its owner, e.g. `••••••234F`. */
export const maskPan = (pan: string): string => (pan === '' ? '' : `••••••${pan.slice(-4)}`);

/** @throws AppError `request.invalid` for a birth date in the future, or too recent to be of age */
export function requireBirthDate({ dateOfBirth }: { readonly dateOfBirth?: string | undefined }, now: Date): void {
  if (dateOfBirth === undefined) return;
  const today = dayInIndia(now);
  const refuse = (said: string) => {
    throw new AppError('request.invalid', { dateOfBirth: said });
  };
  if (!isBirthDate(dateOfBirth, today)) refuse(wrong('birthDate.invalid'));
  if (!isOfAge(dateOfBirth, today)) refuse(wrong('birthDate.tooYoung', { least: leastAge }));
}
