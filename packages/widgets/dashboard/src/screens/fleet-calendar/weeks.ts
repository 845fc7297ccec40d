import { isInSpan } from '@yantra/domain';
import { type Machine, isBringingBack, lastOf, rowOf, wholeSpan } from './fleet.model.ts';
import type { Drawn } from './kind-mark.tsx';
import { type Days, listOf } from './views.ts';

/** A day’s part of a commitment. */
export interface Mark {
  readonly id: string;
  readonly kind: Drawn;
  readonly lane: number;
  readonly isStart: boolean;
  readonly isEnd: boolean;
  /** Its sign stands here: at its first day, and at the first of a week. */
  readonly hasSign: boolean;
}

export interface WeekDay {
  readonly day: string;
  readonly marks: readonly Mark[];
}

/* More do not find room in a day; the agenda has all. */
const mostLanes = 2;

/** Five weeks of a machine, day by day. */
export function weeksOf(machine: Machine, days: Days, isKnown = true): readonly (readonly WeekDay[])[] {
  const bars = isKnown ? rowOf(machine, days).bars.filter(({ lane }) => lane < mostLanes) : [];
  const marksOn = (day: string, isMonday: boolean): readonly Mark[] =>
    bars
      .filter(({ commitment }) => isInSpan(day, wholeSpan(commitment)))
      .map(({ commitment: one, lane }) => {
        const isMove = isBringingBack(one, day);
        const isStart = day === (isMove ? one.until : one.from);
        const { until } = isMove ? wholeSpan(one) : one;
        return {
          id: one.id,
          kind: isMove ? 'move' : one.kind,
          lane,
          isStart,
          isEnd: until !== undefined && day === lastOf({ from: one.from, until }),
          hasSign: isStart || isMonday,
        };
      });
  const list = listOf(days);
  return Array.from({ length: days.count / 7 }, (_, week) =>
    list.slice(week * 7, week * 7 + 7).map((day, place) => ({ day, marks: marksOn(day, place === 0) })),
  );
}
