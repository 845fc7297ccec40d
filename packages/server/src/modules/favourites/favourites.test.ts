import { randomUUID } from 'node:crypto';
import {
  type Favourites,
  type InputOf,
  type OutputOf,
  type changeFavourites,
  exportData,
  shareFavourites,
} from '@yantra/contract/calls';
import { favouriteLimits, type Kept, type KeptChange, mergeKept, minuteMs } from '@yantra/domain';
import { hostileTexts } from '@yantra/testing/hostile-strings';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, addMachines } from '../../testing/market.ts';
import { type SignedIn, signedIn, testPassword } from '../../testing/signed-in.ts';

const server = appForFile();

type Changes = InputOf<typeof changeFavourites>['changes'];
type Changed = OutputOf<typeof changeFavourites>;
type Made = Omit<KeptChange, 'id' | 'at'> & { readonly id?: string; readonly ageMs?: number };

const changesOf = (made: readonly Made[]): Changes =>
  made.map((one) => ({ id: randomUUID(), ageMs: 0, ...one }) as Changes[number]);

async function send(who: SignedIn, changes: Changes): Promise<Changed> {
  const answer = await server.post('/api/Favourite/ChangeFavourites', { changes }, who.bearer);
  expect(answer.status).toBe(200);
  return answer.json<{ data: Changed }>().data;
}
const change = (who: SignedIn, ...made: Made[]) => send(who, changesOf(made));
const keptOf = async (who: SignedIn): Promise<Favourites> =>
  (await server.post('/api/Favourite/GetFavourites', {}, who.bearer)).json<{ data: Favourites }>().data;
const machinesOf = async (who: SignedIn) => (await keptOf(who)).machines.map(({ id }) => id);
const some = async (count: number) => {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await addMachine(server.db));
  return ids as [string, string, string, string];
};
/** What a browser without an account kept, made in an account. */
const mergeIn = (browser: Kept) => {
  const { changes } = mergeKept(browser, { machines: [], lists: [] }, 0, randomUUID);
  return changes.map(({ at: _at, ...one }) => ({ ageMs: 0, ...one })) as Changes;
};

describe('what somebody keeps', () => {
  test('is theirs: machines, notes and lists, the latest first, as the database has it', async () => {
    const [who, other] = [await signedIn(server), await signedIn(server)];
    const [one, two] = await some(2);
    const list = randomUUID();
    await change(
      who,
      { deed: 'keep', machine: one },
      { deed: 'note', machine: one, words: ' Ask who pays diesel. ' },
      { deed: 'name', list, words: '  Metro  site, phase 2 ' },
      { deed: 'put', list, machine: two },
      { deed: 'put', list, machine: one },
    );
    expect(await keptOf(who)).toEqual({
      machines: [
        { id: two, note: '' },
        { id: one, note: 'Ask who pays diesel.' },
      ],
      lists: [{ id: list, name: 'Metro site, phase 2', machines: [one, two] }],
    });
    expect(await keptOf(other)).toEqual({ machines: [], lists: [] });
    const rows = await server.db
      .selectFrom('kept_machines')
      .select(['equipment_id'])
      .where('user_id', '=', who.userId)
      .execute();
    expect(rows.map(({ equipment_id }) => equipment_id).toSorted()).toEqual([one, two].toSorted());
  });

  test('a list that ends leaves its machines, a machine that is dropped leaves all lists', async () => {
    const who = await signedIn(server);
    const [one, two] = await some(2);
    const [first, second] = [randomUUID(), randomUUID()];
    await change(
      who,
      { deed: 'name', list: first, words: 'First' },
      { deed: 'name', list: second, words: 'Second' },
      { deed: 'put', list: first, machine: one },
      { deed: 'put', list: second, machine: one },
      { deed: 'put', list: second, machine: two },
      { deed: 'end', list: first },
    );
    expect((await keptOf(who)).lists).toEqual([{ id: second, name: 'Second', machines: [two, one] }]);
    expect((await machinesOf(who)).toSorted()).toEqual([one, two].toSorted());
    await change(who, { deed: 'drop', machine: one });
    expect(await keptOf(who)).toEqual({
      machines: [{ id: two, note: '' }],
      lists: [{ id: second, name: 'Second', machines: [two] }],
    });
  });

  test('a change that comes again is made once, even if the other device changed it meanwhile', async () => {
    const who = await signedIn(server);
    const [one] = await some(1);
    const keep = changesOf([{ deed: 'keep', machine: one }]);
    await send(who, keep);
    await change(who, { deed: 'drop', machine: one });
    await send(who, keep);
    expect(await machinesOf(who)).toEqual([]);
  });

  test('of two devices the later change of the same thing wins, in whatever order they arrive', async () => {
    const who = await signedIn(server);
    const [one, two] = await some(2);
    // The phone was off the line for an hour; the computer was not.
    await change(who, { deed: 'keep', machine: one }, { deed: 'keep', machine: two });
    await change(who, { deed: 'note', machine: one, words: 'From the computer', ageMs: minuteMs });
    await change(
      who,
      { deed: 'note', machine: one, words: 'From the phone, earlier', ageMs: 60 * minuteMs },
      { deed: 'drop', machine: two, ageMs: 60 * minuteMs },
    );
    expect((await keptOf(who)).machines.find(({ id }) => id === one)?.note).toBe('From the computer');
    expect(await machinesOf(who)).toContain(two);
    await change(who, { deed: 'drop', machine: two });
    await change(who, { deed: 'keep', machine: two, ageMs: 5 * minuteMs });
    expect(await machinesOf(who)).not.toContain(two);
  });

  test('two devices at the same time lose nothing of each other', async () => {
    const who = await signedIn(server);
    const ids = await some(4);
    const list = randomUUID();
    await change(who, { deed: 'name', list, words: 'Both' });
    await Promise.all(ids.map((machine) => change(who, { deed: 'keep', machine }, { deed: 'put', list, machine })));
    expect((await machinesOf(who)).toSorted()).toEqual([...ids].toSorted());
    expect((await keptOf(who)).lists[0]?.machines.toSorted()).toEqual([...ids].toSorted());
  });
});

describe('a merge at the log-in', () => {
  test('loses nothing and doubles nothing, however often it is made', async () => {
    const who = await signedIn(server);
    const [one, two, three] = await some(3);
    const [own, browsers] = [randomUUID(), randomUUID()];
    await change(
      who,
      { deed: 'keep', machine: one },
      { deed: 'note', machine: one, words: 'From the account' },
      { deed: 'name', list: own, words: 'Metro site' },
      { deed: 'put', list: own, machine: one },
    );
    const browser: Kept = {
      machines: [
        { id: three, note: '' },
        { id: two, note: 'Steady operator' },
        { id: one, note: 'From the browser' },
      ],
      lists: [{ id: browsers, name: 'metro SITE', machines: [three, one] }],
    };
    // The same again, as after an answer that was lost; and once more, as from a second browser.
    const first = mergeIn(browser);
    for (const changes of [first, first, mergeIn(browser)]) await send(who, changes);
    const kept = await keptOf(who);
    expect(kept.machines.map(({ id }) => id).toSorted()).toEqual([one, two, three].toSorted());
    expect(kept.machines.find(({ id }) => id === one)?.note).toBe('From the account\nFrom the browser');
    expect(kept.machines.find(({ id }) => id === two)?.note).toBe('Steady operator');
    expect(kept.lists).toEqual([{ id: own, name: 'Metro site', machines: [three, one], also: [browsers] }]);
    // What the browser does with its own list reaches the account's.
    server.clock.time = new Date(server.clock.time.getTime() + 1000);
    await change(who, { deed: 'put', list: browsers, machine: two });
    expect((await keptOf(who)).lists[0]?.machines).toEqual([two, three, one]);
  });
});

describe('limits', () => {
  test('the most machines and lists are refused with their code, and all else is made', async () => {
    const who = await signedIn(server);
    const ids = Array.from({ length: favouriteLimits.machines + 1 }, () => randomUUID());
    await addMachines(
      server.db,
      ids.map((id) => ({ id })),
    );
    for (let from = 0; from < ids.length; from += favouriteLimits.changesAtOnce)
      await change(
        who,
        ...ids
          .slice(from, from + favouriteLimits.changesAtOnce - 1)
          .map((machine) => ({ deed: 'keep', machine }) as const),
      );
    const left = ids.filter((_, at) => at % favouriteLimits.changesAtOnce === favouriteLimits.changesAtOnce - 1);
    const { refused, kept } = await change(
      who,
      ...[...left, ids.at(-1) ?? ''].map((machine) => ({ deed: 'keep', machine }) as const),
    );
    expect(kept.machines).toHaveLength(favouriteLimits.machines);
    expect(refused.map(({ code }) => code)).toEqual(['favourites.tooMany']);
    const lists = Array.from(
      { length: favouriteLimits.lists + 1 },
      (_, at) => ({ deed: 'name', list: randomUUID(), words: `List ${at}` }) as const,
    );
    const full = await change(who, ...lists);
    expect(full.kept.lists).toHaveLength(favouriteLimits.lists);
    expect(full.refused.map(({ code }) => code)).toEqual(['favouriteLists.tooMany']);
    const [first, second] = lists;
    const taken = await change(who, { deed: 'name', list: first?.list ?? '', words: second?.words });
    expect(taken.refused.map(({ code }) => code)).toEqual(['favouriteList.taken']);
  });

  test('machines that were never public, and lists that are not there, are refused', async () => {
    const who = await signedIn(server);
    const draft = await addMachine(server.db, { is_draft: true, picture_ids: [] });
    const never = await addMachine(server.db, { period: null });
    const [one] = await some(1);
    const { refused } = await change(
      who,
      { deed: 'keep', machine: draft },
      { deed: 'keep', machine: never },
      { deed: 'keep', machine: 'no id' },
      { deed: 'keep', machine: randomUUID() },
      { deed: 'put', list: randomUUID(), machine: one },
    );
    expect(refused.map(({ code }) => code)).toEqual([
      ...Array.from({ length: 4 }, () => 'equipment.unknown'),
      'favouriteList.unknown',
    ]);
    expect(await keptOf(who)).toEqual({ machines: [], lists: [] });
  });

  test('too long a note, an empty name and too many changes are refused whole', async () => {
    const who = await signedIn(server);
    const [one] = await some(1);
    const many = Array.from(
      { length: favouriteLimits.changesAtOnce + 1 },
      () => ({ deed: 'keep', machine: one }) as const,
    );
    for (const made of [
      [{ deed: 'note', machine: one, words: 'x'.repeat(favouriteLimits.note + 1) } as const],
      [{ deed: 'name', list: randomUUID(), words: ' ' } as const],
      [{ deed: 'name', list: randomUUID(), words: 'x'.repeat(favouriteLimits.listName + 1) } as const],
      [{ deed: 'keep' } as const],
      many,
    ]) {
      const answer = await server.post('/api/Favourite/ChangeFavourites', { changes: changesOf(made) }, who.bearer);
      expect([answer.status, answer.json()['code']]).toEqual([400, 'request.invalid']);
    }
  });
});

describe('a shared list', () => {
  const shared = (page: string) => server.post('/api/Favourite/GetSharedFavourites', { page });
  async function listOf(who: SignedIn, words = 'Metro site') {
    const [one] = await some(1);
    const list = randomUUID();
    await change(
      who,
      { deed: 'name', list, words },
      { deed: 'put', list, machine: one },
      { deed: 'note', machine: one, words: 'Good for pile caps.' },
    );
    return { list, one };
  }
  const share = (who: SignedIn, list: string, isShared = true) =>
    server.post(`/api${shareFavourites.path}`, { list, isShared }, who.bearer);

  test('is read by whoever has its page, notes included, until it is ended; a new page is another', async () => {
    const who = await signedIn(server);
    const { list, one } = await listOf(who);
    const { page } = (await share(who, list)).json<{ data: { page: string } }>().data;
    expect((await share(who, list)).json<{ data: unknown }>().data).toEqual({ page });
    expect((await keptOf(who)).lists[0]?.page).toBe(page);
    const seen = (await shared(page)).json<{
      data: { name: string; machines: { id: string; note: string; machine?: { name: string } }[] };
    }>().data;
    expect(seen).toMatchObject({
      name: 'Metro site',
      machines: [{ id: one, note: 'Good for pile caps.', machine: { id: one } }],
    });
    expect(JSON.stringify(seen)).not.toContain(who.userId);
    expect((await share(who, list, false)).json<{ data: unknown }>().data).toEqual({});
    expect((await shared(page)).status).toBe(410);
    const { page: next } = (await share(who, list)).json<{ data: { page: string } }>().data;
    expect(next).not.toBe(page);
    expect((await shared(page)).status).toBe(410);
    expect((await shared(next)).status).toBe(200);
    await change(who, { deed: 'end', list });
    expect((await shared(next)).status).toBe(410);
  });

  test('nothing of its page is in the database, and no other page opens it', async () => {
    const who = await signedIn(server);
    const { list } = await listOf(who);
    const { page } = (await share(who, list)).json<{ data: { page: string } }>().data;
    const { rows } = await sql<{
      row: string;
    }>`select l::text as row from kept_lists l where user_id = ${who.userId}::uuid`.execute(server.db);
    expect(rows[0]?.row).not.toContain(page.slice(0, 12));
    const forged = Buffer.from(page, 'base64url');
    forged[0] = (forged[0] ?? 0) ^ 1;
    for (const text of ['', 'x', list, page.slice(0, -2), forged.toString('base64url')])
      expect((await shared(text)).status).toBe(410);
  });

  test('a stranger shares and changes nobody’s list', async () => {
    const [who, other] = [await signedIn(server), await signedIn(server)];
    const { list } = await listOf(who);
    const answer = await share(other, list);
    expect([answer.status, answer.json()['code']]).toEqual([404, 'favouriteList.unknown']);
    await change(other, { deed: 'end', list });
    expect((await keptOf(who)).lists).toHaveLength(1);
    await server.db.updateTable('users').set({ blocked_at: server.clock.time }).where('id', '=', who.userId).execute();
    expect(
      (await server.db.selectFrom('kept_lists').select('is_shared').where('id', '=', list).executeTakeFirst())
        ?.is_shared,
    ).toBe(false);
  });

  test('whatever stands in names and notes is refused with a sentence or answered as data alone', async () => {
    const who = await signedIn(server);
    const { list, one } = await listOf(who);
    const { page } = (await share(who, list)).json<{ data: { page: string } }>().data;
    let taken = 0;
    for (const { text } of hostileTexts) {
      const name = [...text].slice(0, 30).join('').trim();
      const answer = await server.post(
        '/api/Favourite/ChangeFavourites',
        {
          changes: changesOf([
            { deed: 'name', list, words: name },
            { deed: 'note', machine: one, words: [...text].slice(0, 400).join('') },
          ]),
        },
        who.bearer,
      );
      expect([text, [200, 400].includes(answer.status)]).toEqual([text, true]);
      if (answer.status !== 200) continue;
      taken += 1;
      const seen = await shared(page);
      expect(seen.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
    }
    expect(taken).toBeGreaterThan(hostileTexts.length / 3);
  });
});

describe('somebody’s own data', () => {
  test('has what they keep, and forgets it with the account', async () => {
    const who = await signedIn(server);
    const [one] = await some(1);
    const list = randomUUID();
    await change(who, { deed: 'name', list, words: 'Mine' }, { deed: 'put', list, machine: one });
    const own = await server.post(`/api${exportData.path}`, { password: testPassword }, who.bearer);
    expect(own.json<{ data: Record<string, unknown> }>().data).toMatchObject({
      kept_machines: [{ equipment_id: one }],
      kept_lists: [{ name: 'Mine', equipment_ids: [one] }],
    });
    expect((await server.post('/api/User/DeleteAccount', { password: testPassword }, who.bearer)).status).toBe(200);
    for (const table of ['kept_machines', 'kept_lists', 'kept_places', 'kept_changes', 'made_changes'] as const)
      expect(await server.db.selectFrom(table).selectAll().where('user_id', '=', who.userId).execute()).toEqual([]);
  });
});
