import { Button, Glyph, rightGlyph } from '@yantra/ui';
import { type DayTexts, nameOf, rangeText } from './day-texts.ts';
import { detailOf } from './fleet-bar.tsx';
import { type Commitment, type Machine, wholeSpan } from './fleet.model.ts';
import { KindMark } from './kind-mark.tsx';

interface AgendaProps {
  readonly machine: Machine;
  readonly today: string;
  readonly texts: DayTexts;
  readonly isKnown: boolean;
  readonly onChange: (machine: Machine, one: Commitment) => void;
}

/** What is planned for a machine, in order. */
export function Agenda({ machine, today, texts, isKnown, onChange }: AgendaProps) {
  const { fleet } = texts;
  const planned = machine.commitments.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (!isKnown) return null;
  if (planned.length === 0) return <p className="y-dashboard__fleet-nothing">{fleet.nothingPlanned}</p>;
  return (
    <ul className="y-dashboard__fleet-agenda" aria-label={fleet.agenda}>
      {planned.flatMap((one) => {
        const name = nameOf(one, texts);
        const said = [
          fleet.kinds[one.kind],
          ...(machine.units > 1 ? [fleet.unit(one.unit, machine.units)] : []),
          rangeText(one, texts),
          detailOf(one, today, texts),
        ];
        const back = one.bufferDays > 0 && one.until !== undefined ? wholeSpan(one).until : undefined;
        return [
          <li key={one.id}>
            <Sign kind={one.kind} />
            <span>
              <b>
                <bdi>{name}</bdi>
              </b>
              <small>{said.filter((part) => part !== '').join(' · ')}</small>
            </span>
            <Button
              variant="quiet"
              className="y-button--icon"
              aria-label={fleet.openEntry(name)}
              onClick={() => onChange(machine, one)}
            >
              <Glyph d={rightGlyph} />
            </Button>
          </li>,
          ...(back === undefined || one.until === undefined
            ? []
            : [
                <li key={`${one.id} back`}>
                  <Sign kind="move" />
                  <span>
                    <b>{fleet.bringingBack}</b>
                    <small>{rangeText({ from: one.until, until: back }, texts)}</small>
                  </span>
                </li>,
              ]),
        ];
      })}
    </ul>
  );
}

const Sign = ({ kind }: { readonly kind: Commitment['kind'] | 'move' }) => (
  <span className="y-dashboard__span" data-kind={kind} aria-hidden="true">
    <span>
      <KindMark kind={kind} />
    </span>
  </span>
);
