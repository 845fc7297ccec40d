import {
  addCommitment,
  type CalendarAddress,
  getCalendars,
  makeCalendar,
  revokeCalendar,
  setUnits,
} from '@yantra/contract/calls';
import { availabilityLimits, dayAfter } from '@yantra/domain';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { calendarLimit } from './calendar.routes.ts';

const server = appForFile();
const today = '2026-03-10';
const after = (days: number) => dayAfter(today, days);
const post = (call: { readonly path: string }, body: object, { bearer }: SignedIn) =>
  server.post(`/api${call.path}`, body, bearer);

async function owner() {
  const who = await signedIn(server, 'supplier');
  return { who, id: await addMachine(server.db, { supplier_id: who.userId, name: 'JCB 3DX; Xtra, 4WD' }) };
}
const made = async (who: SignedIn, body: object = {}) => {
  const answer = await post(makeCalendar, body, who);
  expect(answer.status).toBe(200);
  return answer.json<{ data: CalendarAddress & { url: string } }>().data;
};
const read = (url: string, headers?: Record<string, string>) => server.get(new URL(url).pathname, headers);

/** The events of a calendar, as a reader of others understands them. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      from: event.startDate.toString(),
      until: event.endDate.toString(),
      isWholeDay: event.startDate.isDate && event.endDate.isDate,
      status: component.getFirstPropertyValue('status'),
    };
  });
}

test('a calendar is read at its secret address by other programs: whole days, half open', async () => {
  const { who, id } = await owner();
  await post(setUnits, { equipmentId: id, units: 2, bufferDays: 1 }, who);
  const words = 'Rao & Sons; gate 4, "night" \\ shift';
  await post(
    addCommitment,
    { equipmentId: id, kind: 'booking', from: after(2), until: after(5), words, place: 'Hadapsar, Pune' },
    who,
  );
  await post(addCommitment, { equipmentId: id, kind: 'block', unit: 2, from: after(1) }, who);
  const { url } = await made(who, { equipmentId: id, name: 'For the phone' });
  expect(url).toMatch(/^http:\/\/[^/]+\/ical\/[\w-]{43}\.ics$/);
  const answer = await read(url);
  expect([answer.status, answer.headers]).toMatchObject([
    200,
    { 'content-type': 'text/calendar; charset=utf-8', 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' },
  ]);
  const events = eventsIn(answer.text);
  expect(events).toHaveLength(3);
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        summary: `Booking: JCB 3DX; Xtra, 4WD #1 · ${words}`,
        location: 'Hadapsar, Pune',
        from: after(2),
        until: after(5),
        isWholeDay: true,
        status: 'CONFIRMED',
      }),
      expect.objectContaining({ summary: 'Bringing back: JCB 3DX; Xtra, 4WD #1', from: after(5), until: after(6) }),
      expect.objectContaining({
        summary: 'Blocked: JCB 3DX; Xtra, 4WD #2',
        from: after(1),
        until: after(1 + availabilityLimits.days),
      }),
    ]),
  );
  // As the form wants it: every line ends with CRLF, and none is longer than 75 bytes.
  const lines = answer.text.split('\r\n');
  expect([
    answer.text.replaceAll('\r\n', '').includes('\n'),
    lines.every((line) => Buffer.byteLength(line) <= 75),
  ]).toEqual([false, true]);
  expect(eventsIn((await read(url)).text).map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
});

test('that of the fleet has all machines; a hold is tentative, and one that has ended is not there', async () => {
  const { who, id } = await owner();
  const other = await addMachine(server.db, { supplier_id: who.userId, name: 'Crane' });
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() + interval '1 hour' as at`.execute(server.db);
  await post(
    addCommitment,
    { equipmentId: id, kind: 'hold', from: after(1), until: after(2), expiresAt: rows[0]?.at.toISOString() },
    who,
  );
  await post(addCommitment, { equipmentId: other, kind: 'repair', from: after(1), until: after(2) }, who);
  const { url } = await made(who);
  expect(eventsIn((await read(url)).text).map(({ summary, status }) => [summary, status])).toEqual(
    expect.arrayContaining([
      ['Hold: JCB 3DX; Xtra, 4WD', 'TENTATIVE'],
      ['Repair: Crane', 'CONFIRMED'],
    ]),
  );
  await sql`update commitments set expires_at = clock_timestamp() - interval '1 second' where equipment_id = ${id}::uuid`.execute(
    server.db,
  );
  expect(eventsIn((await read(url)).text)).toHaveLength(1);
});

test('an address is its owner’s, known by its hash alone, and ends when it is revoked', async () => {
  const { who, id } = await owner();
  const stranger = await signedIn(server, 'supplier');
  expect((await post(makeCalendar, { equipmentId: id }, stranger)).json()).toMatchObject({ code: 'equipment.unknown' });
  const calendar = await made(who, { equipmentId: id });
  const token = /([\w-]{43})\.ics$/.exec(calendar.url)?.[1] ?? '';
  const stored = await server.db.selectFrom('calendars').selectAll().where('id', '=', calendar.id).execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  await read(calendar.url);
  const listed = (await server.get(`/api${getCalendars.path}`, who.bearer)).json<{ data: CalendarAddress[] }>().data;
  expect(listed).toMatchObject([{ id: calendar.id, equipmentId: id, lastReadAt: '2026-03-10T06:30:00.000Z' }]);
  expect(JSON.stringify([listed, server.log])).not.toContain(token);
  expect((await server.get(`/api${getCalendars.path}`, stranger.bearer)).json()).toMatchObject({ data: [] });
  expect((await post(revokeCalendar, { id: calendar.id }, stranger)).status).toBe(404);
  expect((await read(calendar.url)).status).toBe(200);
  expect((await post(revokeCalendar, { id: calendar.id }, who)).status).toBe(200);
  expect((await read(calendar.url)).status).toBe(404);
});

test('nobody guesses an address: reads from one address are limited, and what is no token is not looked up', async () => {
  for (const path of ['/ical/a.ics', '/ical/../x.ics', `/ical/${'a'.repeat(43)}.ics`, `/ical/${'a'.repeat(43)}`])
    expect((await server.get(path)).status).toBe(404);
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const path = `/ical/${'a'.repeat(43)}.ics`;
  await server.get(path, from);
  await sql`insert into limit_hits (kind, who, at) select kind, who, at from limit_hits cross join generate_series(1, ${calendarLimit.most}::int)
    where kind = 'calendar'`.execute(server.db);
  const late = await server.get(path, from);
  expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
});

test('somebody has so many addresses at most', async () => {
  const { who } = await owner();
  await sql`insert into calendars (owner_id, token_hash, name, created_at)
    select ${who.userId}::uuid, 'hash ' || n, '', now() from generate_series(1, ${availabilityLimits.calendars}::int) n`.execute(
    server.db,
  );
  expect((await post(makeCalendar, {}, who)).json()).toMatchObject({ code: 'calendar.tooMany' });
});
