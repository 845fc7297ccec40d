import type { Right } from '@yantra/domain';
import type { Clock } from '../../clock.ts';
import type { UserTable } from '../../database/types.ts';
import type { Keys } from '../../keys/keyring.ts';
import { personName } from '../../person-name.ts';

/** How long an access token is valid. Each request also checks whether its session is alive. */
export const accessTokenSeconds = 600;

/* The only algorithm: a token's own claim about it is ignored. */
const algorithm = 'HS256';
const hmac = { name: 'HMAC', hash: 'SHA-256' } as const;
const issuer = 'yantra';
const audience = 'yantra-api';

/** A token's person. */
export interface TokenUser {
  readonly id: string;
  readonly role: UserTable['role'];
  readonly rights: readonly Right[];
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
}

/** Signs and checks access tokens. */
export type AccessTokens = Awaited<ReturnType<typeof loadAccessTokens>>;

const importKey = (bytes: Buffer): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new Uint8Array(bytes), hmac, false, ['sign', 'verify']);

/** Loaded at the first log-in, and only these two parts: the whole library takes 15 MB, these take 5. */
export async function loadAccessTokens(keys: Keys, clock: Clock) {
  const [{ SignJWT }, { jwtVerify }] = await Promise.all([import('jose/jwt/sign'), import('jose/jwt/verify')]);
  // Imported once, since importing costs more than signing.
  const imported = await Promise.all(keys.all.map(async ({ id, bytes }) => [id, await importKey(bytes)] as const));
  const byId = new Map(imported);
  // Tokens of a version with a single key name none.
  const nameless = imported.at(-1)?.[1];
  const known = (id: string | undefined): CryptoKey => {
    const key = id === undefined ? nameless : byId.get(id);
    if (key === undefined) throw new Error('No such key.');
    return key;
  };
  return {
    async sign(user: TokenUser, sessionId: string): Promise<string> {
      const name = personName(user);
      const now = Math.floor(clock.now().getTime() / 1000);
      const { id } = keys.signing();
      return new SignJWT({
        sid: sessionId,
        role: user.role,
        ...(user.rights.length > 0 && { rights: user.rights }),
        loggedUserName: name,
        loggedInUserId: user.id,
        loggedInUserPhonenumber: user.phone,
        name,
      })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: id })
        .setSubject(user.id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenSeconds)
        .sign(known(id));
    },
    /** `undefined` if forged, expired, or not for us. */
    async check(token: string): Promise<{ readonly userId: string; readonly sessionId: string } | undefined> {
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => known(kid), {
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
