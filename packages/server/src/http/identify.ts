import type { Call } from '@yantra/contract/calls';
import { callSchemas } from '@yantra/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Caller } from './bind.ts';
import type { OwnOrigin } from './own-origin.ts';

/** The person of an access token now; `undefined` if it is forged, expired or ended. */
export type Identify = (accessToken: string) => Promise<Caller | undefined>;

/** What identifying a request needs. */
export interface IdentifyParts {
  readonly identify: Identify;
  readonly allowedOrigins: readonly string[];
  readonly ownOrigin: OwnOrigin;
}

/**
 * Who makes a request. An invalid token counts as none for public calls, so that they stay public.
 * @throws AppError `session.ended` for such a token if a log-in is needed
 */
export async function callerOf(
  request: FastifyRequest,
  call: Call,
  { identify, ...ours }: IdentifyParts,
): Promise<Caller | undefined> {
  const token = bearerOf(request, ours);
  if (token === undefined) return undefined;
  const caller = await identify(token);
  if (caller === undefined && callSchemas[call.name].who !== 'anyone') throw new AppError('session.ended');
  return caller;
}

/** The bearer token; ignored if it comes from another site's page. */
export function bearerOf(
  request: FastifyRequest,
  { allowedOrigins, ownOrigin }: Omit<IdentifyParts, 'identify'>,
): string | undefined {
  const { authorization, origin } = request.headers;
  if (authorization === undefined) return undefined;
  if (origin !== undefined && origin !== ownOrigin(request) && !allowedOrigins.includes(origin)) return undefined;
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1];
}
