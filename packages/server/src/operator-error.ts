/** An operator's command cannot be done; the message is one line for them. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
