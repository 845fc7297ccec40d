import { getCategories, logIn, searchEquipments } from '@yantra/contract/calls';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testNow } from '../../testing/market.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { createAdmin } from './create-admin.ts';

const database = databaseForFile();
let server: TestApp;
beforeAll(() => void (server = testApp(database.db)));
beforeEach(async () => {
  const { db } = database;
  await db.deleteFrom('users').execute();
  for (const table of ['type_facts', 'equipment_types', 'categories', 'subscription_versions', 'subscriptions']) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
});

const asha = {
  firstName: 'Asha',
  lastName: 'Patil',
  email: 'asha@example.in',
  phoneNumber: '+91 98765 43210',
  password: 'Rent@2026well',
};
const create = (changes: Partial<typeof asha> = {}, withCatalogue = false) =>
  createAdmin({ database, clock: { now: () => testNow } }, { ...asha, ...changes }, { withCatalogue });
const users = () => database.db.selectFrom('users').selectAll().execute();
const told = () =>
  database.db.selectFrom('audit_log').select(['kind', 'user_id']).orderBy('at').orderBy('id').execute();

describe('an administrator', () => {
  test('is made, is told of in the audit log, and can log in', async () => {
    const { id } = await create();
    expect(await users()).toMatchObject([
      { id, role: 'admin', first_name: 'Asha', last_name: 'Patil', phone: '9876543210' },
    ]);
    expect((await told()).at(-1)).toEqual({ kind: 'admin.created', user_id: id });
    const entered = await server.post(`/api${logIn.path}`, { userName: '9876543210', password: asha.password });
    expect(entered.status).toBe(200);
    const [, claims = ''] = entered.json<{ access_token: string }>().access_token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: id, role: 'admin' });
  });

  test.each([
    [{ password: 'short' }, 'password', /^Password must contain at least one symbol/],
    [{ password: 'Yantra@12 3' }, 'password', /^Password must contain/],
    [{ phoneNumber: '123' }, 'phoneNumber', /10-digit/],
    [{ firstName: '  ' }, 'firstName', /^Please enter your first name/],
    [{ email: 'asha' }, 'email', /./],
  ])('is held to the rules of sign-up: %j', async (wrong, field, sentence) => {
    const refused = create(wrong as Partial<typeof asha>);
    await expect(refused).rejects.toMatchObject({ code: 'request.invalid' });
    await refused.catch(({ fields }: { fields: Record<string, string> }) => expect(fields[field]).toMatch(sentence));
    expect(await users()).toEqual([]);
  });

  test('is not given a password that is tried first', async () => {
    await expect(create({ password: 'Welcome@123' })).rejects.toMatchObject({ code: 'password.common' });
    expect(await users()).toEqual([]);
  });

  test('is not made of an account that is there', async () => {
    await create();
    const before = await users();
    await expect(create({ firstName: 'Eve', password: 'Other@2026x' }, true)).rejects.toMatchObject({
      code: 'phone.taken',
    });
    expect(await users()).toEqual(before);
    expect(await database.db.selectFrom('categories').select('id').execute()).toEqual([]);
  });
});

describe('the catalogue', () => {
  const counts = async () =>
    Promise.all(
      (['categories', 'equipment_types', 'type_facts', 'subscriptions'] as const).map(
        async (table) =>
          (
            await database.db
              .selectFrom(table)
              .select(({ fn }) => fn.countAll().as('n'))
              .execute()
          )[0]?.n,
      ),
    );

  test('is added where nothing is there, and searches know its words at once', async () => {
    expect(await create({}, true)).toMatchObject({ hasCatalogue: true });
    const [categories, types, facts, plans] = (await counts()).map(Number);
    expect([categories, types, plans]).toEqual([15, 77, 4]);
    expect(facts).toBeGreaterThan(70);
    expect((await told()).slice(-2).map(({ kind }) => kind)).toEqual(['catalogue.added', 'admin.created']);
    // Kept for a second.
    server.clock.time = new Date(testNow.getTime() + 2000);
    const listed = await server.get(`/api${getCategories.path}`);
    expect(listed.json<{ data: object[] }>().data).toHaveLength(15);
    const search = await server.get(`/api${searchEquipments.path}?searchTerm=backhoe&page=1`);
    expect(search.json<{ understood?: object }>().understood).toBeDefined();
  });

  test('is not mixed with what somebody has begun, and is left out where nobody wants it', async () => {
    await database.db.insertInto('categories').values({ id: 1, name: 'Tents', deleted: true }).execute();
    expect(await create({}, true)).toMatchObject({ hasCatalogue: false });
    expect((await counts()).map(Number)).toEqual([1, 0, 0, 0]);
    await database.db.deleteFrom('categories').execute();
    expect(await create({ phoneNumber: '9876543211' })).toMatchObject({ hasCatalogue: false });
    expect((await told()).slice(-2).map(({ kind }) => kind)).toEqual(['admin.created', 'admin.created']);
    expect((await counts()).map(Number)).toEqual([0, 0, 0, 0]);
  });

  test('leaves room for what admins add to it', async () => {
    await create({}, true);
    const { db } = database;
    const next = await db.selectNoFrom(({ fn }) => fn<number>('next_type_id', []).as('id')).executeTakeFirstOrThrow();
    const { top } = await db
      .selectFrom('equipment_types')
      .select(({ fn }) => fn.max('id').as('top'))
      .executeTakeFirstOrThrow();
    expect(next.id).toBe(Number(top) + 1);
  });
});
