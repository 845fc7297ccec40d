import type { Suggestions } from '@yantra/contract/calls';
import { describe, expect, test, vi } from 'vitest';
import { createEquipmentSearchModel } from './equipment-search.model.ts';

const found = (...names: string[]): Suggestions => ({
  machines: names.map((name) => ({ name })),
  categories: [],
  cities: [],
});

/** A model whose pauses end, and whose answers come, when the test says so. */
function setUp() {
  const asked: { text: string; signal: AbortSignal; answer: (answer: unknown) => void }[] = [];
  let pending: (() => void) | undefined;
  const after = vi.fn((_milliseconds: number, run: () => void) => {
    pending = run;
    return () => {
      pending = undefined;
    };
  });
  const model = createEquipmentSearchModel({
    ask: (text, signal) =>
      new Promise((resolve) => {
        asked.push({ text, signal, answer: resolve as (answer: unknown) => void });
      }),
    after,
  });
  const names = () => model.suggestions.value.map(({ name }) => name);
  return { model, asked, after, names, pause: () => pending?.() };
}
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

describe('while one types', () => {
  test('asks once after the last key, 150 ms later', () => {
    const { model, asked, after, pause } = setUp();
    model.type('t');
    model.type('tr');
    model.type('tra ');
    pause();
    expect(after).toHaveBeenLastCalledWith(150, expect.any(Function));
    expect(asked.map(({ text }) => text)).toEqual(['tra']);
  });

  test('a late answer to what is no longer there changes nothing', async () => {
    const { model, asked, names, pause } = setUp();
    model.type('tra');
    pause();
    model.type('cra');
    pause();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer(found('Crane'));
    await settled();
    asked[0]?.answer(found('Tractor'));
    await settled();
    expect(names()).toEqual(['Crane']);
  });

  test('the rows before stay until the next come, and go when the box is emptied', async () => {
    const { model, asked, names, pause } = setUp();
    model.type('tra');
    pause();
    asked[0]?.answer(found('Tractor'));
    await settled();
    model.type('trac');
    expect([model.isOpen.value, names()]).toEqual([true, ['Tractor']]);
    model.type('  ');
    expect([model.isOpen.value, names()]).toEqual([false, []]);
  });

  test.each([[null], [{}], [{ machines: 'many', categories: null }]])(
    'an answer of %j is as if nothing was found',
    async (answer) => {
      const { model, asked, names, pause } = setUp();
      model.type('tra');
      pause();
      asked[0]?.answer(answer);
      await settled();
      expect([names(), model.remark.value]).toEqual([[], 'none']);
    },
  );

  test('an answer that comes after the list was closed does not open it again', async () => {
    const { model, asked, pause } = setUp();
    model.type('tra');
    pause();
    model.close();
    asked[0]?.answer(found('Tractor'));
    await settled();
    expect(model.isOpen.value).toBe(false);
  });
});
