import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Key } from '../../keys/keyring.ts';
import { testNow } from '../../testing/market.ts';
import { loadAccessTokens } from './access-token.ts';
import { pageToken, readPageToken } from './page-token.ts';
import { readRefreshToken, refreshToken } from './refresh-token.ts';

const keyNamed = (id: string): Key => ({ id, bytes: randomBytes(32) });
const [newest, before, foreign] = [keyNamed('newest'), keyNamed('before'), keyNamed('foreign')];
const ours = [newest, before];
const session = '01234567-89ab-4cde-8f01-23456789abcd';
const other = '01234567-89ab-4cde-8f01-23456789abce';

/** Texts that look like a token: with something before or after it, or a part that is too short, too long or of other characters. */
function misshapen(token: string): string[] {
  const [id = '', ...rest] = token.split('.');
  const seal = rest.at(-1) ?? '';
  const between = rest.slice(0, -1);
  const of = (...parts: string[]) => [...parts.slice(0, 1), ...between, ...parts.slice(1)].join('.');
  return [
    '',
    'x',
    ` ${token}`,
    `${token} `,
    `x${token}`,
    `${token}x`,
    token.slice(0, -1),
    of(id.slice(1), seal),
    of(id.slice(0, -1), seal),
    of(id.replace('-', ''), seal),
    of(id.replaceAll('a', 'g'), seal),
    of(id.toUpperCase(), seal),
    of(id.replace('-4cde', ''), seal),
    of(id.replace('4cde', 'zzzz'), seal),
    of(id.replace('4cde', '4cd'), seal),
    of(id, `${seal.slice(0, -1)}!`),
    of(id, ''),
    of(id),
  ];
}

describe('the token of pages', () => {
  test('is read by the key that made it, whichever of ours that is', () => {
    for (const key of ours) expect(readPageToken(ours, pageToken(key, session))).toBe(session);
    expect(readPageToken(ours, pageToken(foreign, session))).toBeUndefined();
    expect(readPageToken([], pageToken(newest, session))).toBeUndefined();
  });

  test('is of its session alone, and in its shape alone', () => {
    const token = pageToken(newest, session);
    expect(token.slice(0, 37)).toBe(`${session}.`);
    expect(readPageToken(ours, token.replace(session, other))).toBeUndefined();
    for (const wrong of misshapen(token)) expect([wrong, readPageToken(ours, wrong)]).toEqual([wrong, undefined]);
  });

  test('is no token that renews, nor the other way round', () => {
    const seal = refreshToken(newest, { sessionId: session, rotation: 0 }).split('.').at(-1) ?? '';
    expect(readPageToken(ours, `${session}.${seal}`)).toBeUndefined();
    const page = pageToken(newest, session).split('.').at(-1) ?? '';
    expect(readRefreshToken(ours, `${session}.0.${page}`)).toBeUndefined();
  });
});

describe('the token that renews', () => {
  const facts = { sessionId: session, rotation: 7 };

  test('is read by the key that made it, whichever of ours that is', () => {
    for (const key of ours) expect(readRefreshToken(ours, refreshToken(key, facts))).toEqual(facts);
    expect(readRefreshToken(ours, refreshToken(foreign, facts))).toBeUndefined();
    const late = { sessionId: session, rotation: 123_456_789 };
    expect(readRefreshToken(ours, refreshToken(newest, late))).toEqual(late);
  });

  test('is of its session and its count alone, and in its shape alone', () => {
    const token = refreshToken(newest, facts);
    const others = [token.replace(session, other), token.replace('.7.', '.8.'), token.replace('.7.', '.x.')];
    const none = ['..', '.1234567890.'].map((count) => token.replace('.7.', count));
    const tooLate = refreshToken(newest, { sessionId: session, rotation: 1_234_567_890 });
    for (const wrong of [...misshapen(token), ...others, ...none, tooLate]) {
      expect([wrong, readRefreshToken(ours, wrong)]).toEqual([wrong, undefined]);
    }
  });
});

describe('the token of calls', () => {
  const clock = { now: () => testNow };
  const user = {
    id: 'u',
    role: 'user',
    rights: [],
    first_name: 'Asha',
    last_name: 'Patil',
    phone: '9876543210',
  } as const;
  const keysOf = (...all: Key[]) => ({ all, signing: () => all[0] ?? newest });
  const facts = { userId: 'u', sessionId: session };

  test('names its key, by which another process reads it after a change', async () => {
    const token = await (await loadAccessTokens(keysOf(newest, before), clock)).sign(user, session);
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'newest' });
    const reads = async (...keys: Key[]) => (await loadAccessTokens(keysOf(...keys), clock)).check(token);
    expect(await reads(newest, before)).toEqual(facts);
    expect(await reads(before, newest)).toEqual(facts);
    expect(await reads(before)).toBeUndefined();
    // The same bytes under another name.
    expect(await reads({ ...newest, id: 'renamed' })).toBeUndefined();
  });

  test('is not made with a key that is not there', async () => {
    const tokens = await loadAccessTokens({ all: [before], signing: () => newest }, clock);
    await expect(tokens.sign(user, session)).rejects.toThrow('No such key.');
  });
});
