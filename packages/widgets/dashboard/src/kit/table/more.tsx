import { useMessages } from '@yantra/language';
import { type KeyboardEvent, useId, useRef } from 'react';
import { messages } from './table.messages.ts';

const gap = 6;

/** The first name, and a "+2" whose tooltip lists all of them on hover, focus or press. */
export function FirstAndMore({ names }: { readonly names: readonly string[] }) {
  const [first, ...others] = names;
  if (first === undefined) return '—';
  return (
    <span>
      {first}
      {others.length > 0 && <More names={names} count={others.length} />}
    </span>
  );
}

function More({ names, count }: { readonly names: readonly string[]; readonly count: number }) {
  const texts = useMessages(messages);
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const show = () => {
    if (!tip.current || !button.current) return;
    tip.current.showPopover();
    const { left, top, bottom } = button.current.getBoundingClientRect();
    const { width, height } = tip.current.getBoundingClientRect();
    const isAbove = top > height + gap;
    tip.current.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
    tip.current.style.top = `${isAbove ? top - height - gap : bottom + gap}px`;
  };
  const hide = () => tip.current?.hidePopover();
  const hideByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  const all = names.join(', ');
  return (
    <>
      <button
        ref={button}
        type="button"
        className="y-dashboard__more"
        aria-label={texts.moreLabel(count, all)}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={hideByKey}
      >
        {texts.more(count)}
      </button>
      <span ref={tip} id={id} className="y-dashboard__tip" role="tooltip" popover="manual">
        {all}
      </span>
    </>
  );
}
