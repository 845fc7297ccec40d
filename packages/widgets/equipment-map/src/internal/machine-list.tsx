import { useSignals } from '@preact/signals-react/runtime';
import type { Equipment } from '@yantra/contract/calls';
import { useErrorText, useMessages } from '@yantra/language';
import { Button, Checkbox } from '@yantra/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { mapMessages } from '../equipment-map.messages.ts';
import type { EquipmentMapModel } from '../equipment-map.model.ts';
import { type CardSurroundings, MachineCard } from './machine-card.tsx';

export interface MachineListProps extends CardSurroundings {
  readonly model: EquipmentMapModel;
}

interface ListProps extends MachineListProps {
  /** The list scrolls with the page, and the map follows it. */
  readonly isSplit: boolean;
  /** Moves the map so that a machine is in view. */
  readonly onMoveTo: (id: string) => void;
  /** Set when a machine was chosen by keyboard: its card gets the focus. */
  readonly wantsFocusRef: RefObject<boolean>;
}

const waiting = [1, 2, 3];

/**
 * The machines in view as a list, in step with the map: beside it where there is room, as a strip below it on phones, over it
 * while it has the focus.
 */
export function MachineList(props: ListProps) {
  const errorText = useErrorText();
  const mapTexts = useMessages(mapMessages);
  useSignals();
  const { model } = props;
  const remote = model.list.value;
  const machines = model.listed.value;
  const hasFailed = remote.status === 'failed';
  return (
    <div className="y-map-widget__side" aria-busy={remote.status === 'loading'}>
      {hasFailed && (
        <div className="y-map-widget__note" role="alert">
          <p>{mapTexts.listFailed(errorText(remote.error))}</p>
          <Button variant="secondary" onClick={model.reloadList}>
            {mapTexts.retry}
          </Button>
        </div>
      )}
      {!hasFailed && machines && machines.length > 0 && <Machines {...props} machines={machines} />}
      {!hasFailed && machines?.length === 0 && (
        <div className="y-map-widget__note">
          <p>{mapTexts.noneInView}</p>
          <p className="y-muted">{mapTexts.noneText}</p>
        </div>
      )}
      {!hasFailed && !machines && (
        <div className="y-map-widget__list" aria-hidden="true">
          {waiting.map((index) => (
            <div className="y-map-widget__item y-map-widget__item--waiting y-skeleton" key={index} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The hovered or focused machine is marked on the map; on a phone, the one in the middle of the strip once it snaps. */
function useListInStep(
  list: RefObject<HTMLUListElement | null>,
  { model, isSplit, onMoveTo }: Pick<ListProps, 'model' | 'isSplit' | 'onMoveTo'>,
) {
  const moveTo = useRef(onMoveTo);
  moveTo.current = onMoveTo;
  useEffect(() => {
    const strip = list.current;
    if (!strip) return undefined;
    const settle = () => {
      const isStrip = strip.scrollWidth > strip.clientWidth + 1;
      if (!isStrip) return;
      const middle = strip.getBoundingClientRect().left + strip.clientWidth / 2;
      const distance = (item: Element) => {
        const { left, width } = item.getBoundingClientRect();
        return Math.abs(left + width / 2 - middle);
      };
      const [nearest] = [...strip.children].toSorted((a, b) => distance(a) - distance(b));
      const id = nearest?.getAttribute('data-id') ?? undefined;
      model.highlight(id);
      if (isSplit && id) moveTo.current(id);
    };
    const mark = ({ target }: Event) => {
      const item = target instanceof Element ? target.closest('[data-id]') : null;
      model.highlight(item?.getAttribute('data-id') ?? undefined);
    };
    const point = (event: PointerEvent) => {
      // Touch scrolling is no hovering.
      if (event.pointerType === 'mouse') mark(event);
    };
    const unmark = () => model.highlight(undefined);
    const ending = new AbortController();
    const options = { signal: ending.signal };
    strip.addEventListener('scrollend', settle, options);
    strip.addEventListener('pointerover', point, options);
    strip.addEventListener('pointerleave', unmark, options);
    strip.addEventListener('focusin', mark, options);
    strip.addEventListener('focusout', unmark, options);
    return () => ending.abort();
  }, [list, model, isSplit]);
}

function Machines({ machines, ...props }: ListProps & { readonly machines: readonly Equipment[] }) {
  const { model, isSplit, onMoveTo: _, wantsFocusRef, ...surroundings } = props;
  const mapTexts = useMessages(mapMessages);
  useSignals();
  const list = useRef<HTMLUListElement>(null);
  const chosenId = model.chosen.value?.id;
  const highlighted = model.highlighted.value;
  useListInStep(list, props);
  useEffect(() => {
    const strip = list.current;
    const item = [...(strip?.children ?? [])].find((one) => one.getAttribute('data-id') === chosenId);
    if (!strip || !chosenId || !(item instanceof HTMLElement)) return;
    if (isSplit && wantsFocusRef.current) {
      wantsFocusRef.current = false;
      item.querySelector('a')?.focus({ preventScroll: true });
    }
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    const isStrip = strip.scrollWidth > strip.clientWidth + 1;
    // In the split layout the page scrolls the column; elsewhere the page must not move.
    if (isSplit && !isStrip) {
      item.scrollIntoView({ block: 'nearest', behavior });
      return;
    }
    strip.scrollTo({
      left: item.offsetLeft - strip.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2,
      top: item.offsetTop - strip.offsetTop - 4,
      behavior,
    });
  }, [chosenId, machines, isSplit, wantsFocusRef]);
  return (
    <ul className="y-map-widget__list" ref={list} aria-label={mapTexts.list}>
      {machines.map((equipment) => (
        <li
          className="y-map-widget__item"
          key={equipment.id}
          data-id={equipment.id}
          aria-current={equipment.id === chosenId || undefined}
          data-highlighted={equipment.id === highlighted || undefined}
        >
          <MachineCard {...surroundings} equipment={equipment} />
        </li>
      ))}
    </ul>
  );
}

/** The count, for screen readers. */
export function MapCount({ model }: Pick<MachineListProps, 'model'>) {
  return (
    <p role="status" className="y-hidden">
      <InView model={model} />
    </p>
  );
}

function InView({ model }: Pick<MachineListProps, 'model'>) {
  const mapTexts = useMessages(mapMessages);
  useSignals();
  const total = model.total.value;
  return total !== undefined && (total > 0 ? mapTexts.inView(total) : mapTexts.noneInView);
}

/** Below the map: the count, and whether moving the map searches. */
export function MapFoot({ model }: Pick<MachineListProps, 'model'>) {
  const mapTexts = useMessages(mapMessages);
  useSignals();
  return (
    <div className="y-map-widget__foot">
      <Checkbox
        label={mapTexts.searchAsIMove}
        checked={model.isSearchingAsIMove.value}
        onChange={(event) => model.setSearchingAsIMove(event.currentTarget.checked)}
      />
      <p role="status" className="y-muted">
        <InView model={model} />
      </p>
    </div>
  );
}
