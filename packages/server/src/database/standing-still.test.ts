import type { EquipmentPage } from '@yantra/contract/calls';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createListing } from '../modules/equipment/listing.ts';
import { createRanking } from '../modules/search/ranking/ranking.ts';
import { appForFile } from '../testing/app-for-file.ts';
import { addMachine, testNow } from '../testing/market.ts';
import { addUser } from '../testing/signed-in.ts';
import { testEngine } from '../testing/test-database.ts';
import type { Database } from './types.ts';

const server = appForFile();
const day = 86_400_000;

/** A process that hangs in a transaction after this work. */
async function standStill(work: (trx: Kysely<Database>) => Promise<unknown>): Promise<{ end: () => Promise<void> }> {
  const stands = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const all = server.db.transaction().execute(async (trx) => {
    await work(trx);
    stands.resolve();
    await ending.promise;
  });
  await Promise.race([stands.promise, all]);
  return {
    end: async () => {
      ending.resolve();
      await all;
    },
  };
}

const listed = async (city: string) => {
  const answer = await server.get(`/api/Equipment/SearchEquipments?selectedCity=${city}&facets=true`);
  const { data, total, facets } = answer.json<EquipmentPage>();
  return { ids: data.map(({ id }) => id), total, counted: facets?.categories.find(({ id }) => id === '1')?.count };
};

// PGlite has one connection, which is not shared.
describe.runIf(testEngine === 'postgres')('while a process stands still in a transaction', () => {
  test('others add, change and sell machines of the same kind and town, and all is counted once it goes on', async () => {
    const [first, second] = [await addMachine(server.db), await addMachine(server.db)];
    const frozen = await standStill(async (trx) => {
      await addMachine(trx);
      await trx.updateTable('equipment').set({ discount: 50, name: 'Swaraj 855' }).where('id', '=', first).execute();
      await trx.updateTable('categories').set({ name: 'Farm tractors' }).where('id', '=', 1).execute();
    });
    await addMachine(server.db);
    await server.db
      .updateTable('equipment')
      .set({ discount: 50, name: 'Swaraj 744' })
      .where('id', '=', second)
      .execute();
    await server.db.insertInto('categories').values({ id: 70, name: 'Swaraj farm tools' }).execute();
    expect(await listed('Pune')).toMatchObject({ total: 3, counted: 3 });
    await frozen.end();
    expect(await listed('Pune')).toMatchObject({ total: 4, counted: 4 });
    const weights = await sql<{ word: string; weight: number }>`
      select word, weight from lexicon where word in ('855', '744') order by word`.execute(server.db);
    expect(weights.rows).toEqual([
      { word: '744', weight: 1 },
      { word: '855', weight: 1 },
    ]);
  });

  test('what is due is listed and unlisted, but for the machine in its hands, and is ranked', async () => {
    const inHand = await addMachine(server.db, { city_id: '9', period: [-1, 2] });
    const due = await addMachine(server.db, { city_id: '9', period: [-1, 2] });
    const frozen = await standStill((trx) =>
      trx.updateTable('equipment').set({ description: 'New tyres' }).where('id', '=', inHand).execute(),
    );
    const clock = { now: () => new Date(testNow.getTime() + 2 * day) };
    const listing = createListing({ db: server.db, clock });
    await listing.refresh();
    const isListed = async (id: string) =>
      (await server.db.selectFrom('equipment').select('listed').where('id', '=', id).executeTakeFirst())?.listed;
    expect([await isListed(inHand), await isListed(due)]).toEqual([true, false]);
    await server.db.updateTable('ranking_weights').set({ free: 0.9 }).execute();
    await createRanking({ db: server.db, clock }).rankAll();
    await frozen.end();
    await listing.upToDate();
    expect(await isListed(inHand)).toBe(false);
  });

  test('somebody else becomes a supplier, and it is told', async () => {
    const [one, other] = [await addUser(server), await addUser(server)];
    const frozen = await standStill((trx) => addMachine(trx, { supplier_id: one.id, period: null }));
    await addMachine(server.db, { supplier_id: other.id });
    await frozen.end();
    const told = await server.db.selectFrom('audit_log').select('user_id').where('kind', '=', 'role.changed').execute();
    expect(new Set(told.map(({ user_id }) => user_id))).toEqual(new Set([one.id, other.id]));
  });
});

describe('a transaction', () => {
  test('counts what it changed when it commits, whatever it did before, and nothing of what it took back', async () => {
    const before = await listed('Mumbai');
    await server.db.transaction().execute(async (trx) => {
      const id = await addMachine(trx, { city_id: '1' });
      for (const name of ['Zetor 1', 'Zetor 2', 'Zetor 3']) {
        await trx.updateTable('equipment').set({ name }).where('id', '=', id).execute();
      }
      await addMachine(trx, { city_id: '1' });
    });
    const failed = server.db.transaction().execute(async (trx) => {
      await addMachine(trx, { city_id: '1' });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await listed('Mumbai')).toMatchObject({ total: before.total + 2, counted: (before.counted ?? 0) + 2 });
    const names = await sql`select name from listed_names where city_id = '1' and name like 'Zetor%'`.execute(
      server.db,
    );
    expect(names.rows).toEqual([{ name: 'Zetor 3' }]);
    expect((await sql`select 1 from pending_changes`.execute(server.db)).rows).toEqual([]);
  });

  test('that renames a category twice leaves no word behind that is nobody’s', async () => {
    await server.db.transaction().execute(async (trx) => {
      for (const name of ['Krupina', 'Lorvana']) {
        await trx.updateTable('categories').set({ name }).where('id', '=', 7).execute();
      }
    });
    const words = await sql`select word from lexicon where word in ('lifting', 'krupina', 'lorvana')`.execute(
      server.db,
    );
    expect(words.rows).toEqual([{ word: 'lorvana' }]);
  });
});
