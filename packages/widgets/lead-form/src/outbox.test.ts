import { ApiError } from '@yantra/state';
import { describe, expect, test, vi } from 'vitest';
import { type KeptRequirement, type OutboxDependencies, createOutbox, outboxKey } from './outbox.ts';

const lineDown = () => Promise.reject(new ApiError('network.unreachable', 0, 'We could not reach Yantra.'));
const entry = (key: string): Omit<KeptRequirement, 'at'> => ({
  category: 'Earthmoving',
  input: {
    fullName: 'Sunita Jadhav',
    email: 's@example.com',
    phone: '9822041573',
    categoryId: 6,
    consent: true,
    idempotencyKey: key,
  },
});

/** Storage of one device; `isFull` refuses to write. */
function makeStorage(isFull = false) {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new Error('quota');
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
  };
}

/** A tab whose connection and clock the test controls. */
function makeTab(some: Partial<OutboxDependencies> & { readonly device?: ReturnType<typeof makeStorage> } = {}) {
  const { device = makeStorage(), ...others } = some;
  let lineBack: (() => void) | undefined;
  let timer: { readonly act: () => void; readonly ms: number } | undefined;
  const send = vi.fn<OutboxDependencies['send']>(() => Promise.resolve());
  const onSent = vi.fn<OutboxDependencies['onSent']>();
  const onRefused = vi.fn<OutboxDependencies['onRefused']>();
  const outbox = createOutbox({
    storage: () => device,
    send,
    now: () => 1_000,
    withTabLock: (act) => act(),
    onLineBack(act) {
      lineBack = act;
      return () => {
        lineBack = undefined;
      };
    },
    later(act, ms) {
      timer = { act, ms };
      return () => {
        timer = undefined;
      };
    },
    onSent,
    onRefused,
    ...others,
  });
  return {
    outbox,
    device,
    send,
    onSent,
    onRefused,
    isListening: () => lineBack !== undefined,
    goOnline: () => lineBack?.(),
    waitOver: () => timer?.act(),
    wait: () => timer?.ms,
  };
}

describe('a requirement that could not be sent', () => {
  test('is kept on the device and sent when the connection is back, with the same key', async () => {
    const { outbox, send, onSent, goOnline } = makeTab();
    outbox.start();
    expect(outbox.keep(entry('k'.repeat(32)))).toBe(true);
    expect(outbox.waiting.value).toBe(1);
    goOnline();
    await vi.waitFor(() => expect(outbox.waiting.value).toBe(0));
    expect(send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual(['k'.repeat(32)]);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  test('survives a reload', async () => {
    const before = makeTab();
    before.outbox.keep(entry('a'.repeat(32)));
    const after = makeTab({ device: before.device });
    after.outbox.start();
    await vi.waitFor(() => expect(after.onSent).toHaveBeenCalledTimes(1));
    expect(before.device.texts.has(outboxKey)).toBe(false);
  });

  test('waits longer after each failed try, up to a quarter of an hour', async () => {
    const { outbox, wait, waitOver, send } = makeTab({ send: vi.fn(lineDown) });
    outbox.start();
    outbox.keep(entry('a'.repeat(32)));
    const waits: (number | undefined)[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      waits.push(wait());
      waitOver();
      await vi.waitFor(() => expect(wait()).toBeDefined());
    }
    expect(waits.map((ms) => (ms ?? 0) / 1000)).toEqual([30, 30, 60, 120, 240, 480, 900]);
    expect(send).not.toHaveBeenCalled();
    expect(outbox.waiting.value).toBe(1);
  });

  test('is reported and dropped when the server refuses it', async () => {
    const error = new ApiError('category.unknown', 400, 'This category does not exist any more.');
    const { outbox, onRefused, goOnline } = makeTab({ send: () => Promise.reject(error) });
    outbox.start();
    outbox.keep(entry('a'.repeat(32)));
    goOnline();
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ at: 1_000 }), error));
    expect(outbox.waiting.value).toBe(0);
  });

  test('is forgotten after a week', async () => {
    const { outbox, device } = makeTab();
    outbox.keep(entry('a'.repeat(32)));
    const later = makeTab({ device, now: () => 1_000 + 8 * 24 * 3_600_000 });
    later.outbox.start();
    expect(later.outbox.waiting.value).toBe(0);
    expect(later.send).not.toHaveBeenCalled();
  });

  test('waits in the page where storage fails, and says that it will not survive', async () => {
    const { outbox, goOnline, onSent } = makeTab({ device: makeStorage(true) });
    outbox.start();
    expect(outbox.keep(entry('a'.repeat(32)))).toBe(false);
    goOnline();
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  });

  test('is left to the tab that has started', async () => {
    const { outbox, goOnline, send } = makeTab({ withTabLock: () => Promise.resolve() });
    outbox.start();
    outbox.keep(entry('a'.repeat(32)));
    goOnline();
    expect(send).not.toHaveBeenCalled();
    expect(outbox.waiting.value).toBe(1);
  });

  test('is still sent after its form was removed; then the listeners end', async () => {
    const { outbox, goOnline, onSent, isListening } = makeTab();
    const stop = outbox.start();
    outbox.keep(entry('a'.repeat(32)));
    stop();
    expect(isListening()).toBe(true);
    goOnline();
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(isListening()).toBe(false));
  });

  test('ignores invalid data on the device', async () => {
    const device = makeStorage();
    device.texts.set(outboxKey, '[{"input":null},3,"x"]');
    const { outbox, send } = makeTab({ device });
    outbox.start();
    outbox.keep(entry('a'.repeat(32)));
    expect(outbox.waiting.value).toBe(1);
    expect(send).not.toHaveBeenCalled();
  });
});
