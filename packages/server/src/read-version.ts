import type { ErrorCode } from '@yantra/contract/calls';
import { AppError } from './errors.ts';

/**
 * Refuses an outdated version of a locked row, so that nobody's change is overwritten unseen. Without a version, as in calls of the documented form, the change
 * is accepted.
 * @throws AppError with the code
 */
export function requireVersion(read: number | undefined, current: number, code: ErrorCode): void {
  if (read !== undefined && read !== current) throw new AppError(code);
}
