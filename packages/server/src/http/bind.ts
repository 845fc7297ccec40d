import type { Call } from '@yantra/contract/calls';

/** Who asks. Nobody can log in yet, so there is nothing to know of them. */
export interface CallContext {
  readonly requestId: string;
}

/** A call of the contract and the function that answers it. */
export interface BoundCall {
  readonly call: Call;
  /** Takes input that passed the call's schema. */
  readonly answer: (input: never, context: CallContext) => Promise<unknown>;
}

/** Ties a call to its handler; the types of both come from the contract. */
export function bind<Input, Output>(
  call: Call<Input, Output>,
  answer: (input: Input, context: CallContext) => Promise<Output>,
): BoundCall {
  return { call: call as Call, answer };
}
