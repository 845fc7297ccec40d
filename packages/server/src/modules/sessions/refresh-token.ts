import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key } from '../../keys/keyring.ts';

/** What a refresh token stands for: a session, and which of its tokens it is, counted from 0. */
export interface RefreshFacts {
  readonly sessionId: string;
  readonly rotation: number;
}

/*
 * A token is made from what it stands for and a key, so the same one can be made again: that is how a second tab, or a browser whose answer
 * was lost, gets the current token once more, without the database keeping any token.
 */
const sealOf = ({ bytes }: Key, sessionId: string, rotation: number): Buffer =>
  createHmac('sha256', bytes).update(`refresh ${sessionId} ${rotation}`).digest();

/** The token that stands for these facts. */
export function refreshToken(key: Key, { sessionId, rotation }: RefreshFacts): string {
  return `${sessionId}.${rotation}.${sealOf(key, sessionId, rotation).toString('base64url')}`;
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/;

/** What a token stands for; `undefined` for one that we did not make. */
export function readRefreshToken(keys: readonly Key[], token: string): RefreshFacts | undefined {
  const found = form.exec(token);
  if (found === null) return undefined;
  const [, sessionId = '', count = '', seal = ''] = found;
  const rotation = Number(count);
  const given = Buffer.from(seal, 'base64url');
  const isOurs = keys.some((key) => timingSafeEqual(given, sealOf(key, sessionId, rotation)));
  return isOurs ? { sessionId, rotation } : undefined;
}
