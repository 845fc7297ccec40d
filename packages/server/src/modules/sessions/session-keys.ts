import type { Clock } from '../../clock.ts';
import type { Keyrings, Keys } from '../../keys/keyring.ts';
import { type AccessTokens, loadAccessTokens, type TokenUser } from './access-token.ts';
import { pageToken } from './page-token.ts';
import { refreshToken } from './refresh-token.ts';

/** A browser's tokens for a session. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** For rendering pages. */
  readonly pageToken: string;
  /** How long the other two are valid. */
  readonly refreshSeconds: number;
}

/** The current keys, and what signs with them. */
export interface HeldKeys {
  readonly refresh: Keys;
  readonly access: Keys;
  readonly tokens: AccessTokens;
}

/** The keys that sign sessions, cached while they are current, and their tokens. */
export function createSessionKeys(named: Keyrings, clock: Clock) {
  const rings = { refresh: named('refresh-tokens'), access: named('access-tokens') };
  let held: HeldKeys | undefined;
  const keys = async (): Promise<HeldKeys> => {
    const [refresh, access] = [await rings.refresh.keys(), await rings.access.keys()];
    if (held?.refresh === refresh && held.access === access) return held;
    const tokens = held?.access === access ? held.tokens : await loadAccessTokens(access, clock);
    return (held = { refresh, access, tokens });
  };
  /* A transaction must not read anything else. */
  const keysAtHand = async (): Promise<HeldKeys> => held ?? keys();

  async function tokensFor(
    user: TokenUser,
    sessionId: string,
    rotation: number,
    expires: Date,
  ): Promise<SessionTokens> {
    const { refresh, tokens } = await keysAtHand();
    const key = refresh.signing();
    return {
      accessToken: await tokens.sign(user, sessionId),
      refreshToken: refreshToken(key, { sessionId, rotation }),
      pageToken: pageToken(key, sessionId),
      refreshSeconds: Math.max(0, Math.floor((expires.getTime() - clock.now().getTime()) / 1000)),
    };
  }

  return { keys, keysAtHand, tokensFor };
}
