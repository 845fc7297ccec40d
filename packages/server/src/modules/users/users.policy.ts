import { wrong } from '@yantra/contract/schemas';
import { dayInIndia, isBirthDate, isOfAge, leastAge } from '@yantra/domain';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';

/** Whether somebody may see a profile: their own, and an admin any. */
export const maySeeProfile = (caller: Caller, userId: string): boolean =>
  caller.role === 'admin' || caller.userId === userId;

/** A PAN as everybody but its owner sees it, e.g. `••••••234F`. */
export const maskPan = (pan: string): string => (pan === '' ? '' : `••••••${pan.slice(-4)}`);

/** @throws AppError `request.invalid` for a day that is still to come in India, or after which nobody is of age yet */
export function demandBirthDate({ dateOfBirth }: { readonly dateOfBirth?: string | undefined }, now: Date): void {
  if (dateOfBirth === undefined) return;
  const today = dayInIndia(now);
  const refuse = (said: string) => {
    throw new AppError('request.invalid', { dateOfBirth: said });
  };
  if (!isBirthDate(dateOfBirth, today)) refuse(wrong('birthDate.invalid'));
  if (!isOfAge(dateOfBirth, today)) refuse(wrong('birthDate.tooYoung', { least: leastAge }));
}
