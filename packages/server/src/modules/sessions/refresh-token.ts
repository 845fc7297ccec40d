import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key } from '../../keys/keyring.ts';

/** A refresh token's content: a session, and the number of its token, from 0. */
export interface RefreshFacts {
  readonly sessionId: string;
  readonly rotation: number;
}

/*
 * A token is derived from its content and a key, so it can be made again: a second tab, or a browser whose answer was lost, gets the current token once more,
 * without the database storing any.
 */
const sealOf = ({ bytes }: Key, sessionId: string, rotation: number): Buffer =>
  createHmac('sha256', bytes).update(`refresh ${sessionId} ${rotation}`).digest();

/** The token with this content. */
export function refreshToken(key: Key, { sessionId, rotation }: RefreshFacts): string {
  return `${sessionId}.${rotation}.${sealOf(key, sessionId, rotation).toString('base64url')}`;
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/;

/** The content of a token; `undefined` if it is forged. */
export function readRefreshToken(keys: readonly Key[], token: string): RefreshFacts | undefined {
  const found = form.exec(token);
  if (found === null) return undefined;
  const [, sessionId = '', count = '', seal = ''] = found;
  const rotation = Number(count);
  const given = Buffer.from(seal, 'base64url');
  const isOurs = keys.some((key) => timingSafeEqual(given, sealOf(key, sessionId, rotation)));
  return isOurs ? { sessionId, rotation } : undefined;
}
