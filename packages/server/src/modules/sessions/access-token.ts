import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import type { Clock } from '../../clock.ts';
import type { UserTable } from '../../database/types.ts';

/** How long an access token is good for. Whether its session still lives is asked at each request besides. */
export const accessTokenSeconds = 600;

/* One way to sign and no other: what a token says of how it was signed is never believed. */
const algorithm = 'HS256';
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

/** @param key 32 random bytes, asked for at each use and the same each time */
export function createAccessTokens(key: () => Promise<CryptoKey>, clock: Clock): AccessTokens {
  return {
    async sign(user, sessionId) {
      const name = `${user.first_name} ${user.last_name}`.trim();
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
        .sign(await key());
    },
    async check(token) {
      const secret = await key();
      try {
        const { payload } = await jwtVerify(token, secret, {
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

/** The key as the signing wants it; made once, for making it costs more than signing. */
export const signingKey = (secret: Buffer): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new Uint8Array(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
