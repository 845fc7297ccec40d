import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key } from '../../keys/keyring.ts';

/** Where mails of a kind are switched off. */
export const unsubscribePath = '/unsubscribe';

/** Whose mails, and of which kind. */
export interface Stopped {
  readonly userId: string;
  readonly kind: string;
}

const macBytes = 16;

/** Lets whoever has it switch off one person's mails of one kind, and nothing else: `person.kind.signature`. */
export function stopToken({ userId, kind }: Stopped, key: Key): string {
  const person = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${person}.${kind}.${macOf(person, kind, key).toString('base64url')}`;
}

/** What a token stops; undefined for one that none of the keys signed. */
export function stoppedBy(token: string, keys: readonly Key[]): Stopped | undefined {
  const [, person = '', kind = '', mac = ''] = /^([\w-]{22})\.([a-zA-Z]{1,40})\.([\w-]{22})$/.exec(token) ?? [];
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== macBytes) return undefined;
  if (!keys.some((key) => timingSafeEqual(macOf(person, kind, key), given))) return undefined;
  const hex = Buffer.from(person, 'base64url').toString('hex');
  return { userId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), kind };
}

const macOf = (person: string, kind: string, key: Key): Buffer =>
  createHmac('sha256', key.bytes).update(`email\n${person}\n${kind}`).digest().subarray(0, macBytes);
