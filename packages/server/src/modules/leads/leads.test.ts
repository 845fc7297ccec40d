import { submitRequirement } from '@yantra/contract/calls';
import { hourMs } from '@yantra/domain';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { forgetHits } from '../../limits/forget-hits.ts';
import { subscriberOf } from '../../limits/subscriber.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { testNow } from '../../testing/market.ts';
import { testSettings } from '../../testing/test-app.ts';

const server = appForFile(() => ({ settings: { ...testSettings, siteUrl: 'https://yantra.example' } }));
const url = `/api${submitRequirement.path}`;

afterEach(async () => {
  await server.db.deleteFrom('requirements').execute();
  await server.db.deleteFrom('limit_hits').execute();
});

const typed = {
  fullName: '  Asha Patil ',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  categoryId: 6,
  selectedCityId: '8',
  details: 'A backhoe loader for two weeks',
  consent: true,
  website: '',
};
const keyed = (n: number) => ({ ...typed, idempotencyKey: `key-of-requirement-${n}` });
const from = (address: string) => ({ 'x-forwarded-for': address });
const stored = () => server.db.selectFrom('requirements').selectAll().orderBy('created_at').execute();
const idIn = (answer: { json<T>(): T }) => answer.json<{ data: { id: string } }>().data.id;

describe('a requirement', () => {
  test('is stored as it was meant, with the moment it was agreed to', async () => {
    const answer = await server.post(url, keyed(1));
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await stored()).toEqual([
      {
        id: idIn(answer),
        idempotency_key: 'key-of-requirement-1',
        full_name: 'Asha Patil',
        email: 'asha@example.in',
        phone: '9876543210',
        category_id: 6,
        city_id: '8',
        details: 'A backhoe loader for two weeks',
        language: 'en',
        consented_at: testNow,
        created_at: testNow,
        partner_key_id: null,
        partner_page: null,
        partner_widget: null,
        phone_confirmed_at: null,
        job_from: null,
        job_days: null,
        job_place: null,
        job_hours: null,
        job_operator: null,
        job_latitude: null,
        job_longitude: null,
        equipment_id: null,
        renter_id: null,
        offer_due_at: null,
        page_generation: 1,
        page_closed_at: null,
      },
    ]);
  });

  const job = { jobFrom: '2026-03-12', jobDays: 12, jobPlace: ' Hadapsar ', jobHours: 8, jobOperator: 'needed' };

  test('may say when, how long and where, from a program as from a plain form', async () => {
    const asText = Object.fromEntries(
      Object.entries({ ...typed, ...job }).map(([name, value]) => [name, String(value)]),
    );
    expect((await server.post(url, { ...keyed(1), ...job })).status).toBe(200);
    const form = await server.app.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...asText, consent: 'on' }).toString(),
    });
    expect(form.statusCode).toBe(303);
    const days = await sql<{ day: string }>`select to_char(job_from, 'YYYY-MM-DD') as day from requirements`.execute(
      server.db,
    );
    expect(days.rows).toEqual([{ day: '2026-03-12' }, { day: '2026-03-12' }]);
    const stands = { job_days: 12, job_place: 'Hadapsar', job_hours: 8, job_operator: 'needed' };
    expect(await stored()).toMatchObject([stands, stands]);
  });

  test('says nothing of the job where its fields were left empty', async () => {
    const empty = Object.fromEntries(Object.keys(job).map((name) => [name, '']));
    expect((await server.post(url, { ...keyed(1), ...empty })).status).toBe(200);
    expect(await stored()).toMatchObject([{ job_from: null, job_days: null, job_place: null, job_hours: null }]);
  });

  test.each([
    ['a day that is over', { jobFrom: '2026-03-01' }, { jobFrom: expect.stringContaining('from today on') }],
    ['a day that is none', { jobFrom: '2026-02-30' }, { jobFrom: expect.stringContaining('from today on') }],
    ['a day in years', { jobFrom: '2028-01-01' }, { jobFrom: expect.stringContaining('within a year') }],
    ['no days', { jobDays: 0 }, { jobDays: 'How many days is a whole number from 1 to 366.' }],
    ['too many days', { jobDays: 367 }, { jobDays: 'How many days is a whole number from 1 to 366.' }],
    ['more hours than a day has', { jobHours: 25 }, { jobHours: 'Hours a day are a whole number from 1 to 24.' }],
    ['a place of two lines', { jobPlace: 'Hadapsar\nPune' }, { jobPlace: 'Please write this on one line.' }],
    ['a place without an end', { jobPlace: 'x'.repeat(101) }, { jobPlace: '100 characters at most, please.' }],
    ['an operator of no kind', { jobOperator: 'robot' }, { jobOperator: expect.stringContaining('operator') }],
  ])('is refused with a sentence for a job with %s', async (_what, change, errors) => {
    const answer = await server.post(url, { ...keyed(1), ...job, ...change });
    expect([answer.status, answer.json()['errors']]).toEqual([400, errors]);
    expect(await stored()).toEqual([]);
  });

  test('that was written without a line some days ago is taken', async () => {
    expect((await server.post(url, { ...keyed(1), jobFrom: '2026-03-08' })).status).toBe(200);
  });

  test('sent again under its key is stored once, however often and by how many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => server.post(url, keyed(1))));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map(idIn)).size).toBe(1);
    expect(idIn(await server.post(url, { ...keyed(1), details: 'Something else' }))).toBe((await stored())[0]?.id);
    expect(await stored()).toHaveLength(1);
    // What is not stored does not count towards the limit.
    expect(await server.db.selectFrom('limit_hits').selectAll().execute()).toHaveLength(1);
  });

  test('with the hidden field filled gets the usual answer and is not stored', async () => {
    const answer = await server.post(url, { ...keyed(1), website: 'https://spam.example' });
    expect([answer.status, answer.json()]).toEqual([
      200,
      { success: true, message: 'OK', data: { id: expect.stringMatching(/^[\da-f-]{36}$/) } },
    ]);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['a name of two lines', { fullName: 'Asha\nBuy now' }, { fullName: 'Please enter your full name.' }],
    ['no consent', { consent: false }, { consent: 'Please agree that owners may contact you.' }],
    ['an e-mail address that is none', { email: 'asha@' }, { email: expect.stringContaining('valid e-mail') }],
    ['a phone number that is none', { phone: '12345' }, { phone: 'Please enter a valid 10-digit phone number.' }],
    ['a city that is none', { selectedCityId: '999999' }, { selectedCityId: 'Please select a city from the list.' }],
    ['no key', { idempotencyKey: undefined }, { idempotencyKey: expect.stringContaining('reload the page') }],
  ])('with %s is refused with a sentence', async (_what, change, errors) => {
    const answer = await server.post(url, { ...keyed(1), ...change });
    expect([answer.status, answer.json()['errors']]).toEqual([400, errors]);
    expect(await stored()).toEqual([]);
  });

  test.each([8, 9, 12345])('for a category that nobody can choose (%s) is refused', async (categoryId) => {
    const answer = await server.post(url, { ...keyed(1), categoryId });
    expect([answer.status, answer.json()['code']]).toEqual([400, 'category.unknown']);
  });

  test('leaves neither phone nor e-mail nor address in the log or beside it', async () => {
    await server.post(url, keyed(1), from('203.0.113.7'));
    await server.post(url, { ...keyed(2), categoryId: 8 }, from('203.0.113.7'));
    expect(server.log).toHaveLength(2);
    const beside = JSON.stringify([server.log, await server.db.selectFrom('limit_hits').selectAll().execute()]);
    expect(beside).not.toMatch(/98765|asha|203\.0\.113/i);
  });
});

describe('the limit', () => {
  const send = (n: number, address = '203.0.113.7') => server.post(url, keyed(n), from(address));

  test('is ten an hour for an address, exactly, also when all come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => send(n)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
    const refused = answers.filter((answer) => answer.status === 429);
    expect([refused.length, refused[0]?.headers['retry-after'], refused[0]?.json()['code']]).toEqual([
      4,
      '3600',
      'lead.tooMany',
    ]);
    expect(await stored()).toHaveLength(10);
    expect((await send(20, '203.0.113.8')).status).toBe(200);
  });

  test('says when there is room again, and then there is', async () => {
    await send(0);
    server.clock.time = new Date(testNow.getTime() + 600_000);
    for (let n = 1; n < 10; n += 1) await send(n);
    const refused = await send(10);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3000']);
    server.clock.time = new Date(testNow.getTime() + hourMs);
    expect((await send(10)).status).toBe(200);
    expect((await send(11)).status).toBe(429);
  });

  test('does not hinder a requirement that is stored already', async () => {
    for (let n = 0; n < 11; n += 1) await send(n);
    expect([(await send(10)).status, (await send(3)).status]).toEqual([429, 200]);
  });

  test('forgets within a day who sent something', async () => {
    await send(0);
    const hits = () => server.db.selectFrom('limit_hits').selectAll().execute();
    await forgetHits(server.db, { now: () => new Date(testNow.getTime() + 23 * hourMs) });
    expect(await hits()).toHaveLength(1);
    await forgetHits(server.db, { now: () => new Date(testNow.getTime() + 24 * hourMs) });
    expect(await hits()).toEqual([]);
  });

  test('counts what one subscriber has as one address', () => {
    expect(subscriberOf('2001:db8:1:2:3::9')).toBe(subscriberOf('2001:DB8:1:2::1'));
    expect(subscriberOf('2001:db8:1:3::1')).not.toBe(subscriberOf('2001:db8:1:2::1'));
    expect(subscriberOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(subscriberOf('::1')).toBe('0:0:0:0::/64');
  });
});

describe('a plain form', () => {
  const fields = { ...typed, categoryId: '6', consent: 'on' };
  const own = { origin: 'https://yantra.example' };
  const post = (content: Record<string, unknown>, headers: Record<string, string | undefined> = {}, at = url) => {
    const all = { 'content-type': 'application/x-www-form-urlencoded', ...own, ...headers };
    const sent = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
    const body = new URLSearchParams(Object.entries(content).map(([name, value]) => [name, String(value)]));
    return server.post(at, body.toString(), Object.fromEntries(sent));
  };

  test('is stored, and leads on to the machines of its category', async () => {
    const answer = await post(fields);
    expect([answer.status, answer.headers['location']]).toEqual([
      303,
      expect.stringMatching(/^\/equipments\?categoryId=6&sent=1&request=[\w-]{36}$/),
    ]);
    expect(await stored()).toMatchObject([{ phone: '9876543210', category_id: 6 }]);
  });

  test('in Hindi leads on in Hindi, is kept with its language, and says in Hindi what is wrong', async () => {
    const inHindi = (content: Record<string, unknown>) => post(content, {}, `/hi${url}`);
    const answer = await inHindi(fields);
    expect([answer.status, answer.headers['location']]).toEqual([
      303,
      expect.stringMatching(/^\/hi\/equipments\?categoryId=6&sent=1&request=[\w-]{36}$/),
    ]);
    expect(await stored()).toMatchObject([{ phone: '9876543210', language: 'hi' }]);
    const refused = await inHindi({ ...fields, phone: '1' });
    expect(refused.text).toContain('<li>कृपया 10 अंकों का सही फ़ोन नंबर लिखें।</li>');
    expect(refused.text).toContain('<a href="/hi/">फ़ॉर्म पर वापस जाएँ</a>');
  });

  test('pressed twice is stored once; in another hour, or with other content, again', async () => {
    await post(fields);
    expect((await post(fields)).status).toBe(303);
    expect(await stored()).toHaveLength(1);
    await post({ ...fields, details: 'And a roller' });
    server.clock.time = new Date(testNow.getTime() + hourMs);
    await post(fields);
    expect(await stored()).toHaveLength(3);
  });

  test('filled in wrongly gets a page that says what, and the way back', async () => {
    const answer = await post(
      { fullName: '<b>', phone: '1', categoryId: '6' },
      { referer: 'https://yantra.example/?add=1&x="' },
    );
    expect([answer.status, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.text).toContain('<li>Please enter a valid 10-digit phone number.</li>');
    expect(answer.text).toContain('<li>Please agree that owners may contact you.</li>');
    expect(answer.text).toContain('<a href="/?add=1&amp;x=%22">');
    expect(answer.text).not.toMatch(/<script|style|<b>/);
    const gone = await post({ ...fields, categoryId: '8' }, { referer: 'https://elsewhere.example/x' });
    expect([gone.status, gone.text]).toEqual([400, expect.stringContaining('Please select another.')]);
    expect(gone.text).toContain('<a href="/">');
  });

  test('too often gets a page too', async () => {
    for (let n = 0; n < 10; n += 1) await post({ ...fields, details: `Machine ${n}` });
    const answer = await post({ ...fields, details: 'One more' });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '3600']);
    expect(answer.text).toContain('You have sent many requirements.');
  });

  test.each([
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
    [{ origin: 'https://partner.example' }],
    [{ origin: 'https://elsewhere.example', host: 'elsewhere.example' }],
    [{ origin: undefined, 'sec-fetch-site': 'cross-site' }],
  ])('from a page that is not ours is refused %s', async (headers) => {
    const answer = await post(fields, headers);
    expect([answer.status, await stored()]).toEqual([403, []]);
  });

  test('is taken by no other call', async () => {
    const answer = await server.post('/api/Equipment/SearchEquipments', 'searchTerm=jcb', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.status).toBe(415);
  });
});

test('another site may send a requirement only when it is on the list', async () => {
  const sent = (origin: string) => server.post(url, keyed(1), { origin });
  expect((await sent('https://elsewhere.example')).json()).toMatchObject({ code: 'request.origin' });
  expect((await sent('https://partner.example')).headers['access-control-allow-origin']).toBe(
    'https://partner.example',
  );
});
