import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key } from '../../keys/keyring.ts';

/*
 * Stands for a session where pages are drawn, and nowhere else: with it one reads the pages of the dashboard, but makes no call and gets no other
 * token. It is as good as its session lives.
 */
const sealOf = ({ bytes }: Key, sessionId: string): Buffer =>
  createHmac('sha256', bytes).update(`page ${sessionId}`).digest();

/** The token that stands for a session. */
export const pageToken = (key: Key, sessionId: string): string =>
  `${sessionId}.${sealOf(key, sessionId).toString('base64url')}`;

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** The session a token stands for; `undefined` for one that we did not make. */
export function readPageToken(keys: readonly Key[], token: string): string | undefined {
  const found = form.exec(token);
  if (found === null) return undefined;
  const [, sessionId = '', seal = ''] = found;
  const given = Buffer.from(seal, 'base64url');
  return keys.some((key) => timingSafeEqual(given, sealOf(key, sessionId))) ? sessionId : undefined;
}
