import { describe, expect, test } from 'vitest';
import { SettingsError, settingsFrom } from './settings.ts';

describe('settings', () => {
  test('have the documented defaults', () => {
    expect(settingsFrom({})).toMatchObject({
      port: 3000,
      partnerPort: 3001,
      host: 'localhost',
      databaseUrl: undefined,
      seed: 'demo',
      seedSize: 1500,
      allowedOrigins: [],
      environment: 'development',
      siteUrl: undefined,
      metrics: undefined,
      tracing: undefined,
      sms: { provider: 'outbox', dailyCap: 1000 },
    });
    expect(settingsFrom({}).dataDir).toMatch(/\/\.data$/);
  });

  test('take a standby where its primary is named', () => {
    const DATABASE_REPLICA_URL = 'postgres://a:b@standby/x';
    expect(settingsFrom({ DATABASE_URL: 'postgres://a:b@db/x', DATABASE_REPLICA_URL }).databaseReplicaUrl).toBe(
      DATABASE_REPLICA_URL,
    );
    expect(() => settingsFrom({ DATABASE_REPLICA_URL })).toThrow(
      'DATABASE_REPLICA_URL needs DATABASE_URL, the address of its primary.',
    );
  });

  test('take an empty value for an absent one', () => {
    expect(settingsFrom({ PORT: '', SEED: ' ' })).toMatchObject({ port: 3000, seed: 'demo' });
  });

  test('seed the demo of themselves everywhere but in production', () => {
    expect(settingsFrom({ NODE_ENV: 'test' }).seed).toBe('demo');
    expect(settingsFrom({ NODE_ENV: 'production' }).seed).toBe('none');
    expect(settingsFrom({ NODE_ENV: 'production', SEED: 'demo' }).seed).toBe('demo');
  });

  test('read what is given', () => {
    const given = {
      PORT: '4000',
      DATABASE_URL: 'postgres://a:b@db/x',
      ALLOWED_ORIGINS: 'https://a.in, https://b.in',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      GEOCODER_URL: 'https://geocoder.example.in/search',
    };
    expect(settingsFrom(given)).toMatchObject({
      port: 4000,
      trustedProxies: ['10.0.0.0/8', '::1'],
      geocoderUrl: 'https://geocoder.example.in/search',
      databaseUrl: 'postgres://a:b@db/x',
      allowedOrigins: ['https://a.in', 'https://b.in'],
    });
  });

  test('read the mail server, and from whom mails come', () => {
    expect(settingsFrom({}).mail).toBeUndefined();
    const [url, from] = ['smtps://yantra:secret@mail.example.in', 'Yantra <hello@yantra.example.in>'];
    expect(settingsFrom({ SMTP_URL: url, MAIL_FROM: from }).mail).toEqual({ url, from });
    expect(settingsFrom({ SMTP_URL: url, MAIL_FROM: 'hello@yantra.example.in' }).mail?.from).toBe(
      'hello@yantra.example.in',
    );
  });

  test('read the account with a provider of text messages', () => {
    const templates = { otpSignUp: '65f0a1', otpResetPassword: '65f0a2' };
    const MSG91_TEMPLATES = 'otpSignUp=65f0a1, otpResetPassword=65f0a2, expiryReminder=65f0a3, leadAlert=65f0a4';
    const msg91 = { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'key', SMS_SENDER: 'YANTRA', MSG91_TEMPLATES };
    expect(
      settingsFrom({ ...msg91, SMS_DAILY_CAP: '50', SMS_CODE_RESERVE: '40', SITE_URL: 'https://yantra.example.in/' }),
    ).toMatchObject({
      siteUrl: 'https://yantra.example.in',
      sms: {
        provider: 'msg91',
        dailyCap: 50,
        codeReserve: 40,
        account: { authKey: 'key', sender: 'YANTRA', templates },
      },
    });
    const further = `${MSG91_TEMPLATES},otpSignUp.hi=65f0b1,leadAlert.mr=65f0b2`;
    expect(settingsFrom({ ...msg91, MSG91_TEMPLATES: further }).sms).toMatchObject({
      account: { templates: { 'otpSignUp.hi': '65f0b1', 'leadAlert.mr': '65f0b2' } },
    });
    const [accountSid, authToken] = [`AC${'0a'.repeat(16)}`, 'token'];
    const twilio = { SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken };
    expect(settingsFrom({ ...twilio, SMS_SENDER: '+14155550100' }).sms).toMatchObject({
      provider: 'twilio',
      account: { accountSid, authToken, sender: '+14155550100' },
    });
  });

  test.each(['localhost', '127.0.0.1', '0.0.0.0', '::', '::1', '10.1.2.3', 'web-1.internal'])(
    'take any address to listen at: %s',
    (HOST) => {
      expect(settingsFrom({ HOST }).host).toBe(HOST);
    },
  );

  test('let the gateway’s simulator take any free port, as they do the server', () => {
    const gateway = settingsFrom({ PORT: '0', PARTNER_PORT: '0', GATEWAY_PORT: '0' }).gateway;
    expect(gateway).toMatchObject({ mode: 'simulator', account: undefined });
  });

  test.each([
    [{ GATEWAY_PORT: '3000' }, 'GATEWAY_PORT must differ from PORT and PARTNER_PORT'],
    [{ GATEWAY_PORT: '70000' }, 'GATEWAY_PORT must be a port number from 0 to 65535, not "70000".'],
    [{ PORT: 'eighty' }, 'PORT must be a port number from 0 to 65535, not "eighty".'],
    [{ PORT: '70000' }, 'PORT must be a port number from 0 to 65535, not "70000".'],
    [{ PORT: '3001' }, 'PARTNER_PORT must differ from PORT'],
    [
      { SMS_CODE_RESERVE: '60', SMS_DAILY_CAP: '50' },
      'SMS_CODE_RESERVE must be a number of messages from 0 to SMS_DAILY_CAP',
    ],
    [{ LEAD_ALERTS: '51' }, 'LEAD_ALERTS must be a number of suppliers from 0 to 50, not "51".'],
    [{ SMS_CODE_RESERVE: '-1' }, 'SMS_CODE_RESERVE must be a number of messages from 0 to SMS_DAILY_CAP'],
    [{ SEED: 'full' }, 'SEED must be demo or none, not "full".'],
    [{ SEED_SIZE: '0' }, 'SEED_SIZE must be a number of machines from 1 to 5000000, not "0".'],
    [{ HOST: 'http://x' }, 'HOST must be an address to listen at, like localhost, 0.0.0.0 or ::, not "http://x".'],
    [{ HOST: '0.0.0.0:80' }, 'HOST must be an address'],
    [{ ALLOWED_ORIGINS: 'example.in' }, 'ALLOWED_ORIGINS must be origins like'],
    [{ TRUSTED_PROXIES: '10.0.0.0/40' }, 'TRUSTED_PROXIES must be addresses or ranges like 10.0.0.0/8'],
    [{ TRUSTED_PROXIES: 'proxy.in' }, 'TRUSTED_PROXIES must be addresses'],
    [{ GEOCODER_URL: 'ftp://x' }, 'GEOCODER_URL must be an address like https:'],
    [{ SITE_URL: 'yantra.example.in' }, 'SITE_URL must be an address like https://yantra.example.in.'],
    [{ SMTP_URL: 'https://mail.example.in' }, 'SMTP_URL must be an address like smtps:'],
    [{ SMTP_URL: 'smtps://mail.example.in' }, 'MAIL_FROM must be set with SMTP_URL.'],
    [{ MAIL_FROM: 'Yantra' }, 'MAIL_FROM must be an address like Yantra <hello@yantra.example.in>, not "Yantra".'],
    [{ MAIL_FROM: 'Yantra\nBcc: x <a@b.in>' }, 'MAIL_FROM must be an address like'],
    [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER must be outbox, msg91 or twilio, not "pigeon".'],
    [{ SMS_PROVIDER: 'msg91' }, 'MSG91_AUTH_KEY must be set for SMS_PROVIDER=msg91.'],
    [{ SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'key' }, 'SMS_SENDER must be set for SMS_PROVIDER=msg91.'],
    [{ SMS_PROVIDER: 'twilio' }, 'TWILIO_ACCOUNT_SID must be set for SMS_PROVIDER=twilio.'],
    [{ SMS_DAILY_CAP: '0' }, 'SMS_DAILY_CAP must be a number of messages from 1 to 1000000, not "0".'],
    [{ SMS_SENDER: 'a b' }, 'SMS_SENDER must be a registered header like YANTRA'],
    [
      { MSG91_TEMPLATES: 'otpSignUp=1' },
      'MSG91_TEMPLATES must be a template for each kind of message, like otpSignUp=',
    ],
    [{ MSG91_TEMPLATES: 'other=1' }, 'MSG91_TEMPLATES must be a template for each kind of message'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT must be a port number from 0 to 65535, not "on".'],
    [{ METRICS_HOST: 'a b' }, 'METRICS_HOST must be an address of this machine, like 0.0.0.0'],
    [{ DRAIN_SECONDS: 'long' }, 'DRAIN_SECONDS must be a number of seconds from 0 to 300, not "long".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal,'],
    ...[
      'tiles',
      'ftp://tiles.example.in/{z}/{x}/{y}.png',
      'http://tiles.example.in/{z}/{x}/{y}.png',
      'https://tiles.example.in/{z}/{x}.png',
      'https://{s}.tiles.example.in/{z}/{x}/{y}.png',
      'https://me:word@tiles.example.in/{z}/{x}/{y}.png',
      "https://tiles.example.in;script-src 'unsafe-inline'/{z}/{x}/{y}.png",
      'https://tiles.example.in/{z}/{x}/{y}.png?{key}',
    ].map((url): [Record<string, string>, string] => [
      { MAP_TILES_URL: url, MAP_TILES_CREDIT: '© Tiles' },
      'MAP_TILES_URL must be an address like https://tiles.example.in/{z}/{x}/{y}.png.',
    ]),
    [
      { MAP_TILES_URL: 'https://tiles.example.in/{z}/{x}/{y}.png' },
      'MAP_TILES_CREDIT must be set when MAP_TILES_URL is',
    ],
    [{ MAP_TILES_CREDIT: '© Tiles' }, 'MAP_TILES_CREDIT needs MAP_TILES_URL or MAP_VECTOR_URL, not "© Tiles".'],
    [{ MAP_VECTOR_URL: 'india.pmtiles' }, 'MAP_VECTOR_URL must be the address of a PMTiles file, like https:'],
    [{ MAP_VECTOR_URL: 'https://a.in/{z}.pmtiles' }, 'MAP_VECTOR_URL must be the address of a PMTiles file'],
    [
      {
        MAP_VECTOR_URL: 'https://a.in/india.pmtiles',
        MAP_TILES_URL: 'https://a.in/{z}/{x}/{y}.png',
        MAP_TILES_CREDIT: '© A',
      },
      'MAP_VECTOR_URL and MAP_TILES_URL both draw the streets: please set one of them.',
    ],
  ] as [Record<string, string>, string][])('that are wrong are named in one line: %j', (env, sentence) => {
    expect(() => settingsFrom(env)).toThrow(SettingsError);
    expect(() => settingsFrom(env)).toThrow(sentence);
  });

  test('read the streets of the map, and credit OpenStreetMap for a file of it', () => {
    expect(settingsFrom({}).mapTiles).toBe(undefined);
    const url = 'http://localhost:8080/{z}/{x}/{y}{r}.png?key=k';
    expect(settingsFrom({ MAP_TILES_URL: url, MAP_TILES_CREDIT: '© Tiles' }).mapTiles).toEqual({
      kind: 'raster',
      url,
      credit: '© Tiles',
    });
    const file = 'https://files.example.in/india.pmtiles';
    expect(settingsFrom({ MAP_VECTOR_URL: file }).mapTiles).toEqual({
      kind: 'vector',
      url: file,
      credit: '© OpenStreetMap contributors',
    });
    expect(settingsFrom({ MAP_VECTOR_URL: file, MAP_TILES_CREDIT: '© Us' }).mapTiles?.credit).toBe('© Us');
  });

  test('never repeat a key', () => {
    expect(() => settingsFrom({ MAP_TILES_URL: 'https://a.in/secret/{z}', MAP_TILES_CREDIT: 'A' })).toThrow(
      /^(?!.*secret)/,
    );
    expect(() => settingsFrom({ TWILIO_ACCOUNT_SID: 'secret' })).toThrow(
      /^TWILIO_ACCOUNT_SID must be AC and 32 digits or letters a to f\.$/,
    );
  });

  test('never repeat a database password', () => {
    expect(() => settingsFrom({ DATABASE_URL: 'mysql://root:secret@db/x' })).toThrow(
      /^DATABASE_URL must be an address like postgres:[^,]*\.$/,
    );
  });
});
