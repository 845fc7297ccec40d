import { useMessages } from '@yantra/language';
import { Glyph } from '../icon/glyph.tsx';
import { Icon } from '../icon/icon.tsx';
import { costMessages } from './cost.messages.ts';

/** How a part of the cost stands; `estimate` is extra at a price that is estimated, `back` comes back after the hire. */
export type MarkKind = 'included' | 'extra' | 'estimate' | 'renter' | 'unknown' | 'back';

export interface MarkProps {
  kind: MarkKind;
  /** In place of the word for renters, where an owner reads it. */
  label?: string;
}

const personGlyph = 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6';
const questionGlyph = 'M8.5 8.5a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.3-1.7 2.7M12 18v.2';

/** How a part of the cost stands: a sign, a word and a shape, so that nothing is said by colour alone. */
export function Mark({ kind, label }: MarkProps) {
  const texts = useMessages(costMessages);
  return (
    <span className="y-mark" data-kind={kind}>
      {signs[kind]}
      {label ?? texts.marks[kind]}
    </span>
  );
}

const signs = {
  included: <Icon name="check" />,
  extra: <Icon name="plus" />,
  estimate: <Icon name="plus" />,
  back: <Icon name="plus" />,
  renter: <Glyph d={personGlyph} />,
  unknown: <Glyph d={questionGlyph} />,
};
