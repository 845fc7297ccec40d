import type { Clock } from '../../clock.ts';
import type { UserTable } from '../../database/account-types.ts';
import { personName } from '../users/person-name.ts';

/** How long an access token is good for. Whether its session still lives is asked at each request besides. */
export const accessTokenSeconds = 600;

/* One way to sign and no other: what a token says of how it was signed is never believed. */
const algorithm = 'HS256';
const hmac = { name: 'HMAC', hash: 'SHA-256' } as const;
const issuer = 'yantra';
const audience = 'yantra-api';

/** Whom a token is for. */
export interface TokenUser {
  readonly id: string;
  readonly role: UserTable['role'];
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
}

/** What a good token proves. */
export interface TokenFacts {
  readonly userId: string;
  readonly sessionId: string;
}

/** Signs and checks access tokens. */
export interface AccessTokens {
  sign(user: TokenUser, sessionId: string): Promise<string>;
  /** `undefined` for one that is forged, expired, or not for us. */
  check(token: string): Promise<TokenFacts | undefined>;
}

/** Loaded when the first logs in, and only these two parts: the whole library holds 15 MB, these hold 5. @param secret 32 random bytes */
export async function loadAccessTokens(secret: Buffer, clock: Clock): Promise<AccessTokens> {
  const [{ SignJWT }, { jwtVerify }] = await Promise.all([import('jose/jwt/sign'), import('jose/jwt/verify')]);
  // Made once, for making it costs more than signing.
  const key = await crypto.subtle.importKey('raw', new Uint8Array(secret), hmac, false, ['sign', 'verify']);
  return {
    async sign(user, sessionId) {
      const name = personName(user);
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({
        sid: sessionId,
        role: user.role,
        loggedUserName: name,
        loggedInUserId: user.id,
        loggedInUserPhonenumber: user.phone,
        name,
      })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(user.id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenSeconds)
        .sign(key);
    },
    async check(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
          currentDate: clock.now(),
        });
        const { sub, sid } = payload;
        return sub === undefined || typeof sid !== 'string' ? undefined : { userId: sub, sessionId: sid };
      } catch {
        return undefined;
      }
    },
  };
}
