import { describe, expect, test } from 'vitest';
import { corsFor } from './cors.ts';

const ask = (origin: string | undefined, isPublicRead: boolean) =>
  corsFor({ origin, isPublicRead, ownOrigin: 'http://localhost:3000', allowedOrigins: ['https://partner.example'] });

describe('another site', () => {
  test('may make every public read, without credentials', () => {
    const { headers, isAllowed } = ask('https://anyone.example', true);
    expect(isAllowed).toBe(true);
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('may make other calls only when it is on the list', () => {
    expect(ask('https://partner.example', false)).toMatchObject({
      isAllowed: true,
      headers: { 'access-control-allow-origin': 'https://partner.example', vary: 'origin' },
    });
    for (const origin of [
      'https://anyone.example',
      'null',
      'https://partner.example.evil.in',
      'http://partner.example',
    ]) {
      expect(ask(origin, false)).toEqual({ isAllowed: false, headers: { vary: 'origin' } });
    }
  });

  test('is not what our own pages and servers are', () => {
    expect(ask('http://localhost:3000', false).isAllowed).toBe(true);
    expect(ask(undefined, false).isAllowed).toBe(true);
  });
});
