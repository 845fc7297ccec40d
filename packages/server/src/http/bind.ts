import type { Call } from '@yantra/contract/calls';
import type { UserTable } from '../database/types.ts';
import { AppError } from '../errors.ts';

/** Who is logged in; read from our own records at each request, never from what the request says. */
export interface Caller {
  readonly userId: string;
  readonly role: UserTable['role'];
  readonly sessionId: string;
}

/** The cookies in which a browser keeps its session. Only calls below `/Login` see the first, only pages of the dashboard the second. */
export interface SessionCookie {
  read(): string | undefined;
  /** Sets them for so many seconds; `undefined` takes them away. */
  write(values: SessionCookieValues | undefined, maxAgeSeconds?: number): void;
}

export interface SessionCookieValues {
  /** Renews the session. */
  readonly session: string;
  /** Has pages drawn for it. */
  readonly page: string;
}

/** Who asks, and from where. */
export interface CallContext {
  readonly requestId: string;
  /** The IP address that asks, or for which a page is drawn. For limits only: never stored or logged as it is. */
  readonly address?: string;
  /** Tells when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
  /** The origin of the page that asks, for calls of partners' pages; absent where it is ours, or no page. */
  readonly foreignOrigin?: string | undefined;
  /** What the browser says of itself. */
  readonly userAgent?: string;
  /** Absent when nobody is logged in. */
  readonly caller?: Caller | undefined;
  /** A page is drawn for a browser at which somebody is logged in: nobody asks yet, and the browser will ask again as them. */
  readonly isKnownVisitor?: boolean;
  /** Absent for calls in the process. */
  readonly cookie?: SessionCookie;
  /** Reads the file of an upload, once; nothing of it is read before. @throws AppError `request.unsupported`, `image.tooLarge` … */
  readonly file?: () => Promise<Buffer>;
  /** Present for calls that are signed. */
  readonly signed?: SignedRequest;
}

/** What a call that answers a file (contract, `answers: 'file'`) answers with. */
export interface FileAnswer {
  /** As the browser saves it; what is no letter, digit, dot or hyphen becomes a hyphen. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** A request whose body is signed (contract, `takes: 'signedBytes'`): as it came, since the signature covers every byte. */
export interface SignedRequest {
  readonly raw: Buffer;
  /** One header by its name in lower case. */
  readonly header: (name: string) => string | undefined;
}

/** The caller of a call that only somebody who is logged in may make. @throws AppError `auth.required` */
export function callerIn({ caller }: CallContext): Caller {
  if (caller === undefined) throw new AppError('auth.required');
  return caller;
}

/** What makes a call answer a plain HTML form too, so that it works without JavaScript. */
export interface FormPost {
  /** The call's input from the form's fields: adds what a form cannot know. */
  readonly inputOf: (fields: Readonly<Record<string, string>>) => object;
  /** Where the browser goes once it is done; a path of the site. */
  readonly goTo: (fields: Readonly<Record<string, string>>) => string;
}

/** What is known of a heavy read from its input. */
export interface HeavyRead {
  /** Takes input that passed the call's schema. */
  readonly isWide: (input: never) => boolean;
}

/** A call of the contract and the function that answers it. */
export interface BoundCall {
  readonly call: Call;
  /** Takes input that passed the call's schema. */
  readonly answer: (input: never, context: CallContext) => Promise<unknown>;
  readonly form?: FormPost | undefined;
  /** How large a body it takes, where that is more than any other call's. */
  readonly mostBytes?: number;
  /** A read that may take long: so many at a time, on a budget of whoever asks. */
  readonly heavy?: HeavyRead;
}

/** Ties a call to its handler; the types of both come from the contract. One that answers nothing may answer `undefined`. */
export function bind<Input, Output>(
  call: Call<Input, Output>,
  answer: (
    input: Input,
    context: CallContext,
  ) => Promise<Output | (Record<string, never> extends Output ? void : never)>,
  form?: FormPost,
): BoundCall {
  return { call: call as Call, answer, form };
}

/** The same as a read that may take long. @param isWide whether an input has it look at most of the machines there are */
export const heavy = (bound: BoundCall, isWide: HeavyRead['isWide'] = () => false): BoundCall => ({
  ...bound,
  heavy: { isWide },
});
