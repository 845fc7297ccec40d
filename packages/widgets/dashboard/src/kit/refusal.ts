import type { ApiError } from '@yantra/state';

/** Whether a call failed for a reason other than the input: the connection or the server. */
export const isConnectionOrServerError = ({ code }: ApiError): boolean => /^(?:network|server)\./.test(code);
