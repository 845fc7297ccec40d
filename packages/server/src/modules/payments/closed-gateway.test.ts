import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addOrder } from '../../testing/ordered.ts';
import { addBuyer, pricePlan, startPayment } from '../../testing/paying.ts';

const server = appForFile(async (db) => {
  await pricePlan(db);
  return {};
});
const why = 'No account at a payment gateway is set (GATEWAY_CLIENT_ID).';

test('where no account at a gateway is set nobody can pay, and the log says why', async () => {
  const answer = await startPayment(server, await addBuyer(server));
  expect([answer.status, answer.json()['code']]).toEqual([503, 'payment.unavailable']);
  expect(server.log).toContainEqual(
    expect.objectContaining({
      msg: 'The payment gateway opened no order.',
      err: expect.objectContaining({ type: 'GatewayError', message: why }) as object,
    }),
  );
});

test('orders from when one was set wait for it to be set again', async () => {
  const order = await addOrder(server.db, { next_check_at: server.clock.time });
  expect(await server.app.sweeper.sweep()).toBeGreaterThan(0);
  expect(JSON.stringify(server.log)).toContain(why);
  const after = await server.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
  expect(after.state).toBe('open');
  expect(after.next_check_at?.getTime()).toBeGreaterThan(server.clock.time.getTime());
});
