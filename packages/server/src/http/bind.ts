import type { Call } from '@yantra/contract/calls';

/** Who asks. Nobody can log in yet, so their address is all there is to know of them. */
export interface CallContext {
  readonly requestId: string;
  /** The IP address that asks; absent for calls in the process. For limits only: never stored or logged as it is. */
  readonly address?: string;
}

/** What makes a call answer a plain HTML form too, so that it works without JavaScript. */
export interface FormPost {
  /** The call's input from the form's fields: adds what a form cannot know. */
  readonly inputOf: (fields: Readonly<Record<string, string>>) => object;
  /** Where the browser goes once it is done; a path of the site. */
  readonly goTo: (fields: Readonly<Record<string, string>>) => string;
}

/** A call of the contract and the function that answers it. */
export interface BoundCall {
  readonly call: Call;
  /** Takes input that passed the call's schema. */
  readonly answer: (input: never, context: CallContext) => Promise<unknown>;
  readonly form?: FormPost | undefined;
}

/** Ties a call to its handler; the types of both come from the contract. */
export function bind<Input, Output>(
  call: Call<Input, Output>,
  answer: (input: Input, context: CallContext) => Promise<Output>,
  form?: FormPost,
): BoundCall {
  return { call: call as Call, answer, form };
}
