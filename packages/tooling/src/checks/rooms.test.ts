import { expect, test } from 'vitest';
import { circles, type Import, roomFindings, roomOf } from './rooms.ts';

const at = (path: string) => `packages/server/src/${path}`;

/** The findings for one import; of the whole table only those about it. */
function saidOf(from: string, to: string): string[] {
  const imports: Import[] = [{ from: at(from), to: at(to) }];
  return roomFindings([at(from), at(to)], imports).filter((line) => line.includes('→'));
}

test('a module is used through its index.ts by those whose row names it', () => {
  expect(saidOf('modules/verification/send-code.ts', 'modules/sms/index.ts')).toEqual([]);
  expect(saidOf('modules/leads/leads.service.ts', 'modules/sms/sms.queries.ts').join()).toContain('index.ts');
  expect(saidOf('modules/sms/sms.service.ts', 'modules/leads/index.ts').join()).toContain('does not let "sms" use');
  expect(saidOf('modules/search/terms/pieces.ts', 'modules/search/lists/index.ts').join()).toContain('does not let');
});

test('what lies below modules does not know them', () => {
  expect(saidOf('modules/leads/leads.service.ts', 'http/bind.ts')).toEqual([]);
  expect(saidOf('http/pages.ts', 'modules/sessions/index.ts').join()).toContain('does not let "http" use "sessions"');
  expect(saidOf('database/open.ts', 'keys/keyring.ts').join()).toContain('does not let "database" use "keys"');
  expect(saidOf('modules/files/open-files.ts', 'settings.ts').join()).toContain('does not let "files" use "settings"');
});

test('settings gather settings alone, the composer reaches everywhere, and so do tests', () => {
  expect(saidOf('settings.ts', 'modules/sms/sms.settings.ts')).toEqual([]);
  expect(saidOf('settings.ts', 'modules/sms/index.ts').join()).toContain('*.settings.ts');
  expect(saidOf('calls.ts', 'modules/sms/sms.service.ts')).toEqual([]);
  expect(saidOf('modules/sms/sms.test.ts', 'modules/leads/leads.queries.ts')).toEqual([]);
});

test('a folder without a row, a row without a use and a row in a circle are told', () => {
  expect(roomFindings([at('modules/news/index.ts')], []).join()).toContain(
    'modules/news/index.ts: server-rooms.ts says',
  );
  expect(roomFindings([], []).join()).toContain('"verification" may use "sms" and does not');
  expect(
    circles([
      ['a', ['b']],
      ['b', ['a']],
    ]),
  ).toEqual(['server-rooms.ts: "a" names "b", which does not stand above it']);
  expect(roomOf(at('modules/search/terms/pieces.ts'))).toBe('search/terms');
});
