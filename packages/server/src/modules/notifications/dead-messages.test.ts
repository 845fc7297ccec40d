import { getDeadMessages, retryMessages } from '@yantra/contract/calls';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addHiring } from '../../testing/hiring.ts';
import { testNow } from '../../testing/market.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { tell } from './tell.ts';

const server = appForFile();

interface Dead {
  readonly id: string;
  readonly event: string;
  readonly userId?: string;
  readonly userName: string;
  readonly failure: string;
}

test('messages that did not leave are seen by an admin, and tried again', async () => {
  const admin = await signedIn(server, 'admin');
  const somebody = await signedIn(server);
  await tell(server.db, { kind: 'phoneChanged', key: 'a', facts: { digits: '4321' }, at: testNow }, [
    { userId: somebody.userId },
  ]);
  expect(await server.app.notify()).toBe(1);
  const dead = { state: 'dead', failure: 'It answered 503.', tries: 12, ended_at: testNow } as const;
  await server.db.updateTable('notification_messages').set(dead).execute();
  await server.db.deleteFrom('sms_messages').execute();

  const list = async (body: object = {}) =>
    (await server.post(`/api${getDeadMessages.path}`, body, admin.bearer)).json<{ data: Dead[]; total: number }>();
  const { data, total } = await list();
  expect([total, data]).toMatchObject([
    1,
    [{ event: 'Mobile number changed', userName: 'Asha Patil', failure: 'It answered 503.', way: 'sms', tries: 12 }],
  ]);
  expect((await list({ locale: 'hi' })).data[0]?.event).toBe('मोबाइल नंबर बदला');
  expect([(await list({ searchTerm: '503' })).total, (await list({ searchTerm: 'Rohit' })).total]).toEqual([1, 0]);

  const ids = data.map(({ id }) => id);
  const again = await server.post(`/api${retryMessages.path}`, { ids }, admin.bearer);
  expect(again.json()).toMatchObject({ data: { retried: 1 } });
  expect(await server.app.notify()).toBe(1);
  expect(await server.db.selectFrom('sms_messages').select('kind').execute()).toEqual([{ kind: 'phoneChanged' }]);
  expect((await list()).total).toBe(0);
  const twice = await server.post(`/api${retryMessages.path}`, { ids }, admin.bearer);
  expect(twice.json()).toMatchObject({ data: { retried: 0 } });
});

test('a message to a phone without an account is among them, by the name of the request, and is tried again', async () => {
  const admin = await signedIn(server, 'admin');
  const { requirementId } = await addHiring(server);
  await server.db.deleteFrom('page_messages').execute();
  const facts = {
    dealId: requirementId,
    requirementId,
    to: 'renter',
    machine: 'JCB 3DX',
    other: 'Deshpande Earthmovers',
  };
  const dead = { state: 'dead', failure: 'It answered 503.', tries: 12, ended_at: testNow } as const;
  await server.db
    .insertInto('page_messages')
    .values({
      requirement_id: requirementId,
      kind: 'rateHire',
      key: 'a',
      facts: JSON.stringify(facts),
      due_at: testNow,
      created_at: testNow,
      ...dead,
    })
    .execute();
  const { full_name: name, phone } = await server.db
    .selectFrom('requirements')
    .select(['full_name', 'phone'])
    .where('id', '=', requirementId)
    .executeTakeFirstOrThrow();
  const list = async (searchTerm: string) =>
    (await server.post(`/api${getDeadMessages.path}`, { searchTerm }, admin.bearer)).json<{
      data: Dead[];
      total: number;
    }>();
  const { data, total } = await list(phone);
  expect([total, data]).toMatchObject([
    1,
    [{ event: 'How was the hire?', userName: name, failure: 'It answered 503.', way: 'sms', tries: 12 }],
  ]);
  expect(data[0]).not.toHaveProperty('userId');
  const ids = data.map(({ id }) => id);
  const again = await server.post(`/api${retryMessages.path}`, { ids }, admin.bearer);
  expect(again.json()).toMatchObject({ data: { retried: 1 } });
  expect(await server.db.selectFrom('page_messages').select(['state', 'tries']).execute()).toEqual([
    { state: 'waiting', tries: 1 },
  ]);
  expect((await list(phone)).total).toBe(0);
  const audited = await server.db
    .selectFrom('audit_log')
    .select('kind')
    .where('subject_id', '=', ids[0] ?? '')
    .execute();
  expect(audited).toEqual([{ kind: 'message.retried' }]);
});
