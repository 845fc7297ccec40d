import { type DaySpan, dayAfter, daysIn } from '@yantra/domain';
import { Button, Glyph, Picture, leftGlyph, rightGlyph } from '@yantra/ui';
import { useRef, useState } from 'react';
import { labelText } from '../../kit/dates.ts';
import { Agenda } from './agenda.tsx';
import { cellText } from './cell-text.ts';
import { type DayTexts, countedText, headingText, namedDays } from './day-texts.ts';
import { type Commitment, type Machine, inUse, lastOf, spanBetween } from './fleet.model.ts';
import { KindMark } from './kind-mark.tsx';
import { KindChoice } from './popovers.tsx';
import type { Changes, OwnKind } from './use-changes.ts';
import { type Days, listOf } from './views.ts';
import { type Mark, weeksOf } from './weeks.ts';

export interface OneMachineProps {
  readonly machines: readonly Machine[];
  readonly days: Days;
  readonly today: string;
  readonly texts: DayTexts;
  readonly isKnown: boolean;
  readonly startId: string | undefined;
  readonly changes: Changes;
  readonly onStep: (by: 1 | -1) => void;
  readonly onName: (machine: Machine) => void;
  readonly onChange: (machine: Machine, one: Commitment) => void;
}

/** For narrow places: one machine in five weeks, what is planned below, and days chosen by a first and a last tap. */
export function OneMachine(props: OneMachineProps) {
  const { machines, days, texts, startId, isKnown } = props;
  const { fleet } = texts;
  const [id, setId] = useState(startId);
  const [span, setSpan] = useState<DaySpan>();
  const at = Math.max(
    0,
    machines.findIndex((one) => one.id === id),
  );
  const machine = machines[at];
  if (!machine) return null;
  const turn = (by: 1 | -1) => {
    setSpan(undefined);
    setId(machines[(at + by + machines.length) % machines.length]?.id);
  };
  const hasOthers = machines.length > 1;
  return (
    <div className="y-dashboard__fleet-one">
      <div className="y-dashboard__fleet-turn">
        {hasOthers && (
          <Button variant="quiet" className="y-button--icon" aria-label={fleet.before} onClick={() => turn(-1)}>
            <Glyph d={leftGlyph} />
          </Button>
        )}
        <button type="button" onClick={() => props.onName(machine)}>
          <span className="y-dashboard__fleet-picture">
            <Picture url={machine.image1Url} alt="" sizes="48px" />
          </span>
          <span>
            <b>
              <bdi>{machine.name}</bdi>
            </b>
            <small>
              {[
                ...(hasOthers ? [fleet.place(at + 1, machines.length)] : []),
                ...(machine.units > 1 ? [fleet.same(machine.units)] : []),
                ...(isKnown ? [fleet.inUseOf(inUse(machine, days))] : []),
              ].join(' · ')}
            </small>
          </span>
        </button>
        {hasOthers && (
          <Button variant="quiet" className="y-button--icon" aria-label={fleet.next} onClick={() => turn(1)}>
            <Glyph d={rightGlyph} />
          </Button>
        )}
      </div>
      <Weeks {...props} machine={machine} span={span} onSpan={setSpan} />
      {span && (
        <Choice
          span={span}
          texts={texts}
          onClose={() => setSpan(undefined)}
          onTake={(kind) => {
            void props.changes.add(machine, kind, span);
            setSpan(undefined);
          }}
        />
      )}
      {props.changes.refusal && (
        <p className="y-dashboard__alert" role="alert">
          {props.changes.refusal.text}
        </p>
      )}
      <Agenda {...props} machine={machine} />
    </div>
  );
}

interface WeeksProps extends OneMachineProps {
  readonly machine: Machine;
  readonly span: DaySpan | undefined;
  readonly onSpan: (span: DaySpan) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function Weeks({ machine, days, today, texts, isKnown, changes, onStep, span, onSpan }: WeeksProps) {
  const { fleet } = texts;
  const table = useRef<HTMLTableElement>(null);
  const list = listOf(days);
  const named = new Map(namedDays(days, texts).map((one) => [one.day, one]));
  const [at, setAt] = useState(list.includes(today) ? today : days.from);
  const reached = list.includes(at) ? at : days.from;
  const labelOf = (day: string) => {
    const one = named.get(day);
    return one && cellText(machine, one, today, texts, isKnown);
  };
  const choose = (day: string) => {
    setAt(day);
    changes.forgetRefusal();
    const isFirst = span === undefined || span.until !== dayAfter(span.from, 1);
    onSpan(isFirst ? spanBetween(day, day) : spanBetween(span.from, day));
  };
  return (
    <div className="y-dashboard__fleet-weeks" data-waiting={!isKnown || undefined}>
      <WeeksHead days={days} texts={texts} onStep={onStep} />
      <table
        ref={table}
        // A grid may stand on a table.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={machine.name}
        aria-busy={!isKnown}
        onKeyDown={(event) => {
          const by = steps[event.key];
          const next = by === undefined ? undefined : dayAfter(reached, by);
          if (next === undefined || !list.includes(next)) return;
          event.preventDefault();
          setAt(next);
          table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
        }}
      >
        <thead>
          <tr>
            {fleet.weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(machine, days, isKnown).map((week) => (
            <tr key={week[0]?.day}>
              {week.map(({ day, marks }) => (
                <td
                  key={day}
                  data-today={day === today || undefined}
                  data-chosen={(span && day >= span.from && day <= lastOf(span)) || undefined}
                >
                  <button
                    type="button"
                    data-day={day}
                    aria-label={labelOf(day)}
                    aria-current={day === today ? 'date' : undefined}
                    aria-pressed={span !== undefined && day >= span.from && day <= lastOf(span)}
                    tabIndex={day === reached ? 0 : -1}
                    onClick={() => choose(day)}
                  >
                    {day.endsWith('-01') ? labelText(day, texts.dates) : Number(day.slice(8))}
                  </button>
                  {marks.map((mark) => (
                    <MarkOf key={mark.id} mark={mark} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const WeeksHead = ({ days, texts, onStep }: Pick<WeeksProps, 'days' | 'texts' | 'onStep'>) => (
  <div>
    <Button variant="quiet" className="y-button--icon" aria-label={texts.fleet.earlier} onClick={() => onStep(-1)}>
      <Glyph d={leftGlyph} />
    </Button>
    <h2 aria-live="polite">{headingText('weeks5', days, texts)}</h2>
    <Button variant="quiet" className="y-button--icon" aria-label={texts.fleet.later} onClick={() => onStep(1)}>
      <Glyph d={rightGlyph} />
    </Button>
  </div>
);

const MarkOf = ({ mark }: { readonly mark: Mark }) => (
  <span
    className="y-dashboard__span"
    data-kind={mark.kind}
    data-start={mark.isStart || undefined}
    data-end={mark.isEnd || undefined}
    data-lane={mark.lane}
  >
    <span>{mark.hasSign && <KindMark kind={mark.kind} />}</span>
  </span>
);

interface ChoiceProps {
  readonly span: DaySpan;
  readonly texts: DayTexts;
  readonly onClose: () => void;
  readonly onTake: (kind: OwnKind) => void;
}

/** Blocks the tapped days, or marks them for repair. */
function Choice({ span, texts, onClose, onTake }: ChoiceProps) {
  const { fleet } = texts;
  const [kind, setKind] = useState<OwnKind>('block');
  const isFirst = span.until === dayAfter(span.from, 1);
  return (
    <div className="y-dashboard__fleet-choice" role="group" aria-label={countedText(span, texts)}>
      <header>
        <div aria-live="polite">
          <h3>{countedText(span, texts)}</h3>
          {isFirst && <small>{fleet.tapLast}</small>}
        </div>
        <Button variant="quiet" icon="close" aria-label={fleet.close} onClick={onClose} />
      </header>
      <div className="y-dashboard__fleet-acts">
        <KindChoice kind={kind} texts={texts} onKind={setKind} />
        <Button variant="primary" onClick={() => onTake(kind)}>
          {fleet.act[kind](daysIn(span))}
        </Button>
      </div>
    </div>
  );
}
