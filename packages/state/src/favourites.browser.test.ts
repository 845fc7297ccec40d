import { signal } from '@preact/signals-react';
import { bookOf, changeBook, favouriteLimits, type Kept, type KeptChange, keptIn, nothingKept } from '@yantra/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { createKeptStore, keyOf, savedKey } from './favourites-store.ts';
import { createSavedMachines } from './favourites.ts';
import type { Scope } from './scope.ts';
import type { LoggedUser } from './session.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
});

const asha: LoggedUser = { id: 'asha', role: 'user', name: 'Asha', phone: '' };
const ids = ({ machines }: Kept) => machines.map(({ id }) => id);
/** So many machines. */
const many = (count: number): Kept => ({
  machines: Array.from({ length: count }, (_, at) => ({ id: `own ${at}`, note: '' })),
  lists: [],
});

interface Question {
  readonly changes: readonly (Omit<KeptChange, 'at'> & { readonly ageMs: number })[];
}

/** The account, as the server keeps it: a change that comes twice is made once. */
function account(before: Kept = nothingKept) {
  const book = bookOf(before);
  const made = new Set<string>();
  const lines: Question['changes'][] = [];
  const line = { isDead: false };
  const send = async ({ name }: { readonly name: string }, { changes }: Question): Promise<unknown> => {
    if (line.isDead) throw new TypeError('Failed to fetch');
    if (name === 'getFavourites') return keptIn(book);
    lines.push(changes);
    const refused = changes.flatMap(({ ageMs, ...change }) => {
      if (made.has(change.id)) return [];
      made.add(change.id);
      const code = changeBook(book, { ...change, at: Date.now() - ageMs });
      return code === undefined ? [] : [{ id: change.id, code }];
    });
    return { kept: keptIn(book), refused };
  };
  return { send, line, lines, kept: () => keptIn(book) };
}

/** What a tab of another document writes, told as the browser tells it. */
const heard = (key: string | null = savedKey) => window.dispatchEvent(new StorageEvent('storage', { key }));

/** A tab of the browser. @param send reaches the account */
function tab(user: LoggedUser | undefined, send: unknown = () => Promise.reject(new Error('nobody is asked'))) {
  const session = { user: signal(user) };
  const saved = createSavedMachines({ session, send } as unknown as Scope);
  const stop = saved.start();
  stops.push(stop);
  return {
    ...saved,
    user: session.user,
    stop,
    ids: () => ids(saved.kept.value),
    /** The account has all of it. What another tab of these writes, the browser tells no listener of the same document. */
    sent: () =>
      vi.waitFor(() => {
        heard(null);
        expect([saved.isKnown.value, saved.waiting.value]).toEqual([true, 0]);
      }),
  };
}

test('without an account a machine is kept in this browser, and is there after a reload', () => {
  const first = tab(undefined);
  expect([first.toggle('a'), first.toggle('b')]).toEqual([undefined, undefined]);
  first.stop();
  expect(tab(undefined).ids()).toEqual(['b', 'a']);
  first.toggle('a');
  expect(tab(undefined).ids()).toEqual(['b']);
});

test('two tabs: one shows what the other kept, and neither loses what the other did', () => {
  const [one, two] = [tab(undefined), tab(undefined)];
  one.toggle('a');
  // Before it hears of it.
  two.toggle('b');
  heard();
  expect([one.ids(), two.ids()]).toEqual([
    ['b', 'a'],
    ['b', 'a'],
  ]);
  two.toggle('a');
  heard();
  expect(one.ids()).toEqual(['b']);
  localStorage.clear();
  heard(null);
  expect([one.ids(), two.ids()]).toEqual([[], []]);
});

test('what another site’s code keeps under another name changes nothing', () => {
  const { ids: shown } = tab(undefined);
  localStorage.setItem(savedKey, JSON.stringify({ kept: many(1), waiting: [] }));
  heard('another');
  expect(shown()).toEqual([]);
  heard();
  expect(shown()).toEqual(['own 0']);
});

test('two tabs of an account send each change once', async () => {
  const { send, lines, kept } = account();
  const [one, two] = [tab(asha, send), tab(asha, send)];
  one.toggle('a');
  two.toggle('b');
  await Promise.all([one.sent(), two.sent()]);
  expect([ids(kept()).toSorted(), one.ids().toSorted(), two.ids().toSorted()]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ]);
  const changes = lines.flat().map(({ id }) => id);
  expect(new Set(changes).size).toBe(changes.length);
});

test('on a dead line it is kept at once, and sent as soon as there is one', async () => {
  const { send, line, kept } = account();
  const { toggle, waiting, ids: shown, sent, settled } = tab(asha, send);
  await sent();
  line.isDead = true;
  toggle('a');
  toggle('b');
  await settled();
  expect([shown(), waiting.value, ids(kept())]).toEqual([['b', 'a'], 2, []]);
  line.isDead = false;
  window.dispatchEvent(new Event('online'));
  await sent();
  expect([shown(), ids(kept())]).toEqual([
    ['b', 'a'],
    ['b', 'a'],
  ]);
});

test('on a dead line it waits through a reload', async () => {
  const { send, line, kept } = account();
  line.isDead = true;
  const first = tab(asha, send);
  first.toggle('a');
  await first.settled();
  first.stop();
  line.isDead = false;
  const second = tab(asha, send);
  expect(second.ids()).toEqual(['a']);
  await second.sent();
  expect(ids(kept())).toEqual(['a']);
});

test('an answer that was lost on its way leaves the change made once', async () => {
  const { send, kept } = account();
  let isLost = true;
  const losing: typeof send = async (call, input) => {
    const answer = await send(call, input);
    if (call.name !== 'changeFavourites' || !isLost) return answer;
    isLost = false;
    throw new TypeError('Failed to fetch');
  };
  const { change, sent, waiting, settled } = tab(asha, losing);
  change({ deed: 'name', list: '5f0e8f8e-0000-4000-8000-000000000001', words: 'Metro' });
  await settled();
  expect(waiting.value).toBe(1);
  window.dispatchEvent(new Event('online'));
  await sent();
  expect(kept().lists.map(({ name }) => name)).toEqual(['Metro']);
});

test('at the log-in what the browser kept joins the account: nothing is lost, nothing is there twice', async () => {
  const there: Kept = {
    machines: [
      { id: 'both', note: 'From the office' },
      { id: 'account', note: '' },
    ],
    lists: [{ id: 'l1', name: 'Metro', machines: ['both'] }],
  };
  const { send, kept } = account(there);
  const browser = tab(undefined, send);
  for (const machine of ['browser', 'both']) browser.toggle(machine);
  browser.change({ deed: 'note', machine: 'both', words: 'From the phone' });
  browser.change({ deed: 'name', list: 'l2', words: 'metro' });
  browser.change({ deed: 'put', list: 'l2', machine: 'browser' });
  browser.user.value = asha;
  // At once, before any answer.
  expect(browser.ids()).toContain('browser');
  await browser.sent();
  expect(browser.ids().toSorted()).toEqual(['account', 'both', 'browser']);
  expect(ids(kept()).toSorted()).toEqual(['account', 'both', 'browser']);
  expect(kept().lists.map(({ name, machines }) => [name, machines.toSorted()])).toEqual([
    ['Metro', ['both', 'browser']],
  ]);
  const note = kept().machines.find(({ id }) => id === 'both')?.note;
  expect(note).toContain('From the office');
  expect(note).toContain('From the phone');
  expect(localStorage.getItem(savedKey)).toBeNull();
});

test('two tabs that are logged in at once join what the browser kept once', async () => {
  const { send, lines, kept } = account();
  const [one, two] = [tab(undefined, send), tab(undefined, send)];
  one.toggle('a');
  heard();
  one.user.value = asha;
  two.user.value = asha;
  await Promise.all([one.sent(), two.sent()]);
  expect(ids(kept())).toEqual(['a']);
  expect(lines.flat().map(({ machine }) => machine)).toEqual(['a']);
});

test('at the log-out nothing of the account stays but what it does not have yet', async () => {
  const { send, line } = account(many(2));
  const person = tab(asha, send);
  await person.sent();
  line.isDead = true;
  person.toggle('late');
  await person.settled();
  person.user.value = undefined;
  expect(person.ids()).toEqual([]);
  const { kept, waiting } = createKeptStore(() => localStorage).read(keyOf('asha'));
  expect([kept, waiting.map(({ machine }) => machine)]).toEqual([nothingKept, ['late']]);
});

test('one more than can be is refused, and keeps nothing', () => {
  localStorage.setItem(savedKey, JSON.stringify({ kept: many(favouriteLimits.machines), waiting: [] }));
  const { toggle, ids: shown } = tab(undefined);
  expect(toggle('one more')).toBe('favourites.tooMany');
  expect([shown().length, shown().includes('one more')]).toEqual([favouriteLimits.machines, false]);
  toggle('own 0');
  expect([toggle('one more'), shown().length]).toEqual([undefined, favouriteLimits.machines]);
});

test('what an account has no room for at the log-in stays in the browser, and is said', async () => {
  const { send, kept } = account(many(favouriteLimits.machines));
  const { user, toggle, ids: shown, sent, onRefused } = tab(undefined, send);
  const refused = vi.fn();
  onRefused(refused);
  toggle('own 1');
  toggle('no room');
  user.value = asha;
  await sent();
  expect(refused).toHaveBeenCalledWith('favourites.tooMany');
  expect(ids(kept())).toHaveLength(favouriteLimits.machines);
  expect(shown()).toHaveLength(favouriteLimits.machines);
  expect(ids(createKeptStore(() => localStorage).read(savedKey).kept)).toEqual(['no room']);
});

test('what an account refuses is taken back, and its reason is told', async () => {
  const { send } = account();
  const refusing: typeof send = async (call, input) =>
    call.name === 'getFavourites'
      ? nothingKept
      : { kept: nothingKept, refused: input.changes.map(({ id }) => ({ id, code: 'equipment.unknown' })) };
  const { toggle, ids: shown, sent, onRefused } = tab(asha, refusing);
  const refused = vi.fn();
  const stop = onRefused(refused);
  toggle('gone');
  await sent();
  expect([shown(), refused.mock.calls]).toEqual([[], [['equipment.unknown']]]);
  stop();
  toggle('gone');
  await sent();
  expect(refused).toHaveBeenCalledTimes(1);
});

test('a change that is not as the server takes it holds up no other', async () => {
  const { send, kept } = account();
  const strict: typeof send = async (call, input) => {
    if (call.name === 'changeFavourites' && input.changes.some(({ machine }) => machine === 'bad'))
      throw Object.assign(new Error('bad request'), { status: 400 });
    return send(call, input);
  };
  const { toggle, sent } = tab(asha, strict);
  for (const machine of ['a', 'bad', 'b']) toggle(machine);
  await sent();
  expect(ids(kept()).toSorted()).toEqual(['a', 'b']);
});

test.each([
  'no JSON',
  '[]',
  'null',
  '{"kept":{"machines":[null,{"id":3}],"lists":[{"id":"l"}]},"waiting":[{"deed":"x"}]}',
])('whatever stands in the storage breaks nothing: %s', (text) => {
  localStorage.setItem(savedKey, text);
  const { toggle, ids: shown } = tab(undefined);
  expect(shown()).toEqual([]);
  toggle('a');
  expect(shown()).toEqual(['a']);
});

test('where the browser keeps nothing it lasts for the page', () => {
  const session = { user: signal<LoggedUser | undefined>(undefined) };
  const refuse = () => {
    throw new Error('forbidden');
  };
  const saved = createSavedMachines({ session, send: refuse } as unknown as Scope, { storage: refuse });
  saved.toggle('a');
  expect(ids(saved.kept.value)).toEqual(['a']);
});
