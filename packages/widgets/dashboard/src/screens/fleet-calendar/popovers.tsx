import type { DaySpan } from '@yantra/domain';
import { daysIn } from '@yantra/domain';
import { Button, Glyph } from '@yantra/ui';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { glyphs } from '../../kit/glyphs.ts';
import { useLatest } from '../../kit/use-latest.ts';
import { type DayTexts, countedText, nameOf } from './day-texts.ts';
import { detailOf } from './fleet-bar.tsx';
import type { Commitment, Machine } from './fleet.model.ts';
import type { OwnKind } from './use-changes.ts';

interface Anchored {
  /** The box that scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  /** What in it this stands beside. */
  readonly anchor: string;
}

/* Between what is pointed at and what stands beside it, and from the edges. Pixels. */
const gap = 6;
const edge = 8;

/** Stands below what it belongs to, or above where there is no room below. */
function useBeside({ box, anchor }: Anchored) {
  const element = useRef<HTMLDivElement>(null);
  const place = useLatest(() => {
    const { current: own } = element;
    const target = box.current?.querySelector(anchor);
    const stage = own?.offsetParent;
    if (!own || !target || !stage) return;
    const at = target.getBoundingClientRect();
    const around = stage.getBoundingClientRect();
    const hasRoom = at.bottom + gap + own.offsetHeight <= own.ownerDocument.documentElement.clientHeight;
    const isAbove = !hasRoom && at.top - around.top > own.offsetHeight;
    const top = isAbove ? at.top - gap - own.offsetHeight : at.bottom + gap;
    const middle = at.left + at.width / 2 - own.offsetWidth / 2 - around.left;
    own.style.insetBlockStart = `${top - around.top}px`;
    own.style.insetInlineStart = `${Math.max(edge, Math.min(around.width - own.offsetWidth - edge, middle))}px`;
  });
  useLayoutEffect(place);
  useEffect(() => {
    const { current } = box;
    current?.addEventListener('scroll', place);
    return () => current?.removeEventListener('scroll', place);
  }, [box, place]);
  return element;
}

interface PopoverProps extends Anchored {
  readonly title: string;
  readonly note: string;
  readonly texts: DayTexts;
  readonly onClose: () => void;
  readonly onOpen: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

function Popover({ title, note, texts, onClose, onOpen, children, ...anchored }: PopoverProps) {
  const element = useBeside(anchored);
  const told = useLatest(onOpen);
  useEffect(() => {
    told(true);
    // By a key the focus goes in; a press leaves it in the grid, so that the days can be stretched.
    const { current } = element;
    const inGrid = anchored.box.current?.contains(current?.ownerDocument.activeElement ?? null);
    if (inGrid) current?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => told(false);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as it opens
  }, []);
  return (
    <div ref={element} className="y-dashboard__fleet-pop" role="dialog" aria-label={title}>
      <header>
        <div>
          <h3>{title}</h3>
          <small>{note}</small>
        </div>
        <Button variant="quiet" icon="close" aria-label={texts.fleet.close} onClick={onClose} />
      </header>
      {children}
    </div>
  );
}

interface NewPopoverProps extends Omit<PopoverProps, 'title' | 'note' | 'children'> {
  readonly machine: Machine;
  readonly span: DaySpan;
  readonly onTake: (kind: OwnKind) => void;
}

/** Blocks the chosen days, or marks them for repair. */
export function NewPopover({ machine, span, onTake, ...rest }: NewPopoverProps) {
  const { fleet } = rest.texts;
  const [kind, setKind] = useState<OwnKind>('block');
  return (
    <Popover {...rest} title={countedText(span, rest.texts)} note={fleet.chosenHint(machine.name)}>
      <div className="y-dashboard__fleet-acts">
        <KindChoice kind={kind} texts={rest.texts} onKind={setKind} />
        <Button variant="primary" data-first="" onClick={() => onTake(kind)}>
          {span.until === undefined ? fleet.actOpen[kind] : fleet.act[kind](daysIn(span))}
        </Button>
      </div>
    </Popover>
  );
}

interface KindChoiceProps {
  readonly kind: OwnKind;
  readonly texts: DayTexts;
  readonly onKind: (kind: OwnKind) => void;
}

/** Block or repair. */
export const KindChoice = ({ kind, texts: { fleet }, onKind }: KindChoiceProps) => (
  <div className="y-segment" role="group" aria-label={fleet.why}>
    {(['block', 'repair'] as const).map((one) => (
      <button key={one} type="button" aria-pressed={one === kind} onClick={() => onKind(one)}>
        <Glyph d={one === 'block' ? glyphs.lock : glyphs.wrench} />
        {fleet.kindChoice[one]}
      </button>
    ))}
  </div>
);

interface EntryPopoverProps extends Omit<PopoverProps, 'title' | 'note' | 'children'> {
  readonly machine: Machine;
  readonly one: Commitment;
  readonly today: string;
  readonly onChange: () => void;
  readonly onFree: () => void;
}

/** What a bar is, with what can be done with it. */
export function EntryPopover({ machine, one, today, onChange, onFree, ...rest }: EntryPopoverProps) {
  const { fleet } = rest.texts;
  const said = [
    fleet.kinds[one.kind],
    ...(machine.units > 1 ? [fleet.unit(one.unit, machine.units)] : []),
    countedText(one, rest.texts),
    detailOf(one, today, rest.texts),
  ];
  return (
    <Popover
      {...rest}
      title={nameOf(one, rest.texts)}
      note={[machine.name, ...said].filter((part) => part !== '').join(' · ')}
    >
      <div className="y-dashboard__fleet-acts" data-even="">
        <Button onClick={onFree}>{fleet.freeDays}</Button>
        <Button variant="primary" data-first="" onClick={onChange}>
          {fleet.change}
        </Button>
      </div>
    </Popover>
  );
}

interface RefusalNoteProps extends Anchored {
  readonly text: string;
  readonly onClose: () => void;
}

/** Why days were not taken, beside them. */
export function RefusalNote({ text, onClose, ...anchored }: RefusalNoteProps) {
  const element = useBeside(anchored);
  return (
    // It only goes when it is pressed; the keys close it too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={element} className="y-dashboard__fleet-pop" data-refused="" role="alert" onClick={onClose}>
      <Glyph d={glyphs.warning} />
      <p>{text}</p>
    </div>
  );
}
