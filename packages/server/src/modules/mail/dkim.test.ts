import { generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { describe, expect, test } from 'vitest';
import { settingsFrom } from '../../settings.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { smtp } from './smtp.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
const stated = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const settings = {
  SMTP_URL: 'smtps://mail.example.in',
  MAIL_FROM: 'hello@yantra.example.in',
  MAIL_DKIM_DOMAIN: 'yantra.example.in',
  MAIL_DKIM_SELECTOR: 'mail2026',
  MAIL_DKIM_KEY: String(pem),
};

/** What a recipient's mail server finds of the signature. */
async function found(raw: Buffer) {
  const resolver = async (name: string) => {
    if (name !== 'mail2026._domainkey.yantra.example.in') throw new Error(`Nobody knows ${name}.`);
    return [[`v=DKIM1; k=rsa; p=${stated}`]];
  };
  const { results } = await dkimVerify(raw, { resolver });
  return results.map(({ signingDomain, status }) => [signingDomain, status.result]);
}

async function arrived(): Promise<Buffer> {
  const { url, taken } = await mailServer();
  const { mail } = settingsFrom({ ...settings, SMTP_URL: url });
  if (mail === undefined) throw new Error('There is no mail.');
  await smtp(mail).deliver({
    to: 'asha@example.in',
    kind: 'planEnds',
    id: 'news-1',
    subject: 'आपका प्लान',
    text: 'नमस्ते\n',
    html: '<!doctype html><p>नमस्ते</p>',
    stopAddress: 'https://yantra.example.in/unsubscribe?t=a',
  });
  return taken[0]?.raw ?? Buffer.alloc(0);
}

describe('a mail signed by DKIM', () => {
  test('is known as ours by who gets it, with the headers that unsubscribe', async () => {
    const raw = await arrived();
    expect(await found(raw)).toEqual([['yantra.example.in', 'pass']]);
    const [signature = ''] = /^DKIM-Signature:(?:.*\r\n)(?:[ \t].*\r\n)*/m.exec(raw.toString()) ?? [];
    expect(signature.replaceAll(/\s/g, '').toLowerCase()).toContain('list-unsubscribe:list-unsubscribe-post');
  });

  test('is not, once somebody changed it', async () => {
    const changed = (await arrived()).toString().replace('unsubscribe?t=a', 'unsubscribe?t=b');
    expect(await found(Buffer.from(changed))).toEqual([['yantra.example.in', 'fail']]);
  });
});

describe('the settings of DKIM', () => {
  test.each(['MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY'] as const)(
    'are three or none: without %s the server does not start',
    (name) => {
      expect(() => settingsFrom({ ...settings, [name]: undefined })).toThrow(
        new RegExp(`^${name} must be set with MAIL_DKIM_\\w+: mails are signed by all three, or none\\.$`),
      );
    },
  );

  test('take a key whose lines are written in one, and no other kind, and never print it', () => {
    const inOne = String(pem).replaceAll('\n', '\\n');
    expect(settingsFrom({ ...settings, MAIL_DKIM_KEY: inOne }).mail?.dkim?.key).toBe(String(pem));
    const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
    for (const MAIL_DKIM_KEY of ['secret', String(short.export({ type: 'pkcs8', format: 'pem' }))]) {
      expect(() => settingsFrom({ ...settings, MAIL_DKIM_KEY })).toThrow(
        /^MAIL_DKIM_KEY must be a private RSA key of at least 2048 bits in PEM[^]*writes it\.$/,
      );
    }
  });
});
