import type { OutsideWay } from '@yantra/events';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fillBasics } from '../../testing/market.ts';
import { addUser } from '../../testing/signed-in.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { mostTries } from './deliver.ts';
import type { Gates } from './gates.ts';
import { createNotifications } from './notifications.service.ts';
import { type Outgoing, SendFailed } from './sender.ts';
import { tell } from './tell.ts';

const database = databaseForFile(fillBasics);
const minute = 60_000;
const noon = new Date('2026-11-26T12:00:00+05:30');
let server: TestApp;
beforeAll(() => {
  server = testApp(database.db);
});
afterEach(async () => {
  for (const table of ['notifications', 'notification_messages', 'notification_choices'] as const)
    await database.db.deleteFrom(table).execute();
});

/** Ways that keep what they are given, or fail as a test says. */
function spine({ gates = {}, fail }: { gates?: Gates; fail?: (message: Outgoing) => SendFailed | undefined } = {}) {
  const sent: (Outgoing & { readonly title: string | undefined })[] = [];
  const send = async (message: Outgoing) => {
    const error = fail?.(message);
    if (error) throw error;
    sent.push({ ...message, title: message.saying(message.language)?.title });
  };
  const ways = ['email', 'sms', 'push'] as const satisfies readonly OutsideWay[];
  const clock = { time: noon };
  const notifications = createNotifications({
    db: database.db,
    clock: { now: () => clock.time },
    logger: { warn: () => undefined },
    senders: new Map(ways.map((way) => [way, { send }])),
    gates,
    siteOrigin: () => 'https://yantra.example',
    cityName: () => 'Pune',
  });
  return { clock, sent, work: () => notifications.work() };
}

const someone = async () => {
  const { id } = await addUser(server, { role: 'supplier' });
  await database.db.updateTable('users').set({ email: 'asha@example.in' }).where('id', '=', id).execute();
  return id;
};
const inApp = (userId: string) =>
  database.db.selectFrom('notifications').select(['kind', 'key']).where('user_id', '=', userId).execute();
const messages = () =>
  database.db
    .selectFrom('notification_messages')
    .select(['way', 'state', 'tries', 'lost_answers', 'failure'])
    .orderBy('way')
    .execute();

const leadFacts = { requirementId: 'r', category: 'Tractor', cityId: '1', jobFrom: null, jobDays: null };
const tellLead = (userId: string, key: string, at = noon) =>
  tell(database.db, { kind: 'lead', key, facts: leadFacts, at }, [{ userId }]);
const tellImport = (userId: string, key: string, at = noon) =>
  tell(database.db, { kind: 'importFinished', key, facts: { added: 2, drafts: 1 }, at }, [{ userId }]);
const tellPaid = (userId: string) =>
  tell(
    database.db,
    {
      kind: 'paid',
      key: 'order',
      at: noon,
      facts: {
        plan: 'ECONOMY',
        months: 1,
        starts: noon.toISOString(),
        ends: noon.toISOString(),
        isComing: false,
        machines: 4,
        paidPaise: 100,
        creditPaise: 0,
        invoice: 'Y/1',
        orderId: 'o',
      },
    },
    [{ userId }],
  );

describe('what happened', () => {
  test('is told with its transaction, or not at all', async () => {
    const userId = await someone();
    const back = new Error('back');
    const work = database.db.transaction().execute(async (trx) => {
      await tell(trx, { kind: 'lead', key: 'a', facts: leadFacts, at: noon }, [{ userId }]);
      throw back;
    });
    await expect(work).rejects.toBe(back);
    expect(await inApp(userId)).toEqual([]);
  });

  test('is told once, however often it is reported', async () => {
    const userId = await someone();
    expect([await tellLead(userId, 'a'), await tellLead(userId, 'a')]).toEqual([[userId], []]);
    expect(await inApp(userId)).toEqual([{ kind: 'lead', key: 'a' }]);
  });

  test('goes by the ways that are on by default, and by those the person chose', async () => {
    const userId = await someone();
    await database.db
      .insertInto('notification_choices')
      .values([
        { user_id: userId, kind: 'lead', way: 'email', is_on: true },
        { user_id: userId, kind: 'lead', way: 'push', is_on: false },
      ])
      .execute();
    const { work, sent } = spine();
    await tellLead(userId, 'a');
    expect(await work()).toBe(2);
    expect(sent.map(({ way, title }) => `${way}: ${title}`).toSorted()).toEqual(['email: New lead', 'sms: New lead']);
  });

  test('goes to nobody who has left', async () => {
    const userId = await someone();
    await database.db.updateTable('users').set({ deleted_at: noon }).where('id', '=', userId).execute();
    const { work, sent } = spine();
    await tellLead(userId, 'a');
    expect([await work(), sent]).toEqual([0, []]);
  });
});

describe('a message', () => {
  test('is one for several of a kind: the first leaves at once, the next an hour later with all since', async () => {
    const userId = await someone();
    const { work, sent, clock } = spine();
    await tellLead(userId, 'a');
    await work();
    await tellLead(userId, 'b');
    await tellLead(userId, 'c');
    expect(await work()).toBe(0);
    clock.time = new Date(noon.getTime() + 61 * minute);
    await work();
    expect(sent.filter(({ way }) => way === 'sms').map(({ title }) => title)).toEqual(['New lead', '2 new leads']);
  });

  test('does not leave if it was read in the app meanwhile', async () => {
    const userId = await someone();
    const { work, sent } = spine();
    await tellImport(userId, 'a');
    await database.db.updateTable('notifications').set({ read_at: noon }).execute();
    await work();
    expect(sent).toEqual([]);
    expect((await messages()).map(({ state, failure }) => [state, failure])).toEqual([['dropped', 'read']]);
  });

  test('leaves although it was read if it must reach the person', async () => {
    const userId = await someone();
    const { work, sent } = spine();
    await tellPaid(userId);
    await database.db.updateTable('notifications').set({ read_at: noon }).execute();
    await work();
    expect(sent.map(({ way }) => way)).toEqual(['email']);
  });

  test('that is not urgent waits for the morning', async () => {
    const userId = await someone();
    const { work, sent, clock } = spine();
    clock.time = new Date('2026-11-26T22:30:00+05:30');
    await tellImport(userId, 'a', clock.time);
    await tellPaid(userId);
    await work();
    expect(sent.map(({ event }) => event.kind)).toEqual(['paid']);
    clock.time = new Date('2026-11-27T07:59:00+05:30');
    await work();
    expect(sent.some(({ event }) => event.kind === 'importFinished')).toBe(false);
    clock.time = new Date('2026-11-27T08:00:00+05:30');
    await work();
    expect(sent.filter(({ event }) => event.kind === 'importFinished')).toHaveLength(1);
  });

  test('that is too old is not sent any more', async () => {
    const userId = await someone();
    const { work, sent, clock } = spine();
    await tellLead(userId, 'a');
    clock.time = new Date(noon.getTime() + 25 * 60 * minute);
    await work();
    expect(sent).toEqual([]);
  });
});

describe('a way that fails', () => {
  const gone = (mayHaveLeft: boolean) => new SendFailed('away', { mayHaveLeft });

  test('is tried again ever less often, and the message is dead at last, for an admin to see', async () => {
    const userId = await someone();
    let tries = 0;
    const { work, clock } = spine({
      fail: () => {
        tries += 1;
        return gone(false);
      },
    });
    await tellPaid(userId);
    const times: number[] = [];
    for (let step = 0; step < 200; step += 1) {
      const before = tries;
      await work();
      if (tries > before) times.push(clock.time.getTime());
      clock.time = new Date(clock.time.getTime() + 30 * minute);
    }
    expect(times).toHaveLength(mostTries);
    expect(await messages()).toEqual([
      { way: 'email', state: 'dead', tries: mostTries, lost_answers: 0, failure: 'away' },
    ]);
  });

  test('whose answer was lost is tried again, and the lost answer is counted', async () => {
    const userId = await someone();
    let tries = 0;
    const { work, clock, sent } = spine({
      fail: () => {
        tries += 1;
        return tries === 1 ? gone(true) : undefined;
      },
    });
    await tellPaid(userId);
    await work();
    clock.time = new Date(noon.getTime() + minute);
    await work();
    expect(sent.map(({ tries: n, lostAnswers }) => [n, lostAnswers])).toEqual([[2, 1]]);
    expect(await messages()).toMatchObject([{ state: 'sent', tries: 2, lost_answers: 1 }]);
  });

  test('that says the address wants nothing is believed', async () => {
    const userId = await someone();
    const { work } = spine({ fail: () => new SendFailed('no such address', { mayHaveLeft: false, isFinal: true }) });
    await tellPaid(userId);
    await work();
    expect(await messages()).toMatchObject([{ state: 'dead', tries: 1 }]);
  });

  test('does not hold up others', async () => {
    const [one, other] = [await someone(), await someone()];
    const { work, sent } = spine({ fail: ({ userId }) => (userId === one ? gone(false) : undefined) });
    await tellPaid(one);
    await tellPaid(other);
    await work();
    expect(sent.map(({ userId }) => userId)).toEqual([other]);
  });
});

test('two processes share the work: each message leaves once', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, someone));
  const { work, sent } = spine();
  for (const userId of people) await tellPaid(userId);
  await Promise.all([work(), work(), work()]);
  expect(sent).toHaveLength(people.length);
  expect(new Set(sent.map(({ userId }) => userId))).toEqual(new Set(people));
});

test('another module may refuse a message, and gets back what was counted for one that did not leave', async () => {
  const userId = await someone();
  const counted: string[] = [];
  const gate = {
    admit: async () => counted.push('admit') < 2,
    giveBack: async () => void counted.push('giveBack'),
  };
  const { work, clock } = spine({
    gates: { lead: { sms: gate } },
    fail: ({ way }) => (way === 'sms' ? new SendFailed('away', { mayHaveLeft: false }) : undefined),
  });
  await tellLead(userId, 'a');
  await work();
  expect(counted).toEqual(['admit', 'giveBack']);
  clock.time = new Date(noon.getTime() + minute);
  await work();
  expect((await messages()).find(({ way }) => way === 'sms')).toMatchObject({ state: 'dropped', failure: 'refused' });
});
