import { availabilityLimits, dayAfter } from '@yantra/domain';
import ical, { ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { availabilityTexts as texts } from './availability.messages.ts';
import type { CommitmentRow } from './commitments.queries.ts';

/** An entry with its machine. */
export interface CalendarEntry extends CommitmentRow {
  readonly machine: string;
  readonly units: number;
  readonly created_at: Date;
  readonly changed_at: Date;
}

/* A calendar program has no event without an end: one is drawn two years long, and says so. */
const daysOfOpenEnd = availabilityLimits.days;
const day = (text: string): Date => new Date(`${text}T00:00:00Z`);

/** A calendar in the form of RFC 5545: each entry is an event of whole days, bringing a unit back one of its own. */
export function calendarText({
  name,
  entries,
  at,
}: {
  readonly name?: string | undefined;
  readonly entries: readonly CalendarEntry[];
  readonly at: Date;
}): string {
  const calendar = ical({
    name: name === undefined ? texts.calendar : `${name} · ${texts.calendar}`,
    prodId: { company: 'Yantra', product: 'Availability', language: 'EN' },
    timezone: 'UTC',
    ttl: 60 * 60,
  });
  for (const entry of entries) {
    const machine = entry.units > 1 ? texts.unit(entry.machine, entry.unit) : entry.machine;
    const end = entry.until ?? dayAfter(entry.from, daysOfOpenEnd);
    const summary = [`${texts.kinds[entry.kind]}: ${machine}`, entry.words].filter((part) => part !== '').join(' · ');
    const moments = { stamp: at, created: entry.created_at, lastModified: entry.changed_at, sequence: entry.version };
    const busy = { transparency: ICalEventTransparency.OPAQUE, busystatus: ICalEventBusyStatus.BUSY };
    calendar.createEvent({
      id: `${entry.id}@yantra`,
      start: day(entry.from),
      end: day(end),
      allDay: true,
      summary,
      location: entry.place === '' ? null : entry.place,
      description: notesOf(entry) ?? null,
      status: entry.kind === 'hold' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      ...moments,
      ...busy,
    });
    if (entry.buffer_days > 0 && entry.until !== null)
      calendar.createEvent({
        id: `${entry.id}-back@yantra`,
        start: day(end),
        end: day(dayAfter(end, entry.buffer_days)),
        allDay: true,
        summary: texts.bringingBack(machine),
        ...moments,
        ...busy,
      });
  }
  return calendar.toString();
}

function notesOf({ until, expires_at }: CalendarEntry): string | undefined {
  if (expires_at !== null) return texts.until(`${expires_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`);
  return until === null ? texts.openEnd : undefined;
}
