import { addTypeWord, getTypeWords, removeTypeWord, type TypeWords, updateEquipmentType } from '@yantra/contract/calls';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../../testing/app-for-file.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import type { TestAnswer } from '../../../testing/test-app.ts';

const server = appForFile();
let admin: SignedIn;
/* Mini excavators and those of 13 to 15 tonnes are of one group. */
const [mini, large, tractor] = [28, 29, 1];

beforeAll(async () => {
  admin = await signedIn(server, 'admin');
});
beforeEach(() => server.db.deleteFrom('type_words').execute());

const codeIn = (answer: TestAnswer) => [answer.status, answer.json<{ code?: string }>().code];
const wordsOf = async (equipmentTypeId: number): Promise<TypeWords> =>
  (await server.post(`/api${getTypeWords.path}`, { equipmentTypeId }, admin.bearer)).json<{ data: TypeWords }>().data;
const add = (equipmentTypeId: number, word: string, more: object = {}) =>
  server.post(`/api${addTypeWord.path}`, { equipmentTypeId, word, ...more }, admin.bearer);
const idIn = (answer: TestAnswer) => answer.json<{ data: { id: number } }>().data.id;
const remove = (id: number) => server.post(`/api${removeTypeWord.path}`, { id }, admin.bearer);
const added = async (id: number) => (await wordsOf(id)).added.map(({ word }) => word);

describe('the words of a type', () => {
  test('are those that ship with us, with their reasons: of its group and of its own kind', async () => {
    const { shipped } = await wordsOf(mini);
    expect(shipped).toContainEqual({ word: 'excavator', what: 'name', reason: expect.any(String) as string });
    expect(shipped.every(({ reason }) => reason !== '')).toBe(true);
    const words = shipped.map(({ word }) => word);
    expect(words).not.toContain('tractor');
    expect(codeIn(await server.post(`/api${getTypeWords.path}`, { equipmentTypeId: 4711 }, admin.bearer))).toEqual([
      400,
      'equipmentType.unknown',
    ]);
  });

  test('are added for a whole group, or for one kind alone', async () => {
    const id = idIn(await add(mini, '  Digger bhai '));
    await add(large, 'Big digger bhai', { wholeGroup: false });
    expect((await wordsOf(mini)).added).toEqual([
      { id, word: 'Digger bhai', wholeGroup: true, createdAt: '2026-03-10T06:30:00.000Z' },
    ]);
    expect(await added(large)).toEqual(['Digger bhai', 'Big digger bhai']);
    expect(await added(tractor)).toEqual([]);
  });

  test('are not added again, in whatever letters, nor where they ship', async () => {
    await add(mini, 'Digger bhai');
    for (const [type, word] of [
      [mini, 'DIGGER-BHAI'],
      [mini, 'digger bhais'],
      [large, 'digger bhai'],
      [mini, 'Excavators'],
      [tractor, 'ट्रैक्टर'],
    ] as const) {
      expect([word, ...codeIn(await add(type, word))]).toEqual([word, 409, 'word.taken']);
    }
    expect((await add(tractor, 'digger bhai')).status).toBe(200);
    expect(codeIn(await add(4711, 'digger'))).toEqual([400, 'equipmentType.unknown']);
    expect((await add(mini, '--')).json()).toMatchObject({ errors: { word: 'Please type the word.' } });
    expect((await add(mini, ' ')).json()).toMatchObject({ errors: { word: expect.any(String) as string } });
  });

  test('have one row when many add one at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(mini, 'at once')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  });

  test('are taken back once', async () => {
    const id = idIn(await add(mini, 'short lived'));
    expect((await remove(id)).status).toBe(200);
    expect(await added(mini)).toEqual([]);
    expect(codeIn(await remove(id))).toEqual([404, 'word.unknown']);
  });

  test('go with a type that is deleted', async () => {
    await server.db.insertInto('equipment_types').values({ id: 50, type: 'Excavator', sub_type: 'Lent' }).execute();
    await add(50, 'lent digger');
    expect(await added(mini)).toEqual(['lent digger']);
    const row = { id: 50, type: 'Excavator', subType: 'Lent', deleted: true };
    await server.post(`/api${updateEquipmentType.path}`, row, admin.bearer);
    expect(await added(mini)).toEqual([]);
  });

  test('are told to the audit log by who added and took them back', async () => {
    const id = idIn(await add(mini, 'audited'));
    await remove(id);
    const entries = await server.db
      .selectFrom('audit_log')
      .select(['kind', 'user_id', 'detail'])
      .where('kind', 'like', 'typeWord.%')
      .where('detail', 'like', '%"audited"%')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { kind: 'typeWord.added', user_id: admin.userId, detail: JSON.stringify({ of: String(id), word: 'audited' }) },
      { kind: 'typeWord.removed', user_id: admin.userId, detail: JSON.stringify({ of: String(id), word: 'audited' }) },
    ]);
  });
});
