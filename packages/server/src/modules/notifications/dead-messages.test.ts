import { getDeadMessages, retryMessages } from '@yantra/contract/calls';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { testNow } from '../../testing/market.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { tell } from './tell.ts';

const server = appForFile();

interface Dead {
  readonly id: string;
  readonly event: string;
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
