import {
  type CommitmentKind,
  dayAfter,
  dayInIndia,
  type DaySpan,
  daysIn,
  hourMs,
  isInSpan,
  mergedSpans,
} from '@yantra/domain';
import type { CatalogueEntry } from '../modules/master-data/index.ts';
import { calendarTexts as texts } from './calendar.messages.ts';
import type { makeMachine } from './machine.ts';
import { demoId, type Random } from './random.ts';

const commitmentIds = 9;

type Machine = Pick<
  ReturnType<typeof makeMachine>,
  'id' | 'supplier_id' | 'status' | 'final_rental_paise' | 'rental_type'
>;

/** A commitment in the database. */
export type CommitmentRow = ReturnType<typeof rowOf>;

/** What is planned for a unit, before it is a row. */
interface Planned extends DaySpan {
  readonly unit: number;
  readonly kind: CommitmentKind;
  readonly expiresAt?: Date;
  readonly isByStatus?: boolean;
  readonly words?: string;
  readonly place?: string;
}

/** A stretch of days in which bookings are drawn. */
interface Stretch {
  readonly first: string;
  readonly last: string;
  /** A day that stays free. */
  readonly free?: string | undefined;
}

/** Kinds of which an owner has many of the same. */
const manyOfOne: ReadonlySet<string> = new Set(['Scaffolding', 'Plate compactor', 'Pump set', 'Welding set']);

/**
 * For benches, days ahead on which this share of all machines is taken: each for a month from about then on.
 */
export const crowdedDays = [
  { daysAhead: 100, share: 0.3 },
  { daysAhead: 200, share: 0.95 },
] as const;

/**
 * Plans the demo's days: whole years of the supplier who can log in, and of others what runs today or is near.
 * @param isCrowded also `crowdedDays`
 */
export function createCalendar(now: Date, demoSupplierId: string | undefined, isCrowded = false) {
  const today = dayInIndia(now);
  const rows: CommitmentRow[] = [];
  let tellingOfDemo = 0;
  return {
    rows,
    /** The columns of the next machine that its calendar decides. */
    plan(machine: Machine, { equipmentType }: CatalogueEntry, random: Random) {
      const isOfDemo = machine.supplier_id === demoSupplierId;
      const isFree = machine.status === 'Available';
      const units = manyOfOne.has(equipmentType.type) && isFree ? random.between(3, 12) : 1;
      const buffer_days = random.pick([0, 1, 1, 2]);
      const drawn: Planned[] = isFree ? [] : runningOn(machine, today, random);
      if (isOfDemo) drawn.push(...yearOf({ isFree, units, buffer_days, today, drawn, random }));
      else if (isFree && units === 1 && random.chance(0.2)) drawn.push(...soon(today, random));
      if (isOfDemo && isFree && units === 1) {
        tellingOfDemo += 1;
        tell(drawn, tellingOfDemo, now, buffer_days);
      }
      const crowd = isCrowded && !isOfDemo && drawn.every(({ until }) => until) ? crowdOf(today, random.fork(7)) : [];
      for (let unit = 1; unit <= units; unit += 1) drawn.push(...crowd.map((one) => ({ ...one, unit })));
      for (const planned of drawn) rows.push(rowOf(machine, planned, { number: rows.length, buffer_days, random }));
      return {
        units,
        buffer_days,
        // Of several units one is always left.
        taken: takenOf(units > 1 ? crowd : drawn, buffer_days, today),
        is_hired: machine.status === 'On rent' && drawn.some((one) => one.kind === 'booking' && isInSpan(today, one)),
      };
    },
  };
}

/** Why a machine is on rent: most are booked, of some the owner only said so. */
function runningOn({ status }: Machine, today: string, random: Random): Planned[] {
  if (status !== 'On rent') return [];
  const from = dayAfter(today, -random.between(0, 20));
  if (random.chance(0.25)) return [{ unit: 1, kind: 'block', from, isByStatus: true }];
  return [{ unit: 1, kind: 'booking', from, until: dayAfter(today, random.between(1, 25)) }];
}

function soon(today: string, random: Random): Planned[] {
  const from = dayAfter(today, random.between(1, 20));
  return [{ unit: 1, kind: 'booking', from, until: dayAfter(from, random.between(3, 20)) }];
}

/** A month on each of the crowded days, of this machine or not. */
function crowdOf(today: string, random: Random): Planned[] {
  return crowdedDays.flatMap(({ daysAhead, share }) =>
    random.chance(share)
      ? [
          {
            unit: 1,
            kind: 'booking',
            from: dayAfter(today, daysAhead - random.between(0, 5)),
            until: dayAfter(today, daysAhead + 30),
          },
        ]
      : [],
  );
}

/** Bookings one after the other, with free days between them. */
function* bookings(
  { first, last, free }: Stretch,
  unit: number,
  bufferDays: number,
  random: Random,
): Generator<Planned> {
  let from = dayAfter(first, random.between(0, 9));
  while (from < last) {
    const until = dayAfter(from, random.between(3, 18));
    const again = dayAfter(until, bufferDays);
    if (free !== undefined && from <= free && free < again) from = dayAfter(free, random.between(3, 8));
    else {
      if (until <= last) yield { unit, kind: 'booking', from, until };
      from = dayAfter(again, random.between(1, 12));
    }
  }
}

interface Year {
  readonly isFree: boolean;
  readonly units: number;
  readonly buffer_days: number;
  readonly today: string;
  /** What runs already. */
  readonly drawn: readonly Planned[];
  readonly random: Random;
}

/** A year behind and some weeks ahead; one unit of several stays free, for who comes today. */
function yearOf({ isFree, units, buffer_days, today, drawn, random }: Year): Planned[] {
  const first = dayAfter(today, -390);
  const last = dayAfter(today, 50);
  const running = drawn.find((one) => isInSpan(today, one));
  if (running === undefined) {
    const booked = Array.from({ length: Math.max(1, units - 1) }, (_, at) => at + 1);
    const free = units === 1 && isFree ? today : undefined;
    return booked.flatMap((unit) => [...bookings({ first, last, free }, unit, buffer_days, random.fork(unit))]);
  }
  const before = [...bookings({ first, last: dayAfter(running.from, -buffer_days) }, 1, buffer_days, random.fork(1))];
  const after =
    running.until === undefined
      ? []
      : [...bookings({ first: dayAfter(running.until, buffer_days + 1), last }, 1, buffer_days, random.fork(2))];
  return [...before, ...after];
}

/** What a calendar is there to show, each on one machine: a hold that ends today, a block, a repair. Bookings in the way give way. */
function tell(drawn: Planned[], turn: number, now: Date, bufferDays: number): void {
  const today = dayInIndia(now);
  const six = new Date(`${today}T18:00:00+05:30`);
  const from = dayAfter(today, 1);
  const shown: Readonly<Record<number, Planned>> = {
    1: {
      unit: 1,
      kind: 'hold',
      from,
      until: dayAfter(from, 6),
      expiresAt: six.getTime() - now.getTime() > hourMs ? six : new Date(now.getTime() + 3 * hourMs),
      words: texts.held,
      place: 'Hinjawadi',
    },
    2: {
      unit: 1,
      kind: 'repair',
      from: today,
      until: dayAfter(today, 4),
      words: texts.repairs[0],
      place: texts.workshop,
    },
    3: { unit: 1, kind: 'block', from: dayAfter(today, 6), until: dayAfter(today, 11), words: texts.ownSite },
    4: {
      unit: 1,
      kind: 'repair',
      from: dayAfter(today, 9),
      until: dayAfter(today, 11),
      words: texts.repairs[1],
      place: texts.workshop,
    },
    5: { unit: 1, kind: 'block', from: dayAfter(today, 20), words: texts.blocks[1] },
  };
  const one = shown[turn];
  if (one === undefined) return;
  const end = one.until === undefined ? '9999' : dayAfter(one.until, bufferDays);
  const others = drawn.filter(
    ({ from: begins, until = '9999' }) => dayAfter(until, bufferDays) <= one.from || begins >= end,
  );
  drawn.splice(0, drawn.length, ...others, one);
}

/** Days on which the one unit is not free, as the database's own function says. */
function takenOf(drawn: readonly Planned[], bufferDays: number, today: string): string {
  const spans = drawn.map(({ kind, from, until }) => ({
    from,
    until: until && dayAfter(until, bufferOf(kind, bufferDays)),
  }));
  const ahead = mergedSpans(spans.filter(({ until }) => until === undefined || until > today));
  return `{${ahead.map(({ from, until = '' }) => `[${from},${until})`).join(',')}}`;
}

const bufferOf = (kind: CommitmentKind, days: number): number => (kind === 'booking' || kind === 'hold' ? days : 0);

/* Days of work that a unit of rent stands for: an hour, a day, a week, a month. */
const daysOfRent = [1 / 8, 1, 6, 26];

function rowOf(
  machine: Machine,
  { unit, kind, from, until, expiresAt, isByStatus = false, words, place }: Planned,
  { number, buffer_days, random }: { readonly number: number; readonly buffer_days: number; readonly random: Random },
) {
  const [hirer, where] = texts.hirers[number % texts.hirers.length] ?? ['', ''];
  const aDay = machine.final_rental_paise / (daysOfRent[machine.rental_type] ?? 1);
  const days = daysIn({ from, until });
  // GST on top, in whole rupees; some owners keep their prices elsewhere.
  const amount = Math.round((aDay * days * 1.18) / 100) * 100;
  return {
    id: demoId(commitmentIds, number),
    equipment_id: machine.id,
    unit,
    kind,
    days: `[${from},${until ?? ''})`,
    buffer_days: bufferOf(kind, buffer_days),
    expires_at: expiresAt ?? null,
    by_status: isByStatus,
    words: words ?? (kind === 'booking' ? hirer : ''),
    place: place ?? (kind === 'booking' ? where : ''),
    amount_paise: kind === 'booking' && random.chance(0.8) ? amount : null,
  };
}
