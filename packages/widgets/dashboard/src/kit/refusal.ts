import type { ApiError } from '@yantra/state';

/** Whether a call failed for nothing that was filled in: the line, or the server itself. */
export const isOfNoField = ({ code }: ApiError): boolean => /^(?:network|server)\./.test(code);
