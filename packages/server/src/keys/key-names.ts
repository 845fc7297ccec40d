import { dayMs, minuteMs, retention, spanMs } from '@yantra/domain';

/**
 * The keys that this server signs and hashes with, by the name they have in the database, each with how long what it made is good for: so long the
 * one before it is still taken after a change. Names of those who ask (`limits`, `login-attempts`) are only compared among themselves: after a
 * change counting begins anew.
 */
export const keyNames = {
  /** Access tokens. */
  'access-tokens': { lastsMs: 10 * minuteMs },
  /** Refresh tokens, and those for which pages are drawn: as long as a session may rest. */
  'refresh-tokens': { lastsMs: spanMs(retention.idleSessions) },
  /** One-time codes as they are kept. */
  otp: { lastsMs: 5 * minuteMs },
  /** What partners' pages get for the leads that are written there. */
  leadReceipts: { lastsMs: 7 * dayMs + 60 * minuteMs },
  /** Names of addresses and phones under which limits are counted. */
  limits: { lastsMs: 0 },
  /** The same for failed log-ins. */
  'login-attempts': { lastsMs: 0 },
  /** The head of the audit log in the log stream: as long as the log is kept. */
  'audit-anchors': { lastsMs: 8 * 366 * dayMs },
} as const satisfies Record<string, { readonly lastsMs: number }>;

export type KeyName = keyof typeof keyNames;

export const allKeyNames = Object.keys(keyNames) as readonly KeyName[];

export const isKeyName = (text: string): text is KeyName => Object.hasOwn(keyNames, text);

/** The setting that gives a key instead of the database, e.g. `ACCESS_TOKENS_KEY`. */
export const settingOfKey = (name: KeyName): string =>
  `${name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toUpperCase()}_KEY`;
