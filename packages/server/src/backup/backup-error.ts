/** A backup that cannot be made or read; the message is one line for whoever gave the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
