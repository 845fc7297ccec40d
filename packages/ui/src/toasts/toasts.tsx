import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useEffect, useRef, useState } from 'react';
import { resolveValue, toast as toasts, useToaster, type Toast } from 'react-hot-toast/headless';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../ui.messages.ts';
import { useClearSpot } from './use-clear-spot.ts';
import { useSwipe } from './use-swipe.ts';

export { toast } from 'react-hot-toast/headless';

export interface ToastsProps {
  /** Which toasts to show where a page has several sets: the `toasterId` of `toast(…, { toasterId })`. */
  toasterId?: string;
}

/** How many show at once, newest first (public-area.md §9). */
const maxShown = 3;
const options = { duration: noticeMs, removeDelay: 200, loading: { duration: Infinity } };

/** The messages of a page or widget, in a corner (on phones on top), where they cover no button. They wait while the pointer or the focus is on one. */
export function Toasts({ toasterId }: ToastsProps) {
  const texts = useMessages(messages);
  const { toasts: all, handlers } = useToaster(options, toasterId);
  const region = useRef<HTMLDivElement>(null);
  const hold = usePauseOnHover(all, handlers);
  const shown = all.slice(0, maxShown);
  const newest = shown[0]?.id;
  useEffect(() => {
    // Raised again with each message, so that it is above any dialog opened since.
    const { current } = region;
    if (!current?.isConnected || !('showPopover' in current)) return;
    if (current.matches(':popover-open')) current.hidePopover();
    if (newest !== undefined) current.showPopover();
  }, [newest]);
  useClearSpot(region, shown.map(({ id }) => id).join());
  return (
    <div ref={region} className="y-toasts" popover="manual" role="region" aria-label={texts.notifications}>
      <ol>
        {shown.map((toast) => (
          <li key={toast.id} {...hold(toast.id)}>
            <ToastItem toast={toast} onDismiss={() => toasts.dismiss(toast.id, toasterId)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const icons = { success: 'success', error: 'alert', blank: 'bell', custom: 'bell', loading: 'bell' } as const;

function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const texts = useMessages(messages);
  const swipe = useSwipe(onDismiss);
  return (
    <div
      {...swipe}
      className={`y-toast y-toast--${toast.type}`}
      role={toast.type === 'error' ? 'alert' : 'status'}
      data-state={toast.visible ? undefined : 'leaving'}
    >
      <Icon name={icons[toast.type]} />
      <p>{resolveValue(toast.message, toast)}</p>
      <button type="button" aria-label={texts.close} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/**
 * Pauses the timers while a toast is hovered or focused. It checks the toasts rather than counting events: a toast removed
 * under the pointer fires no leave event.
 */
function usePauseOnHover(all: readonly Toast[], handlers: { startPause: () => void; endPause: () => void }) {
  const [pointed, setPointed] = useState<string>();
  const [focused, setFocused] = useState<string>();
  // Pausing makes new handlers, which must not pause again.
  const latest = useRef(handlers);
  latest.current = handlers;
  const isHeld = all.some(({ id, visible }) => visible && (id === pointed || id === focused));
  useEffect(() => {
    if (isHeld) latest.current.startPause();
    else latest.current.endPause();
  }, [isHeld]);
  return (id: string) => ({
    onPointerEnter: () => setPointed(id),
    onPointerLeave: () => setPointed(undefined),
    onFocus: () => setFocused(id),
    onBlur: () => setFocused(undefined),
  });
}
