import { getCategories, searchEquipments } from '@yantra/contract/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Requester } from '../limits/read-budgets.ts';
import type { ReadGate, ReadOptions } from '../limits/read-gate.ts';
import { bind, type Caller, type CallContext, heavy } from './bind.ts';
import { requesterOf, drawingOn, limitedReads, pageMs, visitorAt } from './limited-reads.ts';

const caller: Caller = { userId: 'u1', role: 'user', sessionId: 's1' };
const requestId = 'request-of-the-test';

describe('a read is charged', () => {
  test('to who is logged in, wherever they are', () => {
    expect(requesterOf({ caller, address: '203.0.113.7' })).toEqual({ name: 'person u1', kind: 'person' });
  });

  test('to whoever has the address', () => {
    expect(requesterOf({ address: '203.0.113.7' })).toEqual({ name: '203.0.113.7', kind: 'address' });
    expect(requesterOf({ address: '2001:db8::1' })).toEqual(visitorAt('2001:db8::2'));
  });

  test('to this host, which asks for visitors that it does not name', () => {
    expect(['127.0.0.1', '::1'].map(visitorAt)).toEqual([0, 1].map(() => ({ name: 'host', kind: 'host' })));
  });

  test('to nobody where the server itself asks', () => {
    expect(requesterOf({})).toBeUndefined();
  });
});

test('a page is charged to whom it is drawn for', () => {
  const charged: [Requester, number][] = [];
  const draw = drawingOn({ charge: (...charge) => void charged.push(charge) });
  draw({ address: '203.0.113.7' });
  draw({});
  expect(charged).toEqual([[{ name: '203.0.113.7', kind: 'address' }, pageMs]]);
});

describe('of the calls', () => {
  const runs: [Requester, ReadOptions | undefined][] = [];
  const gate: Pick<ReadGate, 'run'> = {
    run: (requester, read, manner) => {
      runs.push([requester, manner]);
      return read();
    },
  };
  const answer = async (input: object, context: CallContext) => ({ input, for: context.address }) as never;
  const bound = limitedReads(
    [
      bind(getCategories, answer),
      heavy(bind(searchEquipments, answer)),
      heavy(bind(searchEquipments, answer), ({ page }: { readonly page?: number }) => page === 2),
    ],
    gate as ReadGate,
  );
  const [light, usual, wide] = [0, 1, 2];
  const ask = async (which: number, input: object, context: Partial<CallContext> = {}) =>
    bound[which]?.answer(input as never, { requestId, ...context });
  beforeEach(() => void runs.splice(0));
  const address = '203.0.113.7';

  test('those that take long wait for their turn, and answer the same', async () => {
    const { signal } = new AbortController();
    expect(await ask(usual, { page: 2 }, { address, signal })).toEqual({ input: { page: 2 }, for: address });
    expect(runs).toEqual([[visitorAt(address), { signal, isWide: false }]]);
    expect(bound.map(({ call }) => call)).toEqual([getCategories, searchEquipments, searchEquipments]);
  });

  test('an input says whether it looks at most of the machines', async () => {
    await ask(wide, { page: 1 }, { address });
    await ask(wide, { page: 2 }, { address });
    expect(runs.map(([, manner]) => manner?.isWide)).toEqual([false, true]);
  });

  test('neither the quick ones wait, nor what the server asks itself', async () => {
    expect(await ask(light, {}, { address })).toEqual({ input: {}, for: address });
    expect(await ask(usual, {})).toEqual({ input: {}, for: undefined });
    expect(runs).toEqual([]);
  });
});
