import { dayMs, minuteMs, retention, spanMs } from '@yantra/domain';

/**
 * The keys for signing and hashing, by their name in the database, each with how long their products are valid: the previous key is accepted for that long
 * after a change. Keys of limits (`limits`, `login-attempts`) only make names for counting: after a change counting restarts.
 */
export const keyNames = {
  /** Access tokens. */
  'access-tokens': { lastsMs: 10 * minuteMs },
  /** Refresh tokens and page tokens: as long as a session may be idle. */
  'refresh-tokens': { lastsMs: spanMs(retention.idleSessions) },
  /** Stored one-time codes. */
  otp: { lastsMs: 5 * minuteMs },
  /** Receipts for leads written on partners' pages. */
  leadReceipts: { lastsMs: 7 * dayMs + 60 * minuteMs },
  /** Secret pages of requests: a job may be a year away, and the page stays open after it. */
  requestPages: { lastsMs: 2 * 366 * dayMs },
  /** Secret pages of lists that people share: until they are ended. */
  sharedLists: { lastsMs: 2 * 366 * dayMs },
  /** Links that switch off a kind of mail: old mails' links keep working. */
  unsubscribe: { lastsMs: 2 * 366 * dayMs },
  /** Addresses of pictures in conversations. */
  dealPictures: { lastsMs: 3 * dayMs },
  /** By which push services know us (VAPID): a browser's subscription holds for the key it was made with. */
  push: { lastsMs: 2 * 366 * dayMs },
  /** Hashed addresses and phones in rate limits. */
  limits: { lastsMs: 0 },
  /** The same for failed log-ins. */
  'login-attempts': { lastsMs: 0 },
  /** The audit log's head in the log stream: as long as the log is kept. */
  'audit-anchors': { lastsMs: 8 * 366 * dayMs },
} as const satisfies Record<string, { readonly lastsMs: number }>;

export type KeyName = keyof typeof keyNames;

export const allKeyNames = Object.keys(keyNames) as readonly KeyName[];

export const isKeyName = (text: string): text is KeyName => Object.hasOwn(keyNames, text);

/** The setting that replaces a key in the database, e.g. `ACCESS_TOKENS_KEY`. */
export const settingOfKey = (name: KeyName): string =>
  `${name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toUpperCase()}_KEY`;
