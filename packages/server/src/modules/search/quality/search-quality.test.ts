import { getSearchQuality, notePress, searchEquipments, type SearchQuality } from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Background, createBackground } from '../../../jobs/background.ts';
import { appForFile } from '../../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../../testing/market.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { mostLetters } from './kept-term.ts';
import { createSearchCounts, type EndedSearch, forgetSearches, mostADay } from './search-counts.ts';
import { pressLimit } from './search-quality.service.ts';

const server = appForFile();
const at = (days: number) => ({ now: () => new Date(testNow.getTime() + days * dayMs) });

beforeEach(async () => {
  for (const table of ['equipment', 'searches', 'unknown_words', 'limit_hits'] as const) {
    await server.db.deleteFrom(table).execute();
  }
});

const failures: unknown[] = [];
const background = createBackground({ error: (...told: unknown[]) => void failures.push(told) });
/** Nobody waits in a test. */
const soon: Pick<Background, 'run'> = { run: (_delay, work) => background.run(0, work) };
const settled = async () => {
  await background.settled();
  expect(failures).toEqual([]);
};
const countsOn = (days = 0) =>
  createSearchCounts({ db: server.db, clock: at(days), background: { ...background, ...soon } });
const found = { answer: 'here', isEmpty: false, kinds: ['Backhoe loader'], unknown: [] };
const search = (term: string, more: Partial<EndedSearch> = {}): EndedSearch => ({ term, ...found, ...more });
const empty = { answer: 'nothing', isEmpty: true, kinds: [] };
async function record(...searches: EndedSearch[]): Promise<void> {
  const counts = countsOn();
  for (const one of searches) counts.record(one);
  await settled();
}
const rows = () => server.db.selectFrom('searches').selectAll().orderBy('term').execute();
const terms = async () => (await rows()).map(({ term, n }) => [term, n]);
const words = () => server.db.selectFrom('unknown_words').select(['word', 'n']).orderBy('word').execute();
const qualityOf = async (input: object = {}): Promise<SearchQuality> => {
  const { bearer } = await signedIn(server, 'admin');
  return (await server.post(`/api${getSearchQuality.path}`, input, bearer)).json<{ data: SearchQuality }>().data;
};

describe('a search', () => {
  test('is counted by term and day, with how it ended', async () => {
    await record(search('JCB'), search('jcb!', { answer: 'nearby' }), search('hovercraft', empty));
    await record(search('jcb', { ...empty, answer: 'related', kinds: ['Backhoe loader', 'Excavator'] }));
    expect(await rows()).toMatchObject([
      { term: 'hovercraft', n: 1, empty: 1, answer: 'nothing', kinds: '', pressed: 0 },
      { term: 'jcb', n: 3, empty: 1, answer: 'related', kinds: 'Backhoe loader, Excavator' },
    ]);
  });

  test('is one with another that says the same with more words', async () => {
    await record(
      search('jcb on rent'),
      search('JCB chahiye'),
      search('crane near me'),
      search('tractor with rotavator'),
    );
    expect(await terms()).toEqual([
      ['crane', 1],
      ['jcb', 2],
      ['tractor with rotavator', 1],
    ]);
  });

  test('is kept in the letters in which it was typed', async () => {
    await record(search('जेसीबी किराये'), search('जेसीबी'), search('રોટાવેટર'), search('14.5 टन एक्सकेवेटर'));
    expect(await terms()).toEqual(
      expect.arrayContaining([
        ['जेसीबी', 2],
        ['રોટાવેટર', 1],
        ['14.5 टन एक्सकेवेटर', 1],
      ]),
    );
  });

  test('is kept short, without what may say who somebody is', async () => {
    const told = [
      '98765 43210',
      'call +91-98765-43210',
      '९८७६५ ४३२१०',
      'asha@example.in',
      'asha＠example.in',
      'x',
      '  ',
    ];
    await record(...told.map((term) => search(term, { unknown: [term] })), search('<b>crane</b>'));
    await record(search('long '.repeat(20), { unknown: ['l'.repeat(90), 'asha@example.in', '12345'] }));
    expect((await rows()).map(({ term }) => term)).toEqual([
      'b crane b',
      'long '.repeat(20).slice(0, mostLetters).trim(),
    ]);
    expect(await words()).toEqual([{ word: 'l'.repeat(mostLetters), n: 1 }]);
  });

  test('tells the words that nothing was known of', async () => {
    await record(
      search('zamboni crane', { unknown: ['Zamboni'] }),
      search('zamboni', { ...empty, unknown: ['zamboni'] }),
    );
    expect(await words()).toEqual([{ word: 'zamboni', n: 2 }]);
  });

  test('is written with others of the same moment in one statement, and before the server stops', async () => {
    const asked: number[] = [];
    const late = createSearchCounts({
      db: server.db,
      clock: at(0),
      background: { ...background, run: (delay, work) => (asked.push(delay), background.run(0, work)) },
    });
    for (let n = 0; n < 50; n += 1) late.record(search(`pump ${n % 5}`));
    expect(asked).toEqual([2000]);
    await settled();
    expect(await terms()).toEqual([0, 1, 2, 3, 4].map((n) => [`pump ${n}`, 10]));
  });

  test('is counted exactly by many processes at once', async () => {
    const processes = Array.from({ length: 6 }, () => countsOn());
    for (const counts of processes) {
      for (const term of ['crane', 'jcb', 'pump']) counts.record(search(term, { unknown: ['zamboni'] }));
    }
    await settled();
    expect(await terms()).toEqual([
      ['crane', 6],
      ['jcb', 6],
      ['pump', 6],
    ]);
    expect(await words()).toEqual([{ word: 'zamboni', n: 18 }]);
  });

  test('is forgotten after 168 days', async () => {
    await record(search('zamboni', { unknown: ['zamboni'] }));
    await forgetSearches(server.db, at(168));
    expect([(await rows()).length, (await words()).length]).toEqual([1, 1]);
    await forgetSearches(server.db, at(169));
    expect([(await rows()).length, (await words()).length]).toEqual([0, 0]);
  });

  test('fills no more than so many rows a day', async () => {
    const day = '2026-03-10';
    const full = Array.from({ length: mostADay }, (_, n) => ({ day, term: `term ${n}`, word: `word${n}`, n: 1 }));
    for (let first = 0; first < full.length; first += 500) {
      const some = full.slice(first, first + 500);
      await server.db
        .insertInto('searches')
        .values(some.map(({ word: _word, ...row }) => row))
        .execute();
      await server.db
        .insertInto('unknown_words')
        .values(some.map(({ term: _term, ...row }) => row))
        .execute();
    }
    await record(search('one more', { unknown: ['more'] }), search('term 7', { unknown: ['word7'] }));
    const [searches, unknown] = [await rows(), await words()];
    expect([searches.length, searches.find(({ term }) => term === 'term 7')?.n]).toEqual([mostADay, 2]);
    expect([unknown.length, unknown.find(({ word }) => word === 'word7')?.n]).toEqual([mostADay, 2]);
  });

  test('that a visitor makes in vain is counted after the answer', async () => {
    await addMachine(server.db);
    const own = testApp(server.db);
    for (const term of ['Zamboni', 'zamboni']) await own.get(`/api${searchEquipments.path}?searchTerm=${term}`);
    await own.app.http.close();
    expect(await rows()).toMatchObject([{ term: 'zamboni', n: 2, empty: 2, answer: 'nothing' }]);
  });
});

describe('a press', () => {
  const press = async (searchTerm: string, position: number, days = 0) => {
    countsOn(days).press(searchTerm, position);
    await settled();
  };

  test('counts for a search of today or yesterday, among the first three or below', async () => {
    await record(search('jcb'));
    await press('JCB on rent', 3);
    await press('jcb', 4);
    await press('jcb', 1, 1);
    await press('jcb', 1, 2);
    await press('nobody searched for this', 1);
    expect(await rows()).toMatchObject([{ term: 'jcb', pressed: 3, pressed_top: 2 }]);
  });

  test('comes as a beacon from anybody, and says nothing', async () => {
    await record(search('jcb'));
    const own = testApp(server.db);
    const beacon = { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://shop.example' };
    const answer = await own.post(`/api${notePress.path}`, { searchTerm: 'jcb', position: '2' }, beacon);
    expect([answer.status, answer.json()]).toEqual([200, { success: true, message: 'OK', data: {} }]);
    const wrong = await own.post(`/api${notePress.path}`, { searchTerm: 'jcb', position: 0 }, beacon);
    expect(wrong.json()).toMatchObject({ errors: { position: 'The position is a whole number from 1.' } });
    await own.app.http.close();
    expect(await rows()).toMatchObject([{ term: 'jcb', pressed: 1, pressed_top: 1 }]);
  });

  test('above what an address may is dropped', async () => {
    await record(search('jcb'));
    const own = testApp(server.db);
    const ask = (from: string) =>
      own.post(`/api${notePress.path}`, { searchTerm: 'jcb', position: 1 }, { 'x-forwarded-for': from });
    const asked = Array.from({ length: pressLimit.most + 5 }, () => '203.0.113.7');
    for (const from of [...asked, '203.0.113.8']) expect((await ask(from)).status).toBe(200);
    await own.app.http.close();
    expect(await rows()).toMatchObject([{ pressed: pressLimit.most + 1 }]);
  });
});

describe('the quality of the search', () => {
  const day = (date: string, term: string, more: object) =>
    server.db
      .insertInto('searches')
      .values({ day: date, term, answer: 'here', kinds: '', ...more })
      .execute();

  test('is shares of what was counted in so many days', async () => {
    await day('2026-03-10', 'jcb', { n: 6, pressed: 4, pressed_top: 3, kinds: 'Backhoe loader' });
    await day('2026-03-04', 'jcb', { n: 2, answer: 'nearby', kinds: 'Excavator' });
    await day('2026-03-09', 'boat', { n: 2, empty: 2, answer: 'nothing' });
    await day('2026-03-03', 'jcb', { n: 50, pressed: 50 });
    await server.db.insertInto('unknown_words').values({ day: '2026-03-10', word: 'boat', n: 2 }).execute();
    expect(await qualityOf({ days: 7 })).toEqual({
      days: 7,
      searches: 10,
      pressedShare: 0.4,
      successAtThree: 0.75,
      emptyShare: 0.2,
      answers: [
        { answer: 'here', count: 6 },
        { answer: 'nearby', count: 2 },
        { answer: 'nothing', count: 2 },
      ],
      frequent: [
        { term: 'jcb', count: 8, answer: 'here', kinds: 'Backhoe loader' },
        { term: 'boat', count: 2, answer: 'nothing', kinds: '' },
      ],
      empty: [{ term: 'boat', count: 2 }],
      unknownWords: [{ word: 'boat', count: 2 }],
    });
    expect(await qualityOf()).toMatchObject({ days: 30, searches: 60 });
  });

  test('is never more than all, however often one search is pressed', async () => {
    await day('2026-03-10', 'jcb', { n: 2, pressed: 9, pressed_top: 9 });
    expect(await qualityOf()).toMatchObject({ pressedShare: 1, successAtThree: 1 });
  });

  test('is unknown where nobody searched', async () => {
    const none = { searches: 0, pressedShare: null, successAtThree: null, emptyShare: null, answers: [], frequent: [] };
    expect(await qualityOf()).toMatchObject(none);
  });
});
