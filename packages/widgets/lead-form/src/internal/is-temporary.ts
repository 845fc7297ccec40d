import { ApiError } from '@yantra/state';

/** Whether trying again later may help: no answer, a proxy's answer, a busy server or a rate limit. */
export const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.code.startsWith('network.') || [429, 502, 503, 504].includes(error.status);
