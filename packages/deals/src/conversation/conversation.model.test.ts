import { getConversation, type LogLine, markConversationRead, sendMessage } from '@yantra/contract/calls';
import { ApiError, type Scope } from '@yantra/state';
import { expect, test, vi } from 'vitest';
import { createConversationModel } from './conversation.model.ts';

const line = (place: number, side: LogLine['side'], words = `line ${place}`, some: Partial<LogLine> = {}): LogLine => ({
  place,
  at: '2026-11-20T06:30:00.000Z',
  side,
  kind: 'message',
  words,
  pictures: [],
  ...some,
});

const lineDown = new ApiError('network.unreachable', 0, 'We could not reach Yantra. Please try again.');

/** A server with the lines of one deal, of which it answers a few at a time. */
function talk({ lines: given = [] as LogLine[], most = 100 } = {}) {
  const lines = [...given];
  const calls: { readonly name: string; readonly input: Record<string, unknown> }[] = [];
  /** What fails next, after it was done if so wished. */
  let failure: { readonly error: Error; readonly isDone: boolean } | undefined;
  const answers: Record<string, (input: Record<string, unknown>) => unknown> = {
    [getConversation.name]({ after, before }) {
      const rows =
        after === undefined
          ? lines.filter(({ place }) => before === undefined || place < Number(before)).slice(-most)
          : lines.filter(({ place }) => place > Number(after)).slice(0, most);
      return { lines: rows, last: lines.length, readTo: 0, otherReadTo: 1, mayTalk: true };
    },
    [sendMessage.name]({ words, clientKey }) {
      const there = lines.find((one) => one.clientKey === clientKey);
      if (there) return there;
      const added = line(lines.length + 1, 'renter', String(words), { clientKey: String(clientKey) });
      lines.push(added);
      return added;
    },
    [markConversationRead.name]: () => ({}),
  };
  const send = async (call: { readonly name: string }, input: object): Promise<unknown> => {
    calls.push({ name: call.name, input: input as Record<string, unknown> });
    const failing = call.name === sendMessage.name ? failure : undefined;
    if (failing) failure = undefined;
    if (failing && !failing.isDone) throw failing.error;
    const answer = answers[call.name]?.(input as Record<string, unknown>);
    if (failing) throw failing.error;
    return answer;
  };
  let isOnline = true;
  let keys = 0;
  const model = createConversationModel({
    dealId: 'd1',
    page: undefined,
    side: 'renter',
    send: send as Scope['send'],
    isOnline: () => isOnline,
    newKey: () => `key-${(keys += 1)}`,
    now: () => 0,
  });
  return {
    model,
    lines,
    calls,
    words: () => model.lines.value.map(({ words }) => words),
    fail: (error: Error, isDone = false) => void (failure = { error, isDone }),
    connect: (is: boolean) => void (isOnline = is),
    asked: (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input),
  };
}

test('after a break exactly what was missed comes, once and in order, however much it is', async () => {
  const { model, lines, words } = talk({ lines: [line(1, 'owner'), line(2, 'owner')], most: 3 });
  await model.look();
  for (let place = 3; place <= 12; place += 1) lines.push(line(place, 'owner'));
  await Promise.all([model.look(), model.look()]);
  expect(words()).toEqual(lines.map(({ words: said }) => said));
});

test('a long conversation is read from its end, and back on demand', async () => {
  const all = Array.from({ length: 7 }, (_, index) => line(index + 1, 'owner'));
  const { model, words } = talk({ lines: all, most: 3 });
  await model.look();
  expect([words(), model.hasEarlier.value]).toEqual([['line 5', 'line 6', 'line 7'], true]);
  await model.readBack();
  await model.readBack();
  expect([words(), model.hasEarlier.value]).toEqual([all.map(({ words: said }) => said), false]);
});

test('a message is shown at once, and stands in the log where the server put it', async () => {
  const { model, lines, words } = talk({ lines: [line(1, 'owner')] });
  await model.look();
  lines.push(line(2, 'owner', 'written meanwhile'));
  model.write('mine', []);
  expect(model.outgoing.value.map(({ state }) => state)).toEqual(['sending']);
  await vi.waitFor(() => expect(words()).toEqual(['line 1', 'written meanwhile', 'mine']));
  await vi.waitFor(() => expect(model.outgoing.value).toEqual([]));
});

test('messages arrive in the order in which they were written', async () => {
  const { model, words } = talk();
  await model.look();
  for (const said of ['one', 'two', 'three']) model.write(said, []);
  await vi.waitFor(() => expect(words()).toEqual(['one', 'two', 'three']));
});

test('without a connection a message waits, and goes out by itself', async () => {
  const { model, words, connect } = talk();
  await model.look();
  connect(false);
  model.write('kept', []);
  expect(model.outgoing.value).toMatchObject([{ words: 'kept', state: 'waiting' }]);
  connect(true);
  model.resume();
  await vi.waitFor(() => expect([words(), model.outgoing.value]).toEqual([['kept'], []]));
});

test('one that fails keeps its words, and is sent again by the same key', async () => {
  const { model, fail, asked, words } = talk();
  await model.look();
  fail(lineDown);
  model.write('again', []);
  await vi.waitFor(() => expect(model.outgoing.value).toMatchObject([{ state: 'failed', error: lineDown }]));
  model.again('key-1');
  await vi.waitFor(() => expect(words()).toEqual(['again']));
  expect(asked(sendMessage.name).map(({ clientKey }) => clientKey)).toEqual(['key-1', 'key-1']);
});

test('one whose answer was lost stands in the log once', async () => {
  const { model, fail, words } = talk();
  await model.look();
  fail(lineDown, true);
  model.write('lost answer', []);
  await vi.waitFor(() => expect(model.outgoing.value).toMatchObject([{ state: 'failed' }]));
  await model.look();
  expect([words(), model.outgoing.value]).toEqual([['lost answer'], []]);
});

test('what is in sight is told to have been read, once', async () => {
  const { model, asked } = talk({ lines: [line(1, 'renter'), line(2, 'owner')] });
  await model.look();
  expect(model.unread.value).toBe(1);
  model.seen();
  model.seen();
  expect([model.unread.value, asked(markConversationRead.name)]).toEqual([0, [{ dealId: 'd1', place: 2 }]]);
});

test('what cannot be read says why, and is read on demand', async () => {
  const { model } = talk();
  const failed = createConversationModel({
    dealId: 'd1',
    page: 'page',
    side: 'renter',
    send: () => Promise.reject(lineDown),
    isOnline: () => true,
    newKey: () => 'key',
    now: () => 0,
  });
  await failed.look();
  expect([failed.status.value, failed.error.value]).toEqual(['failed', lineDown]);
  await model.look();
  expect(model.status.value).toBe('ready');
});
