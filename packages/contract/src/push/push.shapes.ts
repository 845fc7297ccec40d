import { inputLengths, pushKeyBytes } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';

const said = wrong('push.invalid');

/** The address at its maker's push service where a browser gets pushes: whoever knows it, and our key, can send some. */
export const pushEndpoint = z.url({ protocol: /^https$/, error: said }).max(inputLengths.pushEndpoint, said);

/** Bytes in base64url. */
const bytes = (length: number) =>
  z
    .string(said)
    .refine(
      (text) => /^[\w-]+=*$/.test(text) && Math.floor((text.replaceAll('=', '').length * 3) / 4) === length,
      said,
    );

/** A browser's subscription, as `PushSubscription.toJSON()` has it. */
export const pushSubscription = z.object({
  endpoint: pushEndpoint,
  keys: z.object({ p256dh: bytes(pushKeyBytes.point), auth: bytes(pushKeyBytes.secret) }),
  /** Our public key that it was made with. */
  key: bytes(pushKeyBytes.point),
});

/** A browser that gets pushes. */
export const pushDevice = z.object({
  endpoint: z.string(),
  /** In plain words, e.g. `Chrome on Android`. */
  device: z.string(),
  /** ISO 8601, UTC. */
  since: z.string(),
  /** When its push service last took one; null before. */
  lastPush: z.string().nullable(),
});
