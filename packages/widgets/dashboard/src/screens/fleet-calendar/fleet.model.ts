import type { InputOf, OutputOf, getFleet } from '@yantra/contract/calls';
import { type DaySpan, dayAfter, daysFrom, isInSpan, overlap } from '@yantra/domain';
import type { Days } from './views.ts';

export type Fleet = OutputOf<typeof getFleet>;
export type FleetInput = InputOf<typeof getFleet>;
export type Machine = Fleet['machines'][number];
export type Commitment = Machine['commitments'][number];

/** The days of a commitment, without those for bringing the unit back. */
export const spanIn = ({ from, until }: DaySpan): DaySpan => ({ from, ...(until !== undefined && { until }) });

/** Its days with those for bringing the unit back. */
export const wholeSpan = ({ from, until, bufferDays }: Commitment): DaySpan =>
  until === undefined ? { from } : { from, until: dayAfter(until, bufferDays) };

/** From one day to another, both counted, whichever is earlier. */
export const spanBetween = (one: string, other: string): DaySpan => {
  const [from, last] = one <= other ? [one, other] : [other, one];
  return { from, until: dayAfter(last, 1) };
};

/** The last day in it; undefined without an end. */
export const lastDay = ({ until }: DaySpan): string | undefined =>
  until === undefined ? undefined : dayAfter(until, -1);

/** The last day in what surely ends. */
export const lastOf = (span: DaySpan): string => lastDay(span) ?? span.from;

/** A part of a row: columns from 0, the end not counted. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

/** A commitment as it is drawn. */
export interface Bar extends Piece {
  readonly commitment: Commitment;
  readonly lane: number;
  /** It goes on beyond the days on screen. */
  readonly isBefore: boolean;
  readonly isAfter: boolean;
  readonly isOpen: boolean;
  /** The days for bringing the unit back, as far as they are on screen. */
  readonly buffer: Piece | undefined;
}

/** A machine’s row. */
export interface Row {
  readonly machine: Machine;
  readonly bars: readonly Bar[];
  /** How many bars lie above each other; at least one. */
  readonly lanes: number;
}

/** Which part of a span is on screen; undefined if none is. */
export function pieceOf({ from, until }: DaySpan, days: Days): Piece | undefined {
  const start = Math.max(0, daysFrom(days.from, from));
  const end = until === undefined ? days.count : Math.min(days.count, daysFrom(days.from, until));
  return start < end ? { start, end } : undefined;
}

/** What of a machine is on screen: the bars of different units lie above each other, as few as can be. */
export function rowOf(machine: Machine, days: Days): Row {
  const shown: DaySpan = { from: days.from, until: dayAfter(days.from, days.count) };
  const sorted = machine.commitments
    .filter((one) => overlap(wholeSpan(one), shown))
    .toSorted((one, other) => (one.from === other.from ? one.unit - other.unit : one.from < other.from ? -1 : 1));
  // Where each lane is free again; undefined once something in it has no end.
  const lanes: (string | undefined)[] = [];
  const bars = sorted.map((commitment): Bar => {
    const { until } = wholeSpan(commitment);
    const free = lanes.findIndex((end) => end !== undefined && end <= commitment.from);
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = until;
    const end = commitment.until;
    return {
      commitment,
      lane,
      ...(pieceOf(spanIn(commitment), days) ?? { start: 0, end: 0 }),
      isBefore: commitment.from < days.from,
      isAfter: end !== undefined && end > (shown.until ?? ''),
      isOpen: end === undefined,
      buffer: end === undefined || until === end ? undefined : pieceOf({ from: end, until }, days),
    };
  });
  return { machine, bars, lanes: Math.max(1, lanes.length) };
}

/* Dates are reckoned only where texts do not tell: this is asked of every day of every machine in sight. */
const takes = (one: Commitment, day: string): boolean =>
  isInSpan(day, one) || (one.bufferDays > 0 && one.from <= day && isInSpan(day, wholeSpan(one)));

/** What takes a day of a machine, the earlier unit first; days for bringing back are told apart. */
export const takenOn = ({ commitments }: Machine, day: string): readonly Commitment[] =>
  commitments.filter((one) => takes(one, day));

/** Whether a unit of the commitment is on its way back on a day. */
export const isBringingBack = ({ until }: Commitment, day: string): boolean => until !== undefined && day >= until;

/** Booked days of all units ÷ days on screen of all units, in whole percent; blocks and repair are no use. */
export function inUse({ commitments, units }: Machine, days: Days): number {
  const booked = commitments
    .filter(({ kind }) => kind === 'booking')
    .map((one) => pieceOf(spanIn(one), days))
    .reduce((sum, piece) => sum + (piece ? piece.end - piece.start : 0), 0);
  return Math.round((booked / (days.count * units)) * 100);
}

/** Without holds that have ended by a moment. @param now milliseconds since the epoch */
export function withoutLapsed(machines: readonly Machine[], now: number): readonly Machine[] {
  const hasLapsed = ({ kind, expiresAt }: Commitment) =>
    kind === 'hold' && expiresAt !== undefined && Date.parse(expiresAt) <= now;
  return machines.map((machine) =>
    machine.commitments.some(hasLapsed)
      ? { ...machine, commitments: machine.commitments.filter((one) => !hasLapsed(one)) }
      : machine,
  );
}

/** When the next hold ends; undefined if there is none. @param now milliseconds since the epoch */
export function nextLapse(machines: readonly Machine[], now: number): number | undefined {
  const moments = machines
    .flatMap(({ commitments }) => commitments)
    .flatMap(({ kind, expiresAt }) => (kind === 'hold' && expiresAt !== undefined ? [Date.parse(expiresAt)] : []))
    .filter((moment) => moment > now);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

export type End = 'start' | 'end';

/** A span with one of its ends on another day: never less than a day. */
export function stretched({ from, until }: DaySpan, end: End, day: string): DaySpan {
  if (end === 'end') return { from, until: dayAfter(day < from ? from : day, 1) };
  if (until === undefined) return { from: day };
  const last = dayAfter(until, -1);
  return { from: day > last ? last : day, until };
}

/** A span so many days later. */
export const moved = ({ from, until }: DaySpan, by: number): DaySpan => ({
  from: dayAfter(from, by),
  ...(until !== undefined && { until: dayAfter(until, by) }),
});

/** Which end of a bar a day is nearer to. */
export function nearerEnd({ from, until }: DaySpan, day: string): End {
  if (until === undefined) return 'start';
  return daysFrom(from, day) < daysFrom(day, dayAfter(until, -1)) ? 'start' : 'end';
}
