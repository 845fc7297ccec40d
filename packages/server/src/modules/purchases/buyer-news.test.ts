import { getOutbox, type OutboxMessage } from '@yantra/contract/calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stepsOf } from '../../testing/paying-steps.ts';
import { addBuyer, fillPriced, type PayingApp, payingApp, startedOrder } from '../../testing/paying.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { type DrawMail, type Mail, MailFailed } from '../mail/index.ts';
import { tellBuyers } from './buyer-news.ts';

const database = databaseForFile(fillPriced);
/** Contains everything it is given, for the tests; the server does not know the mails' design. */
const drawMail: DrawMail = (content) => ({
  subject: content.kind === 'purchased' ? content.plan : content.kind,
  text: JSON.stringify(content),
  html: '<p></p>',
});
let server: PayingApp;
beforeEach(async () => {
  server = await payingApp(database.db, { drawMail });
});
afterEach(async () => {
  await server.close();
  for (const table of ['mail_messages', 'purchase_news'] as const) await database.db.deleteFrom(table).execute();
});
const { later } = stepsOf(() => server);
const minute = 1;

/** Somebody who has paid for a month, in Hindi. */
async function bought(email = 'asha@example.in', locale = 'hi-IN') {
  const buyer = await addBuyer(server);
  await server.db.updateTable('users').set({ email }).where('id', '=', buyer.userId).execute();
  const orderId = await startedOrder(server, buyer, { locale });
  await server.pay(orderId);
  return { buyer, orderId };
}
const mails = async () =>
  (await server.get(`/api${getOutbox.path}?email=asha@example.in`)).json<{ data: OutboxMessage[] }>().data;
const waiting = () => server.db.selectFrom('purchase_news').selectAll().execute();

/** Tells with a mail that a test sets. */
const tell = (send: Mail['send']) =>
  tellBuyers({
    db: server.db,
    clock: { now: () => server.clock.time },
    mail: { send },
    drawMail,
    ownUrl: () => 'https://yantra.example.in',
  });
const down = async (): Promise<never> => {
  throw new MailFailed('Down.');
};

describe('who has bought a plan', () => {
  test('is told once by mail, in the language of the page, of what it is, what was paid and where the invoice is', async () => {
    const { orderId } = await bought();
    expect([await server.app.tellBuyers(), await server.app.tellBuyers()]).toEqual([1, 0]);
    const [mail, ...others] = await mails();
    expect([others, await waiting()]).toEqual([[], []]);
    expect(JSON.parse(mail?.text ?? '')).toMatchObject({
      kind: 'purchased',
      locale: 'hi',
      name: 'Asha Patil',
      plan: 'Economy',
      months: 1,
      isComing: false,
      machines: 2,
      paidPaise: 99_900,
      creditPaise: 0,
      invoiceNumber: expect.stringMatching(/^YN\/2526\/\d{6}$/) as string,
      address: `http://localhost:3000/hi/dashboard/subscription-admin?order=${orderId}`,
      contactAddress: 'http://localhost:3000/hi/contact-us',
    });
  });

  test('hears nothing before it is paid and theirs', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await server.pay(orderId, 'fail');
    expect([await server.app.tellBuyers(), await waiting()]).toEqual([0, []]);
  });

  test('is told by the page alone without an e-mail address, or without an account by now', async () => {
    await bought('');
    const { buyer } = await bought();
    const deleted_at = server.clock.time;
    await server.db.updateTable('users').set({ deleted_at }).where('id', '=', buyer.userId).execute();
    expect([await server.app.tellBuyers(), await mails(), await waiting()]).toEqual([0, [], []]);
  });

  test('has bought it also while the mail server is down, and is told later, ever less often tried', async () => {
    const { buyer } = await bought('asha@example.in', 'xx');
    const purchases = await server.db
      .selectFrom('purchases')
      .select('id')
      .where('user_id', '=', buyer.userId)
      .execute();
    expect(purchases).toHaveLength(1);
    const times: number[] = [];
    const failing: Mail['send'] = async () => {
      times.push(server.clock.time.getTime());
      return down();
    };
    for (let minutes = 0; minutes < 10; minutes += 1) {
      await tell(failing);
      later(minute);
    }
    expect(times.map((time) => (time - (times[0] ?? 0)) / 60_000)).toEqual([0, 1, 2, 4, 8]);
    later(60);
    const sent: string[] = [];
    expect(await tell(async ({ id, to }) => void sent.push(id, to))).toBe(1);
    expect(sent).toEqual([`purchase-${purchases[0]?.id}`, 'asha@example.in']);
    expect(await waiting()).toEqual([]);
  });

  test('is not told any more after three days', async () => {
    await bought();
    await tell(down);
    later(3 * 24 * 60);
    expect([await tell(async () => undefined), await waiting()]).toEqual([0, []]);
  });

  test('is told once, though several processes look at once', async () => {
    for (let n = 0; n < 3; n += 1) await bought();
    const sent: string[] = [];
    const send: Mail['send'] = async ({ id }) => {
      await Promise.resolve();
      sent.push(id);
    };
    await Promise.all(Array.from({ length: 5 }, () => tell(send)));
    expect([sent.length, new Set(sent).size]).toEqual([3, 3]);
  });

  test('is told after all when a process died over it', async () => {
    await bought();
    const killed = () => {
      throw new Error('Killed.');
    };
    await expect(tell(killed)).rejects.toThrow('Killed.');
    expect(await tell(async () => undefined)).toBe(0);
    later(3);
    expect(await tell(async () => undefined)).toBe(1);
  });
});
