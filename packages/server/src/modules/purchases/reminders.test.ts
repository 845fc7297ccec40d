import { dayMs } from '@yantra/domain';
import { afterEach, describe, expect, test } from 'vitest';
import { addMachine, addPurchase, fillBasics, testNow } from '../../testing/market.ts';
import { testApp } from '../../testing/test-app.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { remindOfExpiry } from './reminders.ts';

const database = databaseForFile(fillBasics);

afterEach(async () => {
  await database.db.deleteFrom('notifications').execute();
  await database.db.deleteFrom('purchase_reminders').execute();
  await database.db.deleteFrom('purchase_equipment').execute();
  await database.db.deleteFrom('purchases').execute();
});

/** @param days from the tests' now */
const remind = (days = 0) =>
  remindOfExpiry({ db: database.db, clock: { now: () => new Date(testNow.getTime() + days * dayMs) } });
/** What was told, oldest first. */
const told = () =>
  database.db
    .selectFrom('notifications')
    .select(['key', 'facts'])
    .where('kind', '=', 'planEnds')
    .orderBy('id')
    .execute();
const machineUntil = (days: number) => addMachine(database.db, { period: [-20, days] });

describe('who has a subscription that ends', () => {
  test('is told seven days and one day before, once each', async () => {
    await machineUntil(9);
    expect(await remind(1.9)).toBe(0);
    expect([await remind(2), await remind(2), await remind(5), await remind(7.9)]).toEqual([1, 0, 0, 0]);
    expect([await remind(8), await remind(8.5), await remind(9), await remind(10)]).toEqual([1, 0, 0, 0]);
    expect((await told()).map(({ facts }) => facts)).toMatchObject([
      { plan: 'Economy', days: 7, machines: 1 },
      { plan: 'Economy', days: 1, machines: 1 },
    ]);
  });

  test('gets it by text message, in their language', async () => {
    await machineUntil(7);
    const { db } = database;
    const reader = testApp(db);
    const texts = async (language: 'en' | 'hi') => {
      await db.updateTable('users').set({ language }).where('phone', '=', '9000000002').execute();
      await remind();
      await reader.app.notify();
      const rows = await db.selectFrom('sms_messages').select('text').where('kind', '=', 'expiryReminder').execute();
      for (const table of ['notifications', 'purchase_reminders', 'sms_messages'] as const)
        await db.deleteFrom(table).execute();
      return rows.map(({ text }) => text);
    };
    expect(await texts('hi')).toEqual([
      'आपका Yantra प्लान Economy 7 दिन में, 17 मार्च 2026 को ख़त्म होगा। मशीनें दिखती रहें, इसके लिए यहाँ प्लान आगे बढ़ाएँ: http://localhost/hi',
    ]);
    expect(await texts('en')).toEqual([
      'Your Yantra subscription Economy ends in 7 days, on 17 March 2026. Renew it at http://localhost so that your machines stay listed.',
    ]);
  });

  test('gets the last one alone when nobody looked before', async () => {
    await machineUntil(0.5);
    expect(await remind()).toBe(1);
    expect(await told()).toMatchObject([{ facts: { days: 1 } }]);
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
    expect(await told()).toHaveLength(1);
  });
});
