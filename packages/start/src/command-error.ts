/** A command cannot do what it was told, for a reason the person can mend; the message is one line. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** 1: it failed. 2: it was told wrongly. */
  readonly exitCode: 1 | 2;

  constructor(message: string, { exitCode = 1, ...options }: ErrorOptions & { readonly exitCode?: 1 | 2 } = {}) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
