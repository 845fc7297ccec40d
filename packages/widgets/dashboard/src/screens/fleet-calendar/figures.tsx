import { dayInIndia, formatCount, shortRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import type { ReactNode } from 'react';
import { messages } from './fleet-calendar.messages.ts';
import { type Fleet, type Machine, takenOn } from './fleet.model.ts';
import type { Shown } from './views.ts';

const percent = (share: number): number => Math.round(share * 100);

interface FiguresProps {
  readonly fleet: Fleet;
  readonly view: Shown;
}

/* More names do not find room. */
const mostNames = 2;
const named = (machines: readonly Machine[]): string =>
  machines
    .slice(0, mostNames)
    .map(({ name }) => name)
    .join('; ');

/** The four figures above the calendar. */
export function Figures({ fleet: { figures, machines, at }, view }: FiguresProps) {
  const { figures: texts } = useMessages(messages);
  const { freeToday, units, inUse, inUseYearAgo, holdsEndingToday, bookedAhead } = figures;
  const today = dayInIndia(new Date(at));
  const free = machines.filter((machine) => takenOn(machine, today).length < machine.units);
  const ending = machines.filter(({ commitments }) =>
    commitments.some(({ expiresAt }) => expiresAt !== undefined && dayInIndia(new Date(expiresAt)) === today),
  );
  const used = [texts.ofDays[view], ...(inUseYearAgo === undefined ? [] : [texts.yearAgo(percent(inUseYearAgo))])].join(
    '; ',
  );
  return (
    <dl className="y-dashboard__fleet-figures">
      <Figure label={texts.free} more={freeToday === 0 ? texts.allOut : named(free)}>
        {formatCount(freeToday)} <small>{texts.of(units)}</small>
      </Figure>
      <Figure label={texts.use} more={used} isUp={inUseYearAgo !== undefined && inUse > inUseYearAgo}>
        {percent(inUse)}%
      </Figure>
      <Figure label={texts.holds} more={holdsEndingToday === 0 ? texts.noHolds : named(ending) || texts.someHolds}>
        {formatCount(holdsEndingToday)}
      </Figure>
      <Figure label={texts.ahead} more={texts.hires(bookedAhead.hires)}>
        {shortRupees(bookedAhead.rupees)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly more: string | undefined;
  readonly isUp?: boolean;
  readonly children: ReactNode;
}

const Figure = ({ label, more, isUp = false, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
    {more && <dd data-up={isUp || undefined}>{more}</dd>}
  </div>
);
