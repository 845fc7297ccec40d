import { createHmac, generateKeyPairSync } from 'node:crypto';
import { getSessions, logOut, searchEquipments } from '@yantra/contract/calls';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { createKeyrings } from '../keys/keyring.ts';
import { appForFile } from '../testing/app-for-file.ts';
import { testNow } from '../testing/market.ts';
import { type SignedIn, signedIn } from '../testing/signed-in.ts';
import { testApp } from '../testing/test-app.ts';
import { readCacheLimits } from './read-cache.ts';

const server = appForFile();
let secret: Buffer;
let user: SignedIn;
let other: SignedIn;
const url = `/api${getSessions.path}`;
const seconds = testNow.getTime() / 1000;

beforeAll(async () => {
  [user, other] = [await signedIn(server), await signedIn(server, 'admin')];
  secret = (await createKeyrings({ db: server.db, clock: { now: () => testNow } })('access-tokens').keys()).signing()
    .bytes;
});

const facts = () => ({ sub: user.userId, sid: user.sessionId, role: 'user', iat: seconds, exp: seconds + 600 });
const names = { iss: 'yantra', aud: 'yantra-api' };
const sign = (claims: object, key: Uint8Array | Parameters<SignJWT['sign']>[0] = secret, alg = 'HS256') =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(key);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const asked = async (token: string, headers: Record<string, string> = {}) => {
  const answer = await server.get(url, { authorization: `Bearer ${token}`, ...headers });
  return [answer.status, answer.json()['code']];
};

describe('an access token', () => {
  test('is taken when it is ours, its time is not over and its session lives', async () => {
    expect(await asked(user.accessToken)).toEqual([200, undefined]);
    expect(await asked(await sign({ ...facts(), ...names }))).toEqual([200, undefined]);
    expect((await server.get(url)).json()['code']).toBe('auth.required');
  });

  test('is refused when it is forged, for others, or over', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const claims = { ...facts(), ...names };
    const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}`;
    const [head = '', , seal = ''] = user.accessToken.split('.');
    const withOurKey = (header: object) => {
      const content = `${part(header)}.${part(claims)}`;
      return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
    };
    const forged: Record<string, string> = {
      'no algorithm': `${unsigned}.`,
      'no algorithm, with a signature': `${unsigned}.${seal}`,
      'no algorithm, with our key': withOurKey({ alg: 'none' }),
      'other letters': withOurKey({ alg: 'hs256' }),
      'another key': await sign(claims, Buffer.alloc(32, 1)),
      'another algorithm with our key': await sign(claims, Buffer.concat([secret, secret]), 'HS512'),
      'a public key’s algorithm': await sign(claims, rsa, 'RS256'),
      'a key of its own': withOurKey({ alg: 'HS256', crit: ['x'], x: 1 }),
      'other claims under our signature': `${head}.${part({ ...claims, role: 'admin' })}.${seal}`,
      'another issuer': await sign({ ...claims, iss: 'elsewhere' }),
      'no issuer': await sign({ ...facts(), aud: names.aud }),
      'another audience': await sign({ ...claims, aud: 'elsewhere' }),
      'no audience': await sign({ ...facts(), iss: names.iss }),
      'a time that is over': await sign({ ...claims, exp: seconds - 1 }),
      'no end': await sign({ ...claims, exp: undefined }),
      'no session': await sign({ ...claims, sid: undefined }),
      'a session that is no text': await sign({ ...claims, sid: 7 }),
      'somebody else’s session': await sign({ ...claims, sid: other.sessionId }),
      'somebody else’s name': await sign({ ...claims, sub: other.userId }),
      nothing: 'x',
      much: 'x.'.repeat(4000),
    };
    for (const [what, token] of Object.entries(forged)) {
      expect(await asked(token), what).toEqual([401, 'session.ended']);
    }
  });

  test('is over after ten minutes, to the second', async () => {
    server.clock.time = new Date(testNow.getTime() + 599_000);
    expect(await asked(user.accessToken)).toEqual([200, undefined]);
    server.clock.time = new Date(testNow.getTime() + 600_000);
    expect(await asked(user.accessToken)).toEqual([401, 'session.ended']);
  });

  test('gives the role that the account has now, whatever it says itself', async () => {
    const changing = await signedIn(server, 'supplier');
    const seen = async () => (await server.get(url, changing.bearer)).status;
    expect(await seen()).toBe(200);
    await server.db.deleteFrom('users').where('id', '=', changing.userId).execute();
    expect(await seen()).toBe(401);
  });

  test('that is worth nothing leaves what is public as it is, and out of the cache that all share', async () => {
    const cached = testApp(server.db, { cacheLimits: readCacheLimits });
    const list = `/api${searchEquipments.path}?page=1&pageSize=5`;
    for (const authorization of ['Bearer x', user.bearer.authorization, 'Basic x']) {
      const answer = await cached.get(list, { authorization });
      expect([answer.status, answer.headers['cache-control'], answer.headers['etag']]).toEqual([
        200,
        'no-store',
        undefined,
      ]);
    }
    const { headers } = await cached.get(list);
    expect(headers['cache-control']).toContain('public');
    // Else a browser would answer the call with a token from what it keeps of the one without.
    expect(headers['vary']).toContain('authorization');
  });

  test('counts from our own pages and the origins on the list, and from nowhere else', async () => {
    expect(await asked(user.accessToken, { origin: 'http://localhost', host: 'localhost' })).toEqual([200, undefined]);
    expect(await asked(user.accessToken, { origin: 'https://partner.example' })).toEqual([200, undefined]);
    expect(await asked(user.accessToken, { origin: 'https://elsewhere.example' })).toEqual([403, 'request.origin']);
    const leaving = await signedIn(server);
    const out = await server.post(`/api${logOut.path}`, {}, { ...leaving.bearer, origin: 'https://elsewhere.example' });
    expect(out.status).toBe(403);
    expect(await asked(leaving.accessToken)).toEqual([200, undefined]);
  });

  test('is not looked for in other places', async () => {
    for (const headers of [
      { authorization: user.accessToken },
      { authorization: `Basic ${user.accessToken}` },
      user.cookie,
    ]) {
      expect((await server.get(url, { ...headers })).json()['code']).toBe('auth.required');
    }
    expect((await server.get(`${url}?access_token=${user.accessToken}`)).json()['code']).toBe('auth.required');
  });
});
