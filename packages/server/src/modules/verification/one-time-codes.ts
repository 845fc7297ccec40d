import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { oneTimeCode } from '@yantra/domain';
import type { Random } from '../../random.ts';

const codes = 10 ** oneTimeCode.digits;
/* What is left above the last whole round of codes would make some codes likelier than others. */
const evenBelow = Math.floor(2 ** 32 / codes) * codes;

/** Six digits, each code as likely as any other. */
export function newCode(random: Random): string {
  let drawn: number;
  do drawn = random(4).readUInt32BE(0);
  while (drawn >= evenBelow);
  return String(drawn % codes).padStart(oneTimeCode.digits, '0');
}

/** 256 bits as text: whoever holds it asked for the code. */
export const newStamp = (random: Random): string => random(32).toString('base64url');

/** A random UUID (version 4). */
export function newId(random: Random): string {
  const bytes = Buffer.from(random(16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether a text can be the id of a session at all: nothing else may reach the database as one. */
export const isId = (text: string): boolean => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text);

/** What is stored of a code. A million codes are tried in a second, hence the key; and a code of one session fits no other. */
export function codeHash(key: Buffer, sessionId: string, code: string): string {
  return createHmac('sha256', key).update(`${sessionId.toLowerCase()} ${code}`).digest('base64url');
}

/** What is stored of a stamp, which nobody can guess. */
export const stampHash = (stamp: string): string => createHash('sha256').update(stamp).digest('base64url');

/** Whether two hashes are the same, in a time that does not say how far they are. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'base64url'), Buffer.from(other, 'base64url')];
  return a.length === b.length && timingSafeEqual(a, b);
}
