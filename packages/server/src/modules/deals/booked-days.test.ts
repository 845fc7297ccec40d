import { type CalendarAddress, type Fleet, getFleet, makeCalendar } from '@yantra/contract/calls';
import { dayAfter } from '@yantra/domain';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { acceptQuoteOf, dayFromNow, openMarket, sendQuoteOf } from '../../testing/deals.ts';

const server = appForFile();

test('an accepted hire stands in the owner’s fleet calendar, and in the feed that their own calendar reads', async () => {
  const market = await openMarket(server);
  const { owner, machine } = market;
  const from = await dayFromNow(server.db, 5);
  const until = dayAfter(from, 4);
  await sendQuoteOf(server, market);
  const calendar = await server.post(`/api${makeCalendar.path}`, {}, owner.bearer);
  const { url } = calendar.json<{ data: CalendarAddress & { url: string } }>().data;
  const seen = async () => {
    const fleet = await server.get(`/api${getFleet.path}?from=${from}&days=7`, owner.bearer);
    const { machines } = fleet.json<{ data: Fleet }>().data;
    const [feed] = new ICAL.Component(ICAL.parse((await server.get(new URL(url).pathname)).text) as never[])
      .getAllSubcomponents('vevent')
      .map((component) => ({ component, event: new ICAL.Event(component) }));
    return {
      commitments: machines.find(({ id }) => id === machine)?.commitments,
      feed: feed && {
        status: feed.component.getFirstPropertyValue('status'),
        summary: feed.event.summary,
        location: feed.event.location,
        from: feed.event.startDate.toString(),
        until: feed.event.endDate.toString(),
      },
    };
  };
  expect(await seen()).toMatchObject({ commitments: [{ kind: 'hold', from, until }], feed: { status: 'TENTATIVE' } });
  expect((await acceptQuoteOf(server, market)).status).toBe(200);
  const booked = await seen();
  expect(booked.commitments).toMatchObject([
    { kind: 'booking', from, until, words: 'Prakash Iyer', place: 'Hadapsar', amount: 17_583.18 },
  ]);
  expect(booked.feed).toEqual({
    status: 'CONFIRMED',
    summary: 'Booking: Mahindra 575 DI XP Plus · Prakash Iyer',
    location: 'Hadapsar',
    from,
    until,
  });
});
