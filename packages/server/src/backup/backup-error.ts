import { OperatorError } from '../operator-error.ts';

/** A backup that cannot be made or read. */
export class BackupError extends OperatorError {
  override readonly name = 'BackupError';
}
