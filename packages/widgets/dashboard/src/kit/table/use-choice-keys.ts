import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Choice } from './choice.tsx';

interface ChoiceKeysOptions<Row> {
  readonly choice: Choice<Row> | undefined;
  readonly rows: readonly { readonly id: string; readonly original: Row }[];
}

const controls = 'a, button, input';
/** How long a finger must rest on a row to select it, and how far it may move. */
const pressMs = 500;
const maxMovePx = 10;

const rowIn = (target: EventTarget): HTMLElement | null => (target as Element).closest<HTMLElement>('tr[data-row]');
/** In a menu or a text field these keys have another meaning. */
const isInMenuOrField = (target: EventTarget): boolean =>
  (target as Element).closest('[popover], input:not([type="checkbox"]), textarea, select') !== null;

/** Moves the focus to the same control in another row. */
function focusIn(body: HTMLElement, from: HTMLElement, id: string): void {
  const place = [...from.querySelectorAll(controls)].indexOf(document.activeElement as Element);
  const to = body.querySelector(`tr[data-row="${CSS.escape(id)}"]`);
  [...(to?.querySelectorAll<HTMLElement>(controls) ?? [])].at(Math.max(place, 0))?.focus();
}

/** Selecting rows without checkboxes: `x` selects the focused row, Shift with an arrow extends to the next, and a long press selects too. */
export function useChoiceKeys<Row>({ choice, rows }: ChoiceKeysOptions<Row>) {
  const press = useRef<{ readonly timer: number; readonly x: number; readonly y: number }>(undefined);
  const isPressed = useRef(false);
  const cancelPress = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => cancelPress, []);
  if (!choice) return {};

  const placeOf = (row: HTMLElement | null) => rows.findIndex(({ id }) => id === row?.dataset['row']);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, shiftKey, currentTarget } = event;
    const from = rowIn(target);
    const place = placeOf(from);
    const row = rows[place];
    if (!row || !from || event.ctrlKey || event.metaKey || event.altKey || isInMenuOrField(target)) return;
    if (key.toLowerCase() === 'x' && !shiftKey) choice.select([row.original], !choice.chosen.has(row.id));
    if (!shiftKey || (key !== 'ArrowDown' && key !== 'ArrowUp')) return;
    event.preventDefault();
    const next = rows[key === 'ArrowDown' ? place + 1 : place - 1];
    choice.select([row.original, ...(next ? [next.original] : [])], true);
    if (next) focusIn(currentTarget, from, next.id);
  };
  const onPointerDown = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    isPressed.current = false;
    const row = rows[placeOf(rowIn(target))];
    if (!row || pointerType !== 'touch' || isInMenuOrField(target)) return;
    const choose = () => {
      isPressed.current = true;
      choice.select([row.original], true);
    };
    press.current = { timer: window.setTimeout(choose, pressMs), x: clientX, y: clientY };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const { x, y } = press.current ?? { x: clientX, y: clientY };
    if (Math.hypot(clientX - x, clientY - y) > maxMovePx) cancelPress();
  };
  /** After a long press, suppresses the click that would open the row. */
  const onClickCapture = (event: MouseEvent) => {
    if (!isPressed.current) return;
    isPressed.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onContextMenu = (event: MouseEvent) => {
    if (press.current || isPressed.current) event.preventDefault();
  };
  return {
    onKeyDown,
    onPointerDown,
    onPointerMove,
    onPointerUp: cancelPress,
    onPointerCancel: cancelPress,
    onClickCapture,
    onContextMenu,
  };
}
