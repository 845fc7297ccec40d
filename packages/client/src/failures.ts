import type { ErrorBody } from '@yantra/contract/calls';
import type { WretchError } from 'wretch';
import { ApiError } from './api-error.ts';
import { clientMessages } from './client.messages.ts';

/** wretch gives a failed answer as an error with the response and its text; it exports the type of that error only. */
const isAnswer = (error: unknown): error is WretchError => error instanceof Error && 'response' in error;

/** What a request that failed means. */
export function apiErrorFrom(error: unknown): ApiError {
  if (isAnswer(error)) return fromAnswer(error.status, error.message);
  return error instanceof SyntaxError ? unreadable() : unreachable();
}

/** The line failed, or there is none. */
export function unreachable(): ApiError {
  const isOffline = globalThis.navigator?.onLine === false;
  return isOffline
    ? new ApiError('network.offline', 0, clientMessages.offline)
    : new ApiError('network.unreachable', 0, clientMessages.unreachable);
}

/** What a failed answer says. The person's sentence is `message`, else `detailed`, else the body where that is a plain string (public-area §8). */
export function fromAnswer(status: number, text: string): ApiError {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return new ApiError('network.unreadable', status, clientMessages.unreachable);
  }
  if (typeof body === 'string') return new ApiError('server.failed', status, body);
  const { message, detailed, code, errors, params, errorCodes } = (body ?? {}) as Partial<ErrorBody>;
  const details = { ...(params && { params }), ...(errorCodes && { errorCodes }) };
  return new ApiError(
    code ?? 'server.failed',
    status,
    message || detailed || clientMessages.unreachable,
    errors,
    details,
  );
}

/** Nothing came in time. */
export const timedOut = (): ApiError => new ApiError('network.timeout', 0, clientMessages.timeout);

/** It came, and is no answer of ours. */
export const unreadable = (): ApiError => new ApiError('network.unreadable', 0, clientMessages.unreadable);
