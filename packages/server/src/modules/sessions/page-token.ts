import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key } from '../../keys/keyring.ts';

/*
 * Identifies a session for rendering pages only: it gives access to the dashboard's pages, but to no calls or other tokens. Valid while its session is alive.
 */
const sealOf = ({ bytes }: Key, sessionId: string): Buffer =>
  createHmac('sha256', bytes).update(`page ${sessionId}`).digest();

/** The page token of a session. */
export const pageToken = (key: Key, sessionId: string): string =>
  `${sessionId}.${sealOf(key, sessionId).toString('base64url')}`;

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** The session of a token; `undefined` if it is forged. */
export function readPageToken(keys: readonly Key[], token: string): string | undefined {
  const found = form.exec(token);
  if (found === null) return undefined;
  const [, sessionId = '', seal = ''] = found;
  const given = Buffer.from(seal, 'base64url');
  return keys.some((key) => timingSafeEqual(given, sealOf(key, sessionId))) ? sessionId : undefined;
}
