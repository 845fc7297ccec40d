import { signal } from '@preact/signals-react';
import type { RequirementInput } from '@yantra/contract/calls';
import { expect, test, vi } from 'vitest';
import type { Outbox } from '../outbox.ts';
import { createLazyOutbox } from './lazy-outbox.ts';

const input: RequirementInput = {
  fullName: 'Sunita Jadhav',
  email: 'sunita@example.com',
  phone: '9822041573',
  categoryId: 6,
  consent: true,
  idempotencyKey: 'key-of-the-requirement',
};
const kept = { input, category: 'Earthmoving' };
const next = () => new Promise((done) => setTimeout(done));

function makeOutbox() {
  const real = { waiting: signal(2), keep: vi.fn(() => true), start: vi.fn(() => stop) } satisfies Outbox;
  const stop = vi.fn();
  let isDown = false;
  let back = () => undefined as unknown;
  const load = vi.fn(() => (isDown ? Promise.reject(new Error('No line')) : Promise.resolve(real)));
  const outbox = createLazyOutbox({
    load,
    onLineBack(act) {
      back = act;
      return () => (back = () => undefined);
    },
  });
  return { outbox, real, stop, load, loseLine: () => (isDown = true), lineIsBack: () => ((isDown = false), back()) };
}

test('is the real one as soon as that has loaded', async () => {
  const { outbox, real, stop } = makeOutbox();
  const end = outbox.start();
  await next();
  expect([outbox.waiting.value, outbox.keep(kept), real.keep.mock.calls]).toEqual([2, true, [[kept]]]);
  expect(real.start).toHaveBeenCalledOnce();
  end();
  expect(stop).toHaveBeenCalledOnce();
});

test('keeps earlier requirements in the page, says so, and then passes them on', async () => {
  const { outbox, real } = makeOutbox();
  expect([outbox.keep(kept), outbox.waiting.value]).toEqual([false, 1]);
  await next();
  expect(real.keep.mock.calls).toEqual([[kept]]);
});

test('is loaded when the connection is back, if it could not be before', async () => {
  const { outbox, real, loseLine, lineIsBack } = makeOutbox();
  loseLine();
  outbox.start();
  await next();
  expect(outbox.keep(kept)).toBe(false);
  await next();
  expect(real.keep).not.toHaveBeenCalled();
  lineIsBack();
  await next();
  expect(real.keep.mock.calls).toEqual([[kept]]);
  expect(real.start).toHaveBeenCalledOnce();
});

test('does not start for a form that was removed', async () => {
  const { outbox, real } = makeOutbox();
  outbox.start()();
  await next();
  expect(real.start).not.toHaveBeenCalled();
});
