import { describe, expect, test } from 'vitest';
import { type Hold, createRotation } from './rotation.ts';

/** Three pictures, and a clock that only the test moves. */
function makeRotation() {
  let timer: { readonly act: () => void; readonly ms: number } | undefined;
  const rotation = createRotation({
    count: 3,
    everyMs: 4000,
    later(act, ms) {
      timer = { act, ms };
      return () => {
        timer = undefined;
      };
    },
  });
  return { rotation, wait: () => timer?.ms, turn: () => timer?.act() };
}

describe('the pictures', () => {
  // spec: hero.rotation, constant.hero
  test('take turns every four seconds and begin again after the last', () => {
    const { rotation, wait, turn } = makeRotation();
    rotation.start();
    expect(wait()).toBe(4000);
    const seen = [1, 2, 3, 4].map(() => {
      turn();
      return [rotation.shown.value, rotation.last.value];
    });
    expect(seen).toEqual([
      [1, 0],
      [2, 1],
      [0, 2],
      [1, 0],
    ]);
  });

  // spec: hero.rotation
  test('show the one whose dot is pressed, for its whole time', () => {
    const { rotation, wait } = makeRotation();
    rotation.start();
    rotation.show(2);
    expect([rotation.shown.value, rotation.last.value, wait()]).toEqual([2, 0, 4000]);
  });

  test.each(['focus', 'hover', 'hidden'] as const)('stand still under %s and go on afterwards', (why) => {
    const { rotation, wait } = makeRotation();
    rotation.start();
    rotation.hold(why, true);
    expect([wait(), rotation.isStopped.value]).toEqual([undefined, false]);
    rotation.hold(why, false);
    expect(wait()).toBe(4000);
  });

  test('go on only when nothing holds them any more', () => {
    const { rotation, wait } = makeRotation();
    rotation.start();
    for (const why of ['focus', 'hover'] satisfies Hold[]) rotation.hold(why, true);
    rotation.hold('focus', false);
    expect(wait()).toBeUndefined();
  });

  test('stop at a press and play at the next, also for who wants less motion', () => {
    const { rotation, wait } = makeRotation();
    rotation.start();
    rotation.toggle();
    expect([rotation.isStopped.value, wait()]).toEqual([true, undefined]);
    rotation.toggle();
    expect([rotation.isStopped.value, wait()]).toEqual([false, 4000]);
    rotation.hold('motion', true);
    expect([rotation.isStopped.value, wait()]).toEqual([true, undefined]);
    rotation.toggle();
    expect([rotation.isStopped.value, wait()]).toEqual([false, 4000]);
  });

  test('end with their page', () => {
    const { rotation, wait } = makeRotation();
    const end = rotation.start();
    end();
    expect(wait()).toBeUndefined();
  });
});
