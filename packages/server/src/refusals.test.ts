import { describe, expect, test } from 'vitest';
import { refusalsOf } from './refusals.ts';
import { settingsFrom } from './settings.ts';

const refused = (env: Record<string, string>): string[] => refusalsOf(settingsFrom(env));
const seller = {
  SELLER_NAME: 'Yantra',
  SELLER_ADDRESS: 'Pune',
  SELLER_STATE: 'Maharashtra',
  SELLER_GSTIN: '27AAPFU0939F1ZV',
  SELLER_SAC: '998599',
};
const real = {
  NODE_ENV: 'production',
  SITE_URL: 'https://yantra.example.in',
  HOST: '0.0.0.0',
  TRUSTED_PROXIES: '10.0.0.0/8',
  GATEWAY_MODE: 'production',
  GATEWAY_CLIENT_ID: 'id',
  GATEWAY_CLIENT_SECRET: 'secret',
  SMS_PROVIDER: 'msg91',
  SMS_SENDER: 'YANTRA',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATES: 'otpSignUp=1,otpResetPassword=2,expiryReminder=3,leadAlert=4',
  ...seller,
};

describe('a start in production', () => {
  test('is not refused when all that is real is set', () => {
    expect(refused(real)).toEqual([]);
    expect(refused({ ...real, GATEWAY_MODE: 'sandbox' })).toEqual([]);
  });

  test.each([
    [{ SITE_URL: '' }, /^SITE_URL must be set in production: .* Please set it, like https:/],
    [{ SEED: 'demo' }, /^SEED is demo in production: .* Please set SEED=none/],
    [{ GATEWAY_MODE: '' }, /^GATEWAY_MODE is simulator in production: .* Please set GATEWAY_MODE=production/],
    [{ SMS_PROVIDER: '' }, /^SMS_PROVIDER is outbox in production: .* Please set SMS_PROVIDER=msg91/],
  ])('is refused with %j, in one line that says what to do', (env, line) => {
    expect(refused({ ...real, ...env })).toEqual([expect.stringMatching(line)]);
  });

  test('says everything that is missing at once', () => {
    expect(refused({ NODE_ENV: 'production' })).toHaveLength(3);
  });
});

describe('a start that forgot NODE_ENV', () => {
  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '::' }, 'HOST'],
    [{ HOST: '192.168.1.5' }, 'HOST'],
    [{ HOST: 'web-1.internal' }, 'HOST'],
    [{ SITE_URL: 'https://yantra.example.in' }, 'SITE_URL'],
    [{ SITE_URL: 'http://192.168.1.5' }, 'SITE_URL'],
    [{ SITE_URL: 'https://localhost' }, 'SITE_URL'],
    [{ TRUSTED_PROXIES: '127.0.0.1' }, 'TRUSTED_PROXIES'],
  ])('is refused with %j', (env, setting) => {
    const [line, ...more] = refused(env);
    expect(line).toMatch(new RegExp(`^${setting} lets others reach this server, .* Please set NODE_ENV=production, `));
    expect(more).toEqual([]);
    expect(refused({ NODE_ENV: 'test', ...env })).toHaveLength(setting === 'TRUSTED_PROXIES' ? 0 : 1);
  });

  test.each([{}, { HOST: '127.0.0.1' }, { HOST: '::1' }, { SITE_URL: 'http://127.0.0.1:3000' }])(
    'but nobody is who tries it out on their own machine: %j',
    (env) => {
      expect(refused(env)).toEqual([]);
    },
  );
});
