import { getOutbox, type OutboxMessage } from '@yantra/contract/calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stepsOf } from '../../testing/paying-steps.ts';
import { addBuyer, fillPriced, type PayingApp, payingApp, startedOrder } from '../../testing/paying.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import type { DrawMail } from '../mail/index.ts';

const database = databaseForFile(fillPriced);
/** Contains everything it is given, for the tests; the server does not know the mails' design. */
const drawMail: DrawMail = (content) => ({
  subject: content.kind,
  text: JSON.stringify(content),
  html: '<p></p>',
});
let server: PayingApp;
beforeEach(async () => {
  server = await payingApp(database.db, { drawMail });
});
afterEach(async () => {
  await server.close();
  for (const table of ['mail_messages', 'notifications', 'notification_messages'] as const)
    await database.db.deleteFrom(table).execute();
});
const { later } = stepsOf(() => server);

/** Somebody who speaks Hindi and has paid for a month. */
async function bought(email = 'asha@example.in') {
  const buyer = await addBuyer(server);
  await server.db.updateTable('users').set({ email, language: 'hi' }).where('id', '=', buyer.userId).execute();
  const orderId = await startedOrder(server, buyer);
  await server.pay(orderId);
  return { buyer, orderId };
}
const mails = async () =>
  (await server.get(`/api${getOutbox.path}?email=asha@example.in`)).json<{ data: OutboxMessage[] }>().data;

describe('who has bought a plan', () => {
  test('is told once by mail of what it is, what was paid and where the invoice is', async () => {
    const { orderId } = await bought();
    expect([await server.app.notify(), await server.app.notify()]).toEqual([1, 0]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    const { facts, ...content } = JSON.parse(mail?.text ?? '{}') as { facts: [string, string][] };
    expect(content).toMatchObject({
      kind: 'news',
      locale: 'hi',
      name: 'Asha Patil',
      title: 'आपके प्लान Economy का भुगतान हो गया',
      way: { address: `http://localhost:3000/hi/dashboard/subscription-admin?order=${orderId}` },
      contactAddress: 'http://localhost:3000/hi/contact-us',
    });
    expect(facts).toEqual([
      ['प्लान', 'Economy, 1 महीना'],
      ['कब से कब तक', expect.any(String)],
      ['मशीनें', '2'],
      ['भुगतान, GST सहित', '₹999.00'],
      ['इनवॉइस', expect.stringMatching(/^YN\/2526\/\d{6}$/)],
    ]);
  });

  test('hears nothing before it is paid and theirs', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await server.pay(orderId, 'fail');
    expect(await server.app.notify()).toBe(0);
    expect(await database.db.selectFrom('notifications').selectAll().execute()).toEqual([]);
  });

  test('is told in the app alone without an e-mail address, and nothing without an account by now', async () => {
    await bought('');
    const { buyer } = await bought();
    const deleted_at = server.clock.time;
    await server.db.updateTable('users').set({ deleted_at }).where('id', '=', buyer.userId).execute();
    expect([await server.app.notify(), await mails()]).toEqual([0, []]);
  });

  test('is not told any more after three days', async () => {
    await bought();
    later(3 * 24 * 60);
    expect(await server.app.notify()).toBe(0);
  });
});
