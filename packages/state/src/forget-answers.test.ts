import { signal } from '@preact/signals-react';
import type { Client } from '@yantra/client';
import { type SearchInput, searchEquipments } from '@yantra/contract/calls';
import { expect, test } from 'vitest';
import { type LoggedUser, createScope, forgetWithUser, noSession, restoreAnswers, snapshotOf } from './index.ts';

const pune = { id: '8', name: 'Pune', state: 'Maharashtra', latitude: 18.52, longitude: 73.86 };
const sunita: LoggedUser = { id: '7', role: 'user', name: 'Sunita', phone: '9000000003' };
const first: SearchInput = { page: 1 };
const second: SearchInput = { page: 2 };

/** Two answers that came with the page, of which the first is then asked for anew by a person. */
async function setUp(isPageOfNobody: boolean) {
  const user = signal<LoggedUser | undefined>(sunita);
  let total = 0;
  const call = () => Promise.resolve({ data: [], total: (total += 1), page: 1, pageSize: 20 });
  const parts = {
    client: { call } as unknown as Client,
    siteUrl: '',
    cityStore: { read: () => undefined, write: () => undefined },
    defaultCity: pune,
  };
  const server = createScope(parts);
  await server.prefetch(searchEquipments, first);
  await server.prefetch(searchEquipments, second);
  const scope = createScope({ ...parts, session: { ...noSession(), user } });
  restoreAnswers(scope, JSON.parse(JSON.stringify(snapshotOf(server))));
  forgetWithUser(scope, isPageOfNobody);
  await scope.prefetch(searchEquipments, first);
  const known = () =>
    [first, second].map((input) => scope.resource(searchEquipments, () => input).remote.peek().status);
  return { user, known };
}

test('a person’s answers are forgotten when they log out, and those of a page that was drawn for nobody stay', async () => {
  const { user, known } = await setUp(true);
  expect(known()).toEqual(['ready', 'ready']);
  user.value = undefined;
  expect(known()).toEqual(['loading', 'ready']);
  user.value = { ...sunita, id: '8' };
  user.value = undefined;
  expect(known()).toEqual(['loading', 'ready']);
});

test('all are forgotten where the page was drawn for the person, by a log-out and by another’s log-in', async () => {
  for (const next of [undefined, { ...sunita, id: '8' }]) {
    const { user, known } = await setUp(false);
    user.value = { ...sunita };
    expect(known()).toEqual(['ready', 'ready']);
    user.value = next;
    expect(known()).toEqual(['loading', 'loading']);
  }
});
