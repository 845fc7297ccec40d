import type { ErrorCode } from '@yantra/contract/calls';
import { AppError } from './errors.ts';

/**
 * Of a row that people change in forms, held by the transaction: refuses who read another version than the current one, so that nobody's change is
 * overwritten unseen. Who does not say what they read, as callers of the documented form may not, is taken at their word.
 * @throws AppError with the code
 */
export function demandVersion(read: number | undefined, current: number, code: ErrorCode): void {
  if (read !== undefined && read !== current) throw new AppError(code);
}
