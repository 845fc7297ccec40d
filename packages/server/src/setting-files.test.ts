import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SettingsError, settingsFrom } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(text: string): string {
  const file = join(folder, `${text.length}`);
  writeFileSync(file, text);
  return file;
}

test('any setting may be in a file that its name with _FILE names', () => {
  const url = 'postgres://u:secret@localhost/yantra';
  expect(settingsFrom({ DATABASE_URL_FILE: fileWith(`${url}\n`) }).databaseUrl).toBe(url);
  const gateway = {
    GATEWAY_MODE: 'sandbox',
    GATEWAY_CLIENT_ID: 'a',
    GATEWAY_CLIENT_SECRET_FILE: fileWith('the secret'),
  };
  expect(settingsFrom(gateway).gateway.account).toEqual({ clientId: 'a', clientSecret: 'the secret' });
});

test('a file that cannot serve is told in one line, without what is in it', () => {
  const empty = fileWith('\n\n');
  for (const [env, says] of [
    [
      { DATABASE_URL_FILE: join(folder, 'none') },
      `DATABASE_URL_FILE must name a file that can be read, not ${join(folder, 'none')} (ENOENT).`,
    ],
    [{ DATABASE_URL_FILE: empty }, `DATABASE_URL_FILE names an empty file: ${empty}.`],
    [
      { DATABASE_URL: 'postgres://a/b', DATABASE_URL_FILE: empty },
      'DATABASE_URL and DATABASE_URL_FILE must not both be set.',
    ],
    [
      { SMS_SENDER_FILE: fileWith('hunter 2 is the secret') },
      'SMS_SENDER must be a registered header like YANTRA, or a number like +14155550100.',
    ],
  ] as const) {
    expect(() => settingsFrom(env)).toThrow(new SettingsError(says));
  }
});
