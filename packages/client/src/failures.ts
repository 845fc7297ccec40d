import type { Call, ErrorBody } from '@yantra/contract/calls';
import type { WretchError } from 'wretch';
import { answerIn, isQuestion } from './answer-in.ts';
import { ApiError } from './api-error.ts';
import { clientMessages } from './client.messages.ts';

/** wretch's error for a failed answer, with the response and its text; it exports only the type. */
const isAnswer = (error: unknown): error is WretchError => error instanceof Error && 'response' in error;

/** The ApiError of a failed request. */
export function apiErrorFrom(error: unknown, call: Call): ApiError {
  if (error instanceof ApiError) return error;
  if (isAnswer(error)) return fromAnswer(error.status, error.message, call);
  return error instanceof SyntaxError ? unreadable(call) : unreachable();
}

const failed = (what: keyof typeof clientMessages, status = 0): ApiError =>
  new ApiError(`network.${what}`, status, clientMessages[what]);

/** The line failed, or there is none. */
export const unreachable = (): ApiError => failed(globalThis.navigator?.onLine === false ? 'offline' : 'unreachable');

/** A longer text is a web page, not a sentence. */
const longestSentence = 300;
const isMarkup = (text: string) => /^\s*[<{[]/.test(text);

/** The ApiError of a failed answer. Its sentence is `message`, else `detailed`, else a plain string body (public-area §8), quoted or, for reads, not. */
export function fromAnswer(status: number, text: string, call: Call): ApiError {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    if (isQuestion(call) && text.length <= longestSentence && !isMarkup(text)) body = text.trim();
  }
  if (body && typeof body === 'string') return new ApiError('server.failed', status, body);
  const { message, detailed, code, errors, params, errorCodes, facts } = (body ?? {}) as Partial<ErrorBody>;
  const sentence = message || detailed;
  // It failed without a reason.
  if (!sentence && !code) return failed(isQuestion(call) ? 'unsaid' : 'unreadable', status);
  const details = { ...(params && { params }), ...(errorCodes && { errorCodes }), ...(facts && { facts }) };
  return new ApiError(code ?? 'server.failed', status, sentence ?? clientMessages.unsaid, errors, details);
}

/** No answer in time. */
export const timedOut = (): ApiError => failed('timeout');

/** Calls about machines, their filters and their plans. */
const aboutMachines = /^\/(?:Equipment|Category|DropDown|Map|Subscription)\//;

/** An answer arrived, but not one of ours. */
export const unreadable = (call: Call): ApiError =>
  failed(isQuestion(call) && aboutMachines.test(call.path) ? 'noList' : 'unreadable');

/** The answer to a call. @throws {ApiError} if it says that it failed, or is not an answer of the call */
export function received(call: Call, body: unknown): unknown {
  if ((body as Partial<ErrorBody> | null)?.success === false) throw fromAnswer(0, JSON.stringify(body), call);
  const found = answerIn(call, body);
  if (found === undefined) throw unreadable(call);
  return found;
}
