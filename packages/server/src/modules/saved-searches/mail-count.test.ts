// @module-tag other
/**
 * What a mail about saved searches says, against the page that its link opens: the number is read from the mail that was sent, the machines are counted on the
 * page, while machines come, leave, are booked and get cheaper, and people look, pause and go on, before and after they were told.
 */
import {
  addCommitment,
  changeSavedSearch,
  countSavedSearches,
  getOutbox,
  getSavedSearches,
  getSearchNews,
  markNewsSeen,
  saveSearch,
  type SavedSearch,
  type SearchInput,
  type SearchNews,
} from '@yantra/contract/calls';
import { dayAfter, hourMs, minuteMs } from '@yantra/domain';
import { allCities } from '@yantra/places/all';
import { expect, test } from 'vitest';
import { createRandom } from '../../seed/random.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, addMachines, testNow } from '../../testing/market.ts';
import { addUser, type SignedIn, signedInAgain } from '../../testing/signed-in.ts';

const server = appForFile();
const cases = 30;
const random = createRandom(30_026);
const supplierId = '00000000-0000-4000-8000-000000000002';
const [pune, mumbai, nashik] = ['8', '1', '27'] as const;
const around = (id: string, degrees: number) => {
  const { latitude, longitude } = allCities.find((city) => city.id === id) ?? { latitude: 0, longitude: 0 };
  return {
    south: latitude - degrees,
    west: longitude - degrees,
    north: latitude + degrees,
    east: longitude + degrees,
  };
};
const day = (n: number) => dayAfter('2026-03-10', n);
/* A job after all days on which the cases are. */
const [jobFrom, jobDays] = [day(20), 5] as const;

/** What is saved, and by which words mails name it. */
const asked: readonly (readonly [name: string, search: Partial<SearchInput>])[] = [
  ['Backhoe loader, Pune', { equipmentTypeId: [27], selectedCityId: pune }],
  ['Excavator, Nashik', { searchTerm: 'excavtor', selectedCityId: nashik }],
  ['Mobile crane, Mumbai', { searchTerm: 'crane mumbai', endRentprice: 4000 }],
  ['Tractor, Pune', { searchTerm: 'tractor', bounds: around(pune, 0.3) }],
  ['Backhoe loader', { searchTerm: 'जेसीबी', endRentprice: 3000 }],
  ['Excavator, Pune', { equipmentTypeId: [28, 29], selectedCityId: pune, isFree: true, jobFrom, jobDays }],
  ['your search', { insuranceAvailable: true, discount: 10 }],
];
const types = [1, 2, 27, 27, 28, 29, 37];

interface Person {
  readonly id: string;
  readonly email: string;
  readonly language: 'en' | 'hi' | 'mr';
  /** By id, the words for it. */
  readonly saved: Map<string, string>;
}

const rowOf = (id: string) => server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const bearers = new Map<string, SignedIn>();
async function as(id: string): Promise<SignedIn> {
  const known = bearers.get(id) ?? (await signedInAgain(server, await rowOf(id)));
  bearers.set(id, known);
  return known;
}
const goOn = (ms: number) => {
  server.clock.time = new Date(server.clock.time.getTime() + ms);
  // An access token lasts a quarter of an hour.
  bearers.clear();
};

async function ask<Data>(call: { path: string; method: string }, input: object, who: string): Promise<Data> {
  const { bearer } = await as(who);
  const answer =
    call.method === 'GET'
      ? await server.get(`/api${call.path}?${new URLSearchParams(input as Record<string, string>)}`, bearer)
      : await server.post(`/api${call.path}`, input, bearer);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ data: Data }>().data;
}

async function begin(n: number): Promise<Person> {
  for (const table of ['saved_searches', 'search_changes', 'notifications', 'mail_messages', 'equipment'] as const)
    await server.db.deleteFrom(table).execute();
  server.clock.time = testNow;
  goOn(random.pick([0, 1, 3, 6, 9, 13, 22]) * hourMs);
  const { id } = await addUser(server);
  const [email, language] = [`case${n}@example.in`, random.pick(['en', 'en', 'en', 'hi', 'mr'] as const)];
  await server.db.updateTable('users').set({ email, language }).where('id', '=', id).execute();
  return { id, email, language, saved: new Map() };
}

const ids = async (): Promise<string[]> => {
  const rows = await server.db.selectFrom('equipment').select('id').orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => row.id);
};
const facts = () => ({
  equipment_type_id: random.pick(types),
  city_id: random.pick([pune, pune, mumbai, nashik]),
  rupees: random.between(10, 60) * 100,
  discount: random.pick([0, 10, 25]),
  insurance_available: random.chance(0.5),
});
const set = (id: string, to: object) => server.db.updateTable('equipment').set(to).where('id', '=', id).execute();

/** Something happens in the market. */
async function happen(person: Person): Promise<void> {
  const all = await ids();
  const deed = random.pick([
    'come',
    'come',
    'come',
    'many',
    'leave',
    'return',
    'move',
    'book',
    'cheaper',
    'look',
    'pause',
  ]);
  const some = () => random.shuffled(all).slice(0, random.between(1, Math.max(1, Math.ceil(all.length / 3))));
  const [savedId = ''] = random.shuffled([...person.saved.keys()]);
  if (deed === 'come') for (let n = random.between(1, 6); n > 0; n -= 1) await addMachine(server.db, facts());
  // More than a page shows.
  else if (deed === 'many' && random.chance(0.25))
    await addMachines(
      server.db,
      Array.from({ length: 130 }, () => ({ ...facts(), equipment_type_id: 27, city_id: pune })),
    );
  else if (deed === 'look' && savedId !== '') {
    const { through } = await ask<SearchNews>(getSearchNews, { id: savedId }, person.id);
    await ask(markNewsSeen, { id: savedId, through }, person.id);
  } else if (deed === 'pause' && savedId !== '') {
    await ask(changeSavedSearch, { id: savedId, isPaused: random.chance(0.4) }, person.id);
  }
  if (all.length === 0) return;
  for (const id of some()) {
    if (deed === 'leave') await set(id, { listed: false });
    if (deed === 'return') await set(id, { listed: true });
    if (deed === 'move') await set(id, { city_id: random.pick([pune, mumbai, nashik]) });
    if (deed === 'cheaper') await set(id, { final_rental_paise: random.between(5, 30) * 10_000 });
    if (deed === 'book') {
      const span = { from: day(random.between(19, 23)), until: day(random.between(24, 26)) };
      const booking = { equipmentId: id, kind: 'booking', words: 'Shree Infra', ...span };
      const { bearer } = await as(supplierId);
      const answer = await server.post(`/api${addCommitment.path}`, booking, bearer);
      // Booked already.
      expect([200, 409], answer.text).toContain(answer.status);
    }
  }
}

async function save(person: Person): Promise<void> {
  const chosen = random.shuffled(asked).slice(0, random.between(1, 4));
  for (const [name, search] of chosen) {
    const pace = random.pick(['daily', 'atOnce', 'atOnce'] as const);
    const { id } = await ask<SavedSearch>(saveSearch, { search, pace }, person.id);
    person.saved.set(id, name);
  }
}

interface Mail {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails that leave now. */
async function mails(person: Person, seen: Set<string>): Promise<Mail[]> {
  const query = new URLSearchParams({ email: person.email, way: 'email' });
  const { data } = (await server.get(`/api${getOutbox.path}?${query}`)).json<{ data: Mail[] }>();
  const fresh = data.filter(({ id }) => !seen.has(id));
  for (const { id } of fresh) seen.add(id);
  return fresh;
}

/** The numbers in a mail and on the page that its link opens. */
async function numbersOf(mail: Mail, person: Person): Promise<{ said: unknown; shown: unknown; most: number }> {
  const link = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '');
  expect(link.pathname.replace(/^\/(hi|mr)(?=\/)/, '')).toBe('/saved/searches');
  const { searches } = await ask<{ searches: SavedSearch[] }>(getSavedSearches, {}, person.id);
  const [id, after] = [link.searchParams.get('news'), link.searchParams.get('after')];
  const number = Number(/\d+/.exec(mail.subject)?.[0]);
  if (id !== null && after !== null) {
    const { data } = await ask<SearchNews>(getSearchNews, { id, after }, person.id);
    const distinct = new Set(data.map((one) => one.id)).size;
    const line = searches.find((one) => one.id === id)?.news;
    return { said: [number, number, number], shown: [data.length, distinct, line], most: number };
  }
  const counts = mail.text
    .split('\n\n')[0]
    ?.split('; ')
    .map((line) => /^(.*): (\d+)$/.exec(line)?.slice(1));
  const said = counts?.map((one) => [one?.[0] ?? '', Number(one?.[1])] as const) ?? [];
  const numbers: (readonly [name: string, n: number])[] = [];
  for (const one of searches) {
    const { data } = await ask<SearchNews>(getSearchNews, { id: one.id }, person.id);
    expect(data).toHaveLength(one.news);
    numbers.push([person.saved.get(one.id) ?? '', one.news] as const);
  }
  const most = Math.max(...said.map(([, n]) => n));
  if (person.language !== 'en') {
    // Names are in the person's language there.
    const left = numbers.map(([, n]) => n);
    const found = said.map(([, n]) => left.splice(left.indexOf(n) >>> 0, 1)[0]);
    return { said: [number, ...said.map(([, n]) => n)], shown: [said.length, ...found], most };
  }
  const named = numbers.filter(([name]) => said.some(([other]) => other === name));
  const inOrder = (pairs: typeof named) => pairs.map(([name, n]) => `${name}: ${n}`).toSorted();
  return { said: [number, inOrder(said)], shown: [said.length, inOrder(named)], most };
}

test(`in ${cases} cases each mail says the number that its page shows`, async () => {
  const differing: unknown[] = [];
  const seen = new Set<string>();
  const counted = { one: 0, several: 0, full: 0, dropped: 0 };
  for (let n = 0; n < cases; n += 1) {
    const person = await begin(n);
    for (let some = random.between(0, 2); some > 0; some -= 1) await happen(person);
    await server.app.savedSearches.work();
    await save(person);
    for (let turn = 0; turn < 5; turn += 1) {
      for (let some = random.between(1, 3); some > 0; some -= 1) await happen(person);
      await server.app.savedSearches.work();
      // Told in the app; more happens before the mail leaves.
      if (random.chance(0.6)) await happen(person);
      goOn(random.pick([minuteMs, 11 * minuteMs, 3 * hourMs, 9 * hourMs]));
      for (const mail of await mails(person, seen)) {
        expect(mail.kind).toBe('searchNews');
        const { said, shown, most } = await numbersOf(mail, person);
        counted[mail.text.includes('news=') ? 'one' : 'several'] += 1;
        if (most >= 100) counted.full += 1;
        if (JSON.stringify(said) !== JSON.stringify(shown))
          differing.push({ n, turn, subject: mail.subject, said, shown });
      }
      // What a browser shows beside the menu is the same again.
      const { searches } = await ask<{ searches: SavedSearch[] }>(getSavedSearches, {}, person.id);
      const withNews = searches.filter(({ news }) => news > 0).length;
      expect(await ask(countSavedSearches, {}, person.id)).toEqual({ searches: searches.length, withNews });
    }
    const { dropped } = await server.db
      .selectFrom('notification_messages')
      .select(({ fn }) => fn.countAll<string>().as('dropped'))
      .where('user_id', '=', person.id)
      .where('failure', '=', 'over')
      .executeTakeFirstOrThrow();
    counted.dropped += Number(dropped);
  }
  console.log(
    `${counted.one} mails of one search, ${counted.several} of several, ${counted.full} full, ${counted.dropped} of nothing new any more.`,
  );
  expect(differing).toEqual([]);
  expect(Math.min(...Object.values(counted))).toBeGreaterThan(0);
}, 600_000);
