// @module-tag other
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@yantra/server';
import { afterAll, describe, expect, test } from 'vitest';
import { runCommand } from '../run-command.ts';
import { told } from '../testing/told.ts';

const folder = mkdtempSync(join(tmpdir(), 'yantra-admin-'));
const DATA_DIR = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ran(args: readonly string[], at: Parameters<typeof told>[0] = {}, env: Record<string, string> = {}) {
  const { terminal, printed, said, asked } = told(at);
  const code = await runCommand(['create-admin', ...args], { env: { DATA_DIR, ...env }, terminal });
  return { code, printed, said, asked };
}

async function found() {
  const database = await openDatabase({ dataDir: DATA_DIR });
  try {
    const users = await database.db
      .selectFrom('users')
      .select(['phone', 'role', 'first_name', 'last_name', 'email'])
      .execute();
    const categories = await database.db.selectFrom('categories').select('id').execute();
    return { users, categories: categories.length };
  } finally {
    await database.close();
  }
}

// It makes a database on the disk, which takes seconds.
describe('create-admin', { timeout: 60_000 }, () => {
  test('asks at a terminal for what was not said, the password twice and hidden, and offers the catalogue', async () => {
    const answers = [
      '9876543210',
      'Asha  Devi Patil',
      'asha@example.in',
      'Rent@2026',
      'Rent@2025',
      'Rent@2026',
      'Rent@2026',
      '',
    ];
    const { code, printed, said, asked } = await ran([], { answers });
    expect([code, printed]).toEqual([
      0,
      [
        'Asha  Devi Patil is an administrator now and can log in.',
        'Categories, types and plans of the catalogue were added.',
      ],
    ]);
    expect(asked).toEqual([
      'Phone number: ',
      'Name: ',
      'E-mail: ',
      '[Password: ]',
      '[The same password once more: ]',
      '[Password: ]',
      '[The same password once more: ]',
      'There are no categories, types and plans yet. Add those of the catalogue? [Y/n] ',
    ]);
    expect(said).toEqual(['The two passwords differ. Please try again.']);
    expect(await found()).toEqual({
      users: [
        { phone: '9876543210', role: 'admin', first_name: 'Asha', last_name: 'Devi Patil', email: 'asha@example.in' },
      ],
      categories: 15,
    });
  });

  test('takes all from its arguments and a pipe or a file where nobody can be asked', async () => {
    const who = ['--phone', '9876543211', '--name=Ravi', '--email', 'ravi@example.in'];
    const piped = await ran([...who, '--with-catalogue'], { piped: 'Rent@2026\n' });
    expect(piped).toMatchObject({
      code: 0,
      asked: [],
      said: [],
      printed: [
        'Ravi is an administrator now and can log in.',
        'There are categories, types or plans already, so the catalogue was not added.',
      ],
    });
    const file = join(folder, 'password');
    writeFileSync(file, 'Rent@2027\r\n');
    const env = { ADMIN_PASSWORD_FILE: file };
    const again = await ran(who, { piped: 'never read' }, env);
    expect(again).toMatchObject({
      code: 1,
      said: [expect.stringMatching(/^This phone number has an account already\./)],
    });
    expect(await ran([...who.slice(2), '--phone=9876543212'], {}, env)).toMatchObject({ code: 0 });
    expect((await found()).users).toHaveLength(3);
  });

  test('says in one line what is missing or wrong, and never takes a password as an argument', async () => {
    const who = ['--phone', '9876543219', '--name', 'Ravi'];
    for (const [args, piped, code, line] of [
      [[], '', 2, '--phone must be given where nobody can be asked.'],
      [['--phone', '9876543219'], '', 2, '--name must be given where nobody can be asked.'],
      [['--phone'], '', 2, '--phone needs a value.'],
      [['--password', 'Rent@2026'], '', 2, '"--password" is not understood.'],
      [
        [...who, '--email', 'a@b.in'],
        '',
        2,
        'No password came in: please pipe it in, or name a file that holds it by ADMIN_PASSWORD_FILE.',
      ],
      [[...who, '--email', 'a@b.in'], 'weak\n', 1, expect.stringMatching(/^Password must contain at least one symbol/)],
      [['--phone=1', '--name=Ravi', '--email=a@b.in'], 'Rent@2026', 1, 'Please enter a valid 10-digit phone number.'],
    ] as const) {
      const { said, ...rest } = await ran(args, { piped });
      expect([rest.code, said[0]]).toEqual([code, line]);
    }
    const { said } = await ran([...who, '--email', 'a@b.in'], {}, { ADMIN_PASSWORD_FILE: join(folder, 'none') });
    expect(said).toEqual([expect.stringMatching(/^The file of ADMIN_PASSWORD_FILE cannot be read: ENOENT/)]);
    expect((await found()).users).toHaveLength(3);
  });
});
