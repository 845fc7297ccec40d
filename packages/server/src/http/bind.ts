import type { Call } from '@yantra/contract/calls';
import type { Locale, Right } from '@yantra/domain';
import type { UserTable } from '../database/types.ts';
import { AppError } from '../errors.ts';

/** The logged-in person, read from our own records at each request, never from the request. */
export interface Caller {
  readonly userId: string;
  readonly role: UserTable['role'];
  /** What they may do besides; none if absent. An admin needs none. */
  readonly rights?: readonly Right[] | undefined;
  readonly sessionId: string;
}

/** The cookies of a browser's session. Only calls below `/Login` see the first, only pages that are rendered for a person the second. */
export interface SessionCookie {
  read(): string | undefined;
  /** Sets them for so many seconds; `undefined` removes them. */
  write(values: SessionCookieValues | undefined, maxAgeSeconds?: number): void;
}

export interface SessionCookieValues {
  /** Renews the session. */
  readonly session: string;
  /** For rendering its pages. */
  readonly page: string;
}

/** Who calls, and from where. */
export interface CallContext {
  readonly requestId: string;
  /** The requester's IP address, also when a page is rendered for them. Only for limits: never stored or logged unhashed. */
  readonly address?: string;
  /** The language that the call's address begins with; absent for English. */
  readonly locale?: Locale | undefined;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
  /** The origin of the calling page on a partner's site; absent for our own, or without a page. */
  readonly foreignOrigin?: string | undefined;
  /** The browser's user agent. */
  readonly userAgent?: string;
  /** Absent if nobody is logged in. */
  readonly caller?: Caller | undefined;
  /** A page is rendered for a browser with a session: without the person yet; the browser will ask again as them. */
  readonly isKnownVisitor?: boolean;
  /** Absent for calls in the process. */
  readonly cookie?: SessionCookie;
  /** Reads an uploaded file, once; nothing of it is read before. @throws AppError `request.unsupported`, `image.tooLarge` … */
  readonly file?: () => Promise<Buffer>;
  /** Present for signed calls. */
  readonly signed?: SignedRequest;
}

/** The answer of a call that answers a file (contract, `answers: 'file'`). */
export interface FileAnswer {
  /** The name for saving; characters other than letters, digits, dots and hyphens become hyphens. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** A signed request (contract, `takes: 'signedBytes'`): unchanged, since the signature covers every byte. */
export interface SignedRequest {
  readonly raw: Buffer;
  /** One header by its name in lower case. */
  readonly header: (name: string) => string | undefined;
}

/** The caller of a call that needs a log-in. @throws AppError `auth.required` */
export function callerIn({ caller }: CallContext): Caller {
  if (caller === undefined) throw new AppError('auth.required');
  return caller;
}

/** The requester's address; empty for calls within the process. */
export const addressIn = ({ address }: CallContext): string => address ?? '';

/** Lets a call answer a plain HTML form too, so that it works without JavaScript. */
export interface FormPost {
  /** The call's input from the form's fields, with what a form cannot know. */
  readonly inputOf: (fields: Readonly<Record<string, string>>) => object;
  /** Where the browser goes afterwards; a path of the site, without a language. */
  readonly goTo: (fields: Readonly<Record<string, string>>, output: unknown) => string;
}

/** How heavy a read is, by its input. */
export interface HeavyRead {
  /** Takes validated input. */
  readonly isWide: (input: never) => boolean;
}

/** A call and its handler. */
export interface BoundCall {
  readonly call: Call;
  /** Takes validated input. */
  readonly answer: (input: never, context: CallContext) => Promise<unknown>;
  readonly form?: FormPost | undefined;
  /** The size limit of its body, if larger than usual. */
  readonly mostBytes?: number;
  /** A read that may take long: limited in number, and charged to the requester's budget. */
  readonly heavy?: HeavyRead;
}

/** Binds a call to its handler; the types of both come from the contract. A handler without an answer may return `undefined`. */
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

/** Marks a read that may take long. @param isWide whether an input makes it scan most machines */
export const heavy = (bound: BoundCall, isWide: HeavyRead['isWide'] = () => false): BoundCall => ({
  ...bound,
  heavy: { isWide },
});
