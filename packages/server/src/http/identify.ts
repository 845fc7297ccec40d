import type { Call } from '@yantra/contract/calls';
import { callSchemas } from '@yantra/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Caller } from './bind.ts';
import type { OwnOrigin } from './own-origin.ts';

/** Who an access token belongs to, now; `undefined` for one that is forged, expired or ended. */
export type Identify = (accessToken: string) => Promise<Caller | undefined>;

/** How a request says who makes it. */
export interface IdentifyParts {
  readonly identify: Identify;
  readonly allowedOrigins: readonly string[];
  readonly ownOrigin: OwnOrigin;
}

/**
 * Who makes a request. A token that does not count is nobody's where anybody may ask, so that what is public stays so.
 * @throws AppError `session.ended` for such a token where one must be logged in
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

/** The bearer token; one that comes from a page of another site is not looked at, whoever's it is. */
function bearerOf(
  request: FastifyRequest,
  { allowedOrigins, ownOrigin }: Omit<IdentifyParts, 'identify'>,
): string | undefined {
  const { authorization, origin } = request.headers;
  if (authorization === undefined) return undefined;
  if (origin !== undefined && origin !== ownOrigin(request) && !allowedOrigins.includes(origin)) return undefined;
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1];
}
