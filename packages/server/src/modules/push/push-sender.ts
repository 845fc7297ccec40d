import { hourMs, localeNamed, localePrefix } from '@yantra/domain';
import webPush from 'web-push';
import type { DbAndClock } from '../../database/types.ts';
import type { Key, Keyrings } from '../../keys/keyring.ts';
import { type Outgoing, SendFailed, type Sender } from '../notifications/index.ts';
import { publicKeyOf } from './push-key.ts';
import { payloadOf } from './push-payload.ts';
import { postPublicly, type PostPush, type PushAnswer, type PushRequest } from './push-request.ts';
import * as queries from './push.queries.ts';

export interface PushSenderParts extends DbAndClock {
  readonly keys: Keyrings;
  /** Names us to push services, in their logs. */
  readonly siteOrigin: () => string;
  readonly post?: PostPush;
}

/** What became of a push to one browser. */
type Result = 'taken' | 'gone' | SendFailed;

/** To every browser of a person that wants pushes (RFC 8030, encrypted by 8291, signed by 8292). */
export const pushSender = (parts: PushSenderParts): Sender => ({
  needsDevice: true,
  async send(message) {
    const { db, clock, keys } = parts;
    const devices = await queries.devicesOf(db, message.userId);
    if (devices.length === 0) return 'nobody';
    const payload = payloadFor(message);
    if (payload === undefined) throw new SendFailed('It has no text.', { mayHaveLeft: false, isFinal: true });
    const { all } = await keys('push').keys();
    const results = await Promise.all(
      devices.map(async (one) => [one, await pushed(one, payload, message, all, parts)] as const),
    );
    const having = (result: Result) => results.filter(([, one]) => one === result).map(([device]) => device);
    await queries.forgetDevices(db, having('gone'));
    const taken = having('taken');
    await queries.markPushed(
      db,
      taken.map(({ id }) => id),
      clock.now(),
    );
    // One that shows it is enough: trying the others again would show it there twice.
    if (taken.length > 0) return undefined;
    const failed = results.map(([, result]) => result).filter((result) => result instanceof SendFailed);
    const [first] = failed;
    if (first === undefined) return 'nobody';
    throw new SendFailed(first.message, {
      mayHaveLeft: failed.some(({ mayHaveLeft }) => mayHaveLeft),
      isFinal: failed.every(({ isFinal }) => isFinal),
      retryAfterMs: Math.max(...failed.map(({ retryAfterMs = 0 }) => retryAfterMs)),
      cause: first.cause,
    });
  },
});

const payloadFor = ({ event, language, saying }: Outgoing): string | undefined => {
  const said = saying(language);
  return said && payloadOf({ ...said, path: localePrefix(localeNamed(language)) + said.path, tag: event.kind });
};

/* After that, news are old; a push service keeps them no longer for a browser that is off. */
const usualWorthHours = 72;

async function pushed(
  device: queries.PushDeviceRow,
  payload: string,
  message: Outgoing,
  keys: readonly Key[],
  { siteOrigin, post = postPublicly, clock }: PushSenderParts,
): Promise<Result> {
  const key = keys.find(({ id }) => id === device.key_id);
  // Its key was changed at once, or too long ago: it takes nothing from us any more, and asks anew when its person comes.
  if (key === undefined) return 'gone';
  const { event } = message;
  try {
    const request = webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      payload,
      {
        vapidDetails: {
          subject: subjectOf(siteOrigin()),
          publicKey: publicKeyOf(key),
          privateKey: key.bytes.toString('base64url'),
        },
        TTL: ((event.worthHours ?? usualWorthHours) * hourMs) / 1000,
        urgency: event.isUrgent ? 'high' : 'normal',
        // One that waits for a browser gives way to the next of its kind.
        topic: event.kind.slice(0, 32),
      },
    );
    return judged(await post(request as unknown as PushRequest), clock.now());
  } catch (cause) {
    return lost(cause);
  }
}

/* VAPID wants https or an address of mail; on a developer's machine there is neither. */
const subjectOf = (origin: string): string => (origin.startsWith('https:') ? origin : 'https://yantra.invalid');

function judged({ status, retryAfter }: PushAnswer, now: Date): Result {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  const isLater = status === 429 || status >= 500;
  return new SendFailed(`The push service answered ${status}.`, {
    mayHaveLeft: status >= 500,
    isFinal: !isLater,
    ...(isLater && { retryAfterMs: waitOf(retryAfter, now) }),
  });
}

const longestWaitMs = 24 * hourMs;

/** Seconds, or a date (RFC 9110). */
function waitOf(said: string | undefined, now: Date): number {
  if (said === undefined) return 0;
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now.getTime();
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), longestWaitMs);
}

/* Nothing left a machine that was not found, or not reached. */
const unreached: ReadonlySet<unknown> = new Set([
  'ENOTPUBLIC',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
]);

function lost(cause: unknown): SendFailed {
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  return new SendFailed(`The push service did not answer (${String(code ?? 'no code')}).`, {
    mayHaveLeft: !unreached.has(code),
    isFinal: code === 'ENOTPUBLIC',
    cause,
  });
}
