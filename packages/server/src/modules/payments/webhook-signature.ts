import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '@yantra/domain';

/** A webhook's signed message. */
export interface SignedMessage {
  /** The unchanged body: parsed and written again, `170.00` becomes `170` and the signature fails. */
  readonly raw: Buffer;
  /** Milliseconds since 1970, as text. */
  readonly timestamp: string;
  readonly signature: string;
}

/** How old, or how far in the future, a message may be; the gateway signs each delivery anew. */
const mostAgeMs = 5 * minuteMs;

/** Whether the gateway signed a message recently: base64 of HMAC-SHA256 over timestamp and body (cashfree.md). */
export function isSignedByGateway({ raw, timestamp, signature }: SignedMessage, secret: string, now: Date): boolean {
  if (!/^\d{10,16}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp)) > mostAgeMs) return false;
  const expected = createHmac('sha256', secret).update(timestamp).update(raw).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
