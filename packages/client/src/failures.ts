import type { Call, ErrorBody } from '@yantra/contract/calls';
import type { WretchError } from 'wretch';
import { answerIn, isQuestion } from './answer-in.ts';
import { ApiError } from './api-error.ts';
import { clientMessages } from './client.messages.ts';

/** wretch gives a failed answer as an error with the response and its text; it exports the type of that error only. */
const isAnswer = (error: unknown): error is WretchError => error instanceof Error && 'response' in error;

/** What a request that failed means. */
export function apiErrorFrom(error: unknown, call: Call): ApiError {
  if (error instanceof ApiError) return error;
  if (isAnswer(error)) return fromAnswer(error.status, error.message, call);
  return error instanceof SyntaxError ? unreadable(call) : unreachable();
}

const failed = (what: keyof typeof clientMessages, status = 0): ApiError =>
  new ApiError(`network.${what}`, status, clientMessages[what]);

/** The line failed, or there is none. */
export const unreachable = (): ApiError => failed(globalThis.navigator?.onLine === false ? 'offline' : 'unreachable');

/** Longer is no sentence, but somebody's page. */
const longestSentence = 300;
const isMarkup = (text: string) => /^\s*[<{[]/.test(text);

/**
 * What a failed answer says. The person's sentence is `message`, else `detailed`, else the body where that is a plain string (public-area §8), quoted or,
 * of a question, not.
 */
export function fromAnswer(status: number, text: string, call: Call): ApiError {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    if (isQuestion(call) && text.length <= longestSentence && !isMarkup(text)) body = text.trim();
  }
  if (body && typeof body === 'string') return new ApiError('server.failed', status, body);
  const { message, detailed, code, errors, params, errorCodes } = (body ?? {}) as Partial<ErrorBody>;
  const sentence = message || detailed;
  // It failed, and nobody says why.
  if (!sentence && !code) return failed(isQuestion(call) ? 'unsaid' : 'unreadable', status);
  const details = { ...(params && { params }), ...(errorCodes && { errorCodes }) };
  return new ApiError(code ?? 'server.failed', status, sentence ?? clientMessages.unsaid, errors, details);
}

/** Nothing came in time. */
export const timedOut = (): ApiError => failed('timeout');

/** Machines, what one chooses them by, and the plans they stand on. */
const aboutMachines = /^\/(?:Equipment|Category|DropDown|Map|Subscription)\//;

/** It came, and is no answer of ours. */
export const unreadable = (call: Call): ApiError =>
  failed(isQuestion(call) && aboutMachines.test(call.path) ? 'noList' : 'unreadable');

/** What came in answer to a call. @throws {ApiError} where it says that it failed, or is no answer of the call */
export function received(call: Call, body: unknown): unknown {
  if ((body as Partial<ErrorBody> | null)?.success === false) throw fromAnswer(0, JSON.stringify(body), call);
  const found = answerIn(call, body);
  if (found === undefined) throw unreadable(call);
  return found;
}
