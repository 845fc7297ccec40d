import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

/** One thing to choose: it leads somewhere (`href`), or does something. */
export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href?: string;
  readonly onSelect?: () => void;
  /** Why it cannot be chosen now, shown beside it; the item stays in the list. */
  readonly whyNot?: string;
}

/** A row of choices, one of which is in force; choosing leaves the list open. */
export interface MenuChoice {
  readonly label: string;
  readonly chosen: string;
  readonly choices: readonly { readonly id: string; readonly label: string; readonly lang?: string }[];
  readonly onChoose: (id: string) => void;
}

export interface MenuProps {
  /** Names the list, and the button unless its content does. */
  readonly label: string;
  /** The button's content is text that names it. */
  readonly hasOwnName?: boolean;
  readonly items: readonly (MenuItem | MenuChoice)[];
  /** Above the list, such as whose menu it is. */
  readonly head?: ReactNode;
  /** The button's content. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Pixels between button and list, and between list and edge of the window. */
const gap = 6;

/**
 * A button that opens a list of actions. The list lies in the top layer, so that no table clips it. Escape or a click outside
 * closes it; arrows, Home, End and first letters move in it.
 */
export function Menu({ label, hasOwnName = false, items, head, children, className }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  const onToggle = (opened: boolean) => {
    setOpen(opened);
    if (!opened) return;
    if (button.current && list.current) place(list.current, button.current);
    entries()[0]?.focus();
  };
  const close = () => list.current?.hidePopover();
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(event.target as HTMLElement);
    const next = nextOf(event.key, at, all);
    if (event.key === 'Tab') close();
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const onButtonKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    list.current?.showPopover();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames('y-menu-button', className)}
        aria-label={hasOwnName ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
        onKeyDown={onButtonKeyDown}
      >
        {children}
      </button>
      <div
        ref={list}
        id={id}
        className="y-menu"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        onToggle={(event) => onToggle(event.newState === 'open')}
        onKeyDown={onKeyDown}
      >
        {head && <div className="y-menu__head">{head}</div>}
        {items.map((item) =>
          'choices' in item ? (
            <Choice key={item.label} {...item} />
          ) : (
            <Entry key={item.label} {...item} onDone={close} />
          ),
        )}
      </div>
    </>
  );
}

function Entry({ label, icon, href, onSelect, whyNot, onDone }: MenuItem & { readonly onDone: () => void }) {
  const content = (
    <>
      {icon}
      {label}
      {whyNot && <small>{whyNot}</small>}
    </>
  );
  const act = () => {
    if (whyNot) return;
    onDone();
    onSelect?.();
  };
  if (href === undefined) {
    return (
      <button type="button" role="menuitem" tabIndex={-1} aria-disabled={whyNot ? true : undefined} onClick={act}>
        {content}
      </button>
    );
  }
  return (
    <a role="menuitem" tabIndex={-1} href={href} onClick={(_event: MouseEvent) => act()}>
      {content}
    </a>
  );
}

function Choice({ label, chosen, choices, onChoose }: MenuChoice) {
  const labelId = useId();
  return (
    <div className="y-menu__choice" role="group" aria-labelledby={labelId}>
      <span id={labelId}>{label}</span>
      <div className="y-menu__choices" role="presentation">
        {choices.map((one) => (
          <button
            key={one.id}
            type="button"
            role="menuitemradio"
            aria-checked={one.id === chosen}
            tabIndex={-1}
            lang={one.lang}
            onClick={() => onChoose(one.id)}
          >
            {one.label}
          </button>
        ))}
      </div>
    </div>
  );
}

function nextOf(key: string, at: number, all: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return all[(at + 1) % all.length];
  if (key === 'ArrowUp' || key === 'ArrowLeft') return all.at(at - 1);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key.length > 1 || key === ' ') return undefined;
  const after = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return after.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}

/**
 * Below the button, aligned with its end, or above it where there is no room. In script, as CSS anchors are not supported
 * everywhere yet.
 */
function place(list: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { width, height } = list.getBoundingClientRect();
  const below = bottom + gap;
  const fitsBelow = below + height + gap <= innerHeight;
  list.style.left = `${Math.max(gap, Math.min(right, innerWidth - gap) - width)}px`;
  list.style.top = `${Math.max(gap, fitsBelow ? below : top - gap - height)}px`;
}
