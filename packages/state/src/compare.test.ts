import { expect, test } from 'vitest';
import { compareStorageKey, createScopeCompare, createStoredCompare } from './compare.ts';

const machine = (id: string) => ({ id, name: `Machine ${id}`, image1Url: `/Storage/${id}.webp` });

/** What the tabs of one browser share. */
function browser() {
  const kept = new Map<string, string>();
  const tabs: EventTarget[] = [];
  return {
    kept,
    /** A tab: what it writes, the others are told of. */
    tab: () => {
      const page = new EventTarget();
      tabs.push(page);
      const storage = {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem(key: string, value: string) {
          kept.set(key, value);
          for (const other of tabs)
            if (other !== page) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
        },
      };
      const compare = createScopeCompare(
        createStoredCompare(
          () => storage,
          () => page as unknown as Window,
        ),
      );
      return { ...compare, ids: () => compare.machines.value.map(({ id }) => id) };
    },
  };
}

test('machines are kept in the order in which they were put aside, and survive a reload', () => {
  const { tab } = browser();
  const first = tab();
  first.add(machine('b'));
  first.add(machine('a'));
  expect(tab().ids()).toEqual(['b', 'a']);
});

test('a fifth is refused, and one that is there already is not put aside twice', () => {
  const { ids, add } = browser().tab();
  expect(['a', 'b', 'c', 'd', 'a', 'e'].map((id) => add(machine(id)))).toEqual([true, true, true, true, true, false]);
  expect(ids()).toEqual(['b', 'c', 'd', 'a']);
});

test('another tab shows the change at once, and none of two changes is lost', () => {
  const { tab } = browser();
  const [one, two] = [tab(), tab()];
  let told = 0;
  const stop = two.follow(() => (told += 1));
  const before = told;
  one.add(machine('a'));
  expect([two.ids(), told - before]).toEqual([['a'], 1]);
  stop();
  one.add(machine('b'));
  two.add(machine('c'));
  expect(two.ids()).toEqual(['a', 'b', 'c']);
  one.remove('a');
  expect(one.ids()).toEqual(['b', 'c']);
});

test('what was cleared is cleared for every tab', () => {
  const { tab } = browser();
  const [one, two] = [tab(), tab()];
  one.add(machine('a'));
  one.set([]);
  expect(tab().ids()).toEqual([]);
  two.add(machine('b'));
  expect(two.ids()).toEqual(['b']);
});

test.each([
  'no JSON',
  '{"id":"a"}',
  '[null,1,{"id":"a"},{"id":"a","name":"A","image1Url":"javascript:alert(1)"},{"id":"a","name":"A","image1Url":"//elsewhere.example/a"}]',
])('what is kept and is no machine is left out: %s', (text) => {
  const { kept, tab } = browser();
  kept.set(compareStorageKey, text);
  expect(tab().ids()).toEqual([]);
});

test('where the browser keeps nothing they last for the page', () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  const { add, remove, machines } = createScopeCompare(createStoredCompare(refuse));
  add(machine('a'));
  add(machine('b'));
  remove('a');
  expect(machines.value.map(({ id }) => id)).toEqual(['b']);
});
