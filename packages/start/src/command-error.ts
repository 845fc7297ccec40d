/** A command cannot do its work, for a reason that the person can mend; the message is one line. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** 1: it failed. 2: wrong usage. */
  readonly exitCode: 1 | 2;

  constructor(message: string, { exitCode = 1, ...options }: ErrorOptions & { readonly exitCode?: 1 | 2 } = {}) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
