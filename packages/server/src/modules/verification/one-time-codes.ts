import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { oneTimeCode } from '@yantra/domain';
import type { Random } from '../../random.ts';

const codes = 10 ** oneTimeCode.digits;
/* Numbers above the last complete range would make some codes more likely. */
const evenBelow = Math.floor(2 ** 32 / codes) * codes;

/** Six digits, all codes equally likely. */
export function newCode(random: Random): string {
  let drawn: number;
  do drawn = random(4).readUInt32BE(0);
  while (drawn >= evenBelow);
  return String(drawn % codes).padStart(oneTimeCode.digits, '0');
}

/** 256 bits as text: its holder requested the code. */
export const newStamp = (random: Random): string => random(32).toString('base64url');

/** A random UUID (version 4). */
export function newId(random: Random): string {
  const bytes = Buffer.from(random(16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether a text can be a session's id; others never reach the database. */
export const isId = (text: string): boolean => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text);

/** A code's stored form. A million codes are tried in a second, hence the key; a code of one session fits no other. */
export function codeHash(key: Buffer, sessionId: string, code: string): string {
  return createHmac('sha256', key).update(`${sessionId.toLowerCase()} ${code}`).digest('base64url');
}

/** A stamp's stored form; it cannot be guessed. */
export const stampHash = (stamp: string): string => createHash('sha256').update(stamp).digest('base64url');

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'base64url'), Buffer.from(other, 'base64url')];
  return a.length === b.length && timingSafeEqual(a, b);
}
