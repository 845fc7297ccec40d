import { describe, expect, test } from 'vitest';
import { corsFor, preflightHeaders } from './cors.ts';

const ask = (origin: string | undefined, isPublicRead: boolean, fromPartners = false) =>
  corsFor({
    origin,
    isPublicRead,
    fromPartners,
    ownOrigin: 'http://localhost:3000',
    allowedOrigins: ['https://partner.example'],
  });

const readable = 'x-request-id, etag, retry-after, content-disposition';
const trusted = {
  vary: 'origin',
  'access-control-allow-origin': 'https://partner.example',
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': readable,
};

describe('another site', () => {
  test('may make every public read, without credentials', () => {
    const { headers, isAllowed } = ask('https://anyone.example', true);
    expect(isAllowed).toBe(true);
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('may make other calls only when it is on the list', () => {
    expect(ask('https://partner.example', false)).toEqual({ isAllowed: true, headers: trusted });
    for (const origin of [
      'https://anyone.example',
      'null',
      'https://partner.example.evil.in',
      'http://partner.example',
    ]) {
      expect(ask(origin, false)).toEqual({ isAllowed: false, headers: { vary: 'origin' } });
    }
  });

  test('may send what partners’ pages send, without credentials unless it is on the list', () => {
    const headers = {
      vary: 'origin',
      'access-control-allow-origin': 'https://anyone.example',
      'access-control-expose-headers': readable,
    };
    expect(ask('https://anyone.example', false, true)).toEqual({ isAllowed: true, headers });
    expect(ask('https://partner.example', false, true)).toEqual({ isAllowed: true, headers: trusted });
  });

  test('is told what it may send, for a day', () => {
    expect(preflightHeaders(['GET', 'POST'])).toEqual({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type, authorization, x-request-id',
      'access-control-max-age': '86400',
    });
  });

  test('is not what our own pages and servers are', () => {
    for (const origin of ['http://localhost:3000', undefined]) {
      expect(ask(origin, false, true)).toEqual({ isAllowed: true, headers: { vary: 'origin' } });
    }
  });
});
