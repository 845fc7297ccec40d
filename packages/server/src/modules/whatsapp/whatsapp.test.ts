import { readFileSync } from 'node:fs';
import { catalogue } from '@yantra/events';
import { afterEach, describe, expect, test } from 'vitest';
import { settingsFrom } from '../../settings.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { testNow } from '../../testing/market.ts';
import { addUser } from '../../testing/signed-in.ts';
import { testApp, testSettings } from '../../testing/test-app.ts';
import {
  type TakenTemplate,
  type WhatsAppRefusal,
  whatsAppStandIn,
  whatsAppWebhook,
} from '../../testing/whatsapp-stand-in.ts';
import { tell } from '../notifications/index.ts';
import { whatsAppTemplates } from './templates.ts';

const server = appForFile();
afterEach(async () => {
  for (const table of ['notifications', 'notification_messages', 'notification_choices'] as const)
    await server.db.deleteFrom(table).execute();
});

/** A site with an account at WhatsApp, and somebody who switched it on for ending plans. */
async function site({
  language = 'en' as 'en' | 'hi',
  refusing,
}: { language?: 'en' | 'hi'; refusing?: (one: TakenTemplate) => WhatsAppRefusal | undefined } = {}) {
  const standIn = await whatsAppStandIn(refusing);
  const app = testApp(server.db, {
    settings: { ...testSettings, siteUrl: 'https://yantra.example.in', whatsApp: standIn.settings },
  });
  const { id: userId } = await addUser(app, { role: 'supplier' });
  await server.db.updateTable('users').set({ language }).where('id', '=', userId).execute();
  const { phone } = await server.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const choose = (kind: string, is_on: boolean) =>
    server.db.insertInto('notification_choices').values({ user_id: userId, kind, way: 'whatsApp', is_on }).execute();
  await choose('planEnds', true);
  const tellPlanEnds = (key: string) => {
    const facts = { plan: 'ECONOMY', days: 7, ends: testNow.toISOString(), machines: 4 };
    return tell(server.db, { kind: 'planEnds', key, at: testNow, facts }, [{ userId }]);
  };
  const message = async () =>
    server.db
      .selectFrom('notification_messages')
      .select(['state', 'failure', 'lost_answers', 'due_at'])
      .where('way', '=', 'whatsApp')
      .executeTakeFirst();
  const on = async () =>
    (
      await server.db
        .selectFrom('notification_choices')
        .select(['kind'])
        .where('is_on', '=', true)
        .orderBy('kind')
        .execute()
    ).map(({ kind }) => kind);
  const told = (value: object) => {
    const { body, headers } = whatsAppWebhook(value, standIn.settings);
    return app.post('/webhooks/whatsapp', body, headers);
  };
  const writes = (body: string) =>
    told({ messages: [{ from: `91${phone}`, id: 'wamid.in', timestamp: '1', type: 'text', text: { body } }] });
  return { ...standIn, app, userId, phone, choose, tellPlanEnds, message, on, told, writes };
}

describe('a message by WhatsApp', () => {
  test('is the event’s template in the person’s language, with a button to the page', async () => {
    const { app, taken, tellPlanEnds, phone, message } = await site({ language: 'hi' });
    await tellPlanEnds('one');
    await app.app.notify();
    expect(taken).toMatchObject([
      {
        to: `91${phone}`,
        template: {
          name: 'yantra_plan_ends',
          language: { code: 'hi' },
          components: [
            {
              parameters: [{ text: expect.stringContaining('7 दिन') }, { text: expect.stringContaining('ECONOMY, 4') }],
            },
            { parameters: [{ text: 'hi/dashboard/subscription-admin' }] },
          ],
        },
      },
    ]);
    expect(await message()).toMatchObject({ state: 'sent' });
  });

  test('goes to nobody who did not switch it on', async () => {
    expect(catalogue.filter(({ ways }) => !['off', 'never'].includes(ways.whatsApp))).toEqual([]);
    const { app, taken, tellPlanEnds, userId } = await site();
    await server.db.deleteFrom('notification_choices').where('user_id', '=', userId).execute();
    await tellPlanEnds('one');
    await app.app.notify();
    expect([
      taken,
      await server.db.selectFrom('notification_messages').select('id').where('way', '=', 'whatsApp').execute(),
    ]).toEqual([[], []]);
  });

  test('is in English where the template is not registered in the language', async () => {
    const refusing = ({ template: { language } }: TakenTemplate) =>
      language.code === 'en' ? undefined : ({ status: 404, code: 132_001 } as const);
    const { app, taken, tellPlanEnds } = await site({ language: 'hi', refusing });
    await tellPlanEnds('one');
    await app.app.notify();
    expect(taken).toMatchObject([{ template: { language: { code: 'en' } } }]);
    expect(taken[0]?.template.components[1].parameters[0].text).toBe('dashboard/subscription-admin');
  });

  test.each<[WhatsAppRefusal, object]>([
    [
      { status: 429, code: 130_429 },
      { state: 'waiting', lost_answers: 0, failure: 'WhatsApp answered 429, error 130429.' },
    ],
    [
      { status: 400, code: 131_056 },
      { state: 'waiting', lost_answers: 0 },
    ],
    [
      { status: 401, code: 190 },
      { state: 'waiting', lost_answers: 0 },
    ],
    [
      { status: 500, code: 131_000 },
      { state: 'waiting', lost_answers: 0 },
    ],
    [{ status: 502 }, { state: 'waiting', lost_answers: 1 }],
    ['silent', { state: 'waiting', lost_answers: 1 }],
    [
      { status: 400, code: 131_026 },
      { state: 'dead', lost_answers: 0, failure: 'WhatsApp answered 400, error 131026.' },
    ],
    [
      { status: 400, code: 132_000 },
      { state: 'dead', lost_answers: 0 },
    ],
    [
      { status: 404, code: 132_001 },
      { state: 'dead', lost_answers: 0 },
    ],
  ])('that ends in %j is tried again or dead', async (refusal, ended) => {
    const { app, tellPlanEnds, message, phone } = await site({ refusing: () => refusal });
    await tellPlanEnds('one');
    await app.app.notify();
    const found = await message();
    expect(found).toMatchObject(ended);
    expect(found?.failure).not.toContain(phone);
  });

  test('that is too many waits as long as WhatsApp says', async () => {
    const { app, tellPlanEnds, message } = await site({
      refusing: () => ({ status: 429, code: 80_007, retryAfter: 300 }),
    });
    await tellPlanEnds('one');
    await app.app.notify();
    expect((await message())?.due_at).toEqual(new Date(testNow.getTime() + 300_000));
  });

  test('that did not arrive after all is among the dead ones; one that did is not', async () => {
    const { app, tellPlanEnds, message, told } = await site();
    await tellPlanEnds('one');
    await app.app.notify();
    expect((await told({ statuses: [{ id: 'wamid.1', status: 'sent' }] })).status).toBe(200);
    expect(await message()).toMatchObject({ state: 'sent' });
    const failed = {
      statuses: [{ id: 'wamid.1', status: 'failed', errors: [{ code: 131_026, title: 'Undeliverable' }] }],
    };
    expect([(await told(failed)).status, (await told(failed)).status]).toEqual([200, 200]);
    expect(await message()).toMatchObject({
      state: 'dead',
      failure: 'WhatsApp took it and then refused it, error 131026.',
    });
  });
});

describe('who writes', () => {
  test.each(['STOP', ' stop. ', 'Stop!', 'रोको', 'थांबवा', 'बंद', 'unsubscribe'])(
    '%s gets nothing more by WhatsApp, until START brings back what was on',
    async (word) => {
      const { app, taken, choose, on, writes, tellPlanEnds } = await site();
      await choose('lead', true);
      await choose('paid', false);
      expect((await writes(word)).status).toBe(200);
      expect(await on()).toEqual([]);
      await writes(word);
      await tellPlanEnds('one');
      await app.app.notify();
      expect(taken).toEqual([]);
      await writes('Start');
      expect(await on()).toEqual(['lead', 'planEnds']);
      await writes('START');
      expect(await on()).toEqual(['lead', 'planEnds']);
    },
  );

  test('a sentence with the word in it, or from another number, changes nothing', async () => {
    const { on, writes, told } = await site();
    for (const body of ['Do not stop the machine', 'stopping', '', 'ok', '🛑']) await writes(body);
    await told({ messages: [{ from: '919999999999', type: 'text', text: { body: 'STOP' } }] });
    await told({ messages: [{ from: '447700900000', type: 'text', text: { body: 'STOP' } }] });
    expect(await on()).toEqual(['planEnds']);
  });

  test('START never switches on what was never on', async () => {
    const { on, writes, userId } = await site();
    await server.db.deleteFrom('notification_choices').where('user_id', '=', userId).execute();
    await writes('START');
    expect(await on()).toEqual([]);
  });
});

describe('the webhook', () => {
  test('takes nothing that WhatsApp did not sign', async () => {
    const { app, on, settings, phone } = await site();
    const stop = { messages: [{ from: `91${phone}`, type: 'text', text: { body: 'STOP' } }] };
    const { body, headers } = whatsAppWebhook(stop, settings);
    const other = whatsAppWebhook(stop, { ...settings, appSecret: 'other' });
    const wrong: Record<string, string>[] = [
      {},
      { 'x-hub-signature-256': 'sha256=' },
      { 'x-hub-signature-256': 'x' },
      other.headers,
    ];
    for (const one of wrong) expect((await app.post('/webhooks/whatsapp', body, one)).status).toBe(403);
    expect((await app.post('/webhooks/whatsapp', `${body} `, headers)).status).toBe(403);
    expect(await on()).toEqual(['planEnds']);
  });

  test('of another number of the same app is not ours, and what nobody documented is passed over', async () => {
    const { app, on, settings, phone, told } = await site();
    const stop = { messages: [{ from: `91${phone}`, type: 'text', text: { body: 'STOP' } }] };
    const { body, headers } = whatsAppWebhook(stop, { ...settings, phoneId: '1' });
    expect((await app.post('/webhooks/whatsapp', body, headers)).status).toBe(200);
    for (const value of [{}, { messages: [null, { from: 5 }] }, { statuses: ['x', { id: '', status: 'failed' }] }]) {
      expect((await told(value)).status).toBe(200);
    }
    expect(await on()).toEqual(['planEnds']);
  });

  test('proves that it is ours by the token that both know, and repeats nothing else', async () => {
    const { app } = await site();
    const ask = (query: string) => app.get(`/webhooks/whatsapp?${query}`);
    const good = await ask('hub.mode=subscribe&hub.verify_token=verify-token&hub.challenge=1158201444');
    expect([good.status, good.text, good.headers['content-type']]).toEqual([
      200,
      '1158201444',
      'text/plain; charset=utf-8',
    ]);
    for (const wrong of [
      '',
      'hub.mode=subscribe&hub.verify_token=other&hub.challenge=1',
      'hub.mode=unsubscribe&hub.verify_token=verify-token&hub.challenge=1',
      'hub.mode=subscribe&hub.verify_token=verify-token&hub.challenge=%3Cb%3E',
      'hub.mode=subscribe&hub.verify_token=verify-token',
    ]) {
      expect([(await ask(wrong)).status, (await ask(wrong)).text]).toEqual([403, '']);
    }
  });

  test('is not there without an account', async () => {
    expect((await server.post('/webhooks/whatsapp', {})).status).toBe(405);
  });
});

describe('the settings', () => {
  const all = {
    WHATSAPP_TOKEN: 'EAAG',
    WHATSAPP_PHONE_ID: '106540352242922',
    WHATSAPP_APP_SECRET: 'secret',
    WHATSAPP_VERIFY_TOKEN: 'verify-token',
  };

  test('are four or none', () => {
    expect(settingsFrom({}).whatsApp).toBeUndefined();
    expect(settingsFrom(all).whatsApp?.url).toBe('https://graph.facebook.com/v23.0');
    for (const name of Object.keys(all)) {
      expect(() => settingsFrom({ ...all, [name]: undefined })).toThrow(
        new RegExp(`^${name} must be set with WHATSAPP_`),
      );
    }
    expect(() => settingsFrom({ ...all, WHATSAPP_PHONE_ID: '+91 20' })).toThrow(/must be the id of the sending number/);
  });
});

test('the handbook lists every template as it is registered', () => {
  const page = readFileSync(new URL('../../../../handbook/notifications.md', import.meta.url), 'utf8');
  for (const { name, body, button } of whatsAppTemplates()) {
    expect(page).toContain(`\`${name}\``);
    expect(page).toContain(`${body}\n`);
    expect(page).toContain(`\`${button}\``);
  }
});
