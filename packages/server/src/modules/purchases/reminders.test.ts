import { dayMs } from '@yantra/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addMachine, addPurchase, fillBasics, testNow } from '../../testing/market.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { type SmsMessage, SmsFailed } from '../sms/sms.ts';
import { remindOfExpiry } from './reminders.ts';

const database = databaseForFile(fillBasics);
let sent: SmsMessage[];
let failure: Error | undefined;

beforeEach(() => {
  sent = [];
  failure = undefined;
});
afterEach(async () => {
  await database.db.deleteFrom('purchase_reminders').execute();
  await database.db.deleteFrom('purchase_equipment').execute();
  await database.db.deleteFrom('purchases').execute();
});

/** @param days from the tests' now */
const remind = (days = 0) =>
  remindOfExpiry({
    db: database.db,
    clock: { now: () => new Date(testNow.getTime() + days * dayMs) },
    siteOrigin: () => 'https://yantra.example',
    sms: {
      localeFor: (_kind, wanted) => wanted,
      async send(message) {
        if (failure !== undefined) throw failure;
        sent.push(message);
      },
    },
  });
const machineUntil = (days: number) => addMachine(database.db, { period: [-20, days] });

describe('who has a subscription that ends', () => {
  test('is told seven days and one day before, once each', async () => {
    await machineUntil(9);
    expect(await remind(1.9)).toBe(0);
    expect([await remind(2), await remind(2), await remind(5), await remind(7.9)]).toEqual([1, 0, 0, 0]);
    expect([await remind(8), await remind(8.5), await remind(9), await remind(10)]).toEqual([1, 0, 0, 0]);
    expect(sent).toEqual([
      {
        phone: '9000000002',
        kind: 'expiryReminder',
        text: 'Your Yantra subscription Economy ends in 7 days, on 19 March 2026. Renew it at https://yantra.example so that your machines stay listed.',
        variables: { plan: 'Economy', days: '7', ends: '19 March 2026', host: 'https://yantra.example' },
      },
      expect.objectContaining({ text: expect.stringContaining('ends in 1 day, on 19 March 2026.') }),
    ]);
  });

  test('is told in their language', async () => {
    await machineUntil(7);
    const { db } = database;
    await db.updateTable('users').set({ language: 'hi' }).where('phone', '=', '9000000002').execute();
    await remind();
    await db.updateTable('users').set({ language: 'en' }).where('phone', '=', '9000000002').execute();
    expect(sent).toMatchObject([
      {
        locale: 'hi',
        text: 'आपका Yantra प्लान Economy 7 दिन में, 17 मार्च 2026 को ख़त्म होगा। मशीनें दिखती रहें, इसके लिए यहाँ प्लान आगे बढ़ाएँ: https://yantra.example/hi',
        variables: { ends: '17 मार्च 2026' },
      },
    ]);
  });

  test('gets the last one alone when nobody looked before', async () => {
    await machineUntil(0.5);
    expect(await remind()).toBe(1);
    expect(sent[0]?.variables['days']).toBe('1');
  });

  test('is not told when it is renewed, but when a machine of it is left out', async () => {
    const [renewed, left] = [await machineUntil(6), await machineUntil(6)];
    await addPurchase(database.db, renewed, [6, 36]);
    expect(await remind()).toBe(1);
    await addPurchase(database.db, left, [6, 36]);
    await database.db.deleteFrom('purchase_reminders').execute();
    expect(await remind()).toBe(0);
  });

  test('is told once, though several processes look at once', async () => {
    await machineUntil(6);
    const counts = await Promise.all(Array.from({ length: 5 }, () => remind()));
    expect(counts.reduce((sum, n) => sum + n)).toBe(1);
    expect(sent).toHaveLength(1);
  });

  test('is told later when the message surely did not leave, and not again when it may have', async () => {
    await machineUntil(6);
    failure = new SmsFailed(false);
    expect(await remind()).toBe(0);
    failure = new SmsFailed(true);
    expect(await remind()).toBe(0);
    failure = undefined;
    expect(await remind()).toBe(0);
    await database.db.deleteFrom('purchase_reminders').execute();
    failure = new SmsFailed(false);
    expect(await remind()).toBe(0);
    failure = undefined;
    expect(await remind()).toBe(1);
  });
});
