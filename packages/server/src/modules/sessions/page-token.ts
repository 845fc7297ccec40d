import { createHmac, timingSafeEqual } from 'node:crypto';

/*
 * Stands for a session where pages are drawn, and nowhere else: with it one reads the pages of the dashboard, but makes no call and gets no other
 * token. It is as good as its session lives.
 */
const sealOf = (key: Buffer, sessionId: string): Buffer =>
  createHmac('sha256', key).update(`page ${sessionId}`).digest();

/** The token that stands for a session. */
export const pageToken = (key: Buffer, sessionId: string): string =>
  `${sessionId}.${sealOf(key, sessionId).toString('base64url')}`;

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** The session a token stands for; `undefined` for one that we did not make. */
export function readPageToken(key: Buffer, token: string): string | undefined {
  const [, sessionId, seal] = form.exec(token) ?? [];
  if (sessionId === undefined || seal === undefined) return undefined;
  return timingSafeEqual(Buffer.from(seal, 'base64url'), sealOf(key, sessionId)) ? sessionId : undefined;
}
