import { Icon } from '@yantra/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { search } from './search/search.messages.ts';

type Panel = ComponentType<{ readonly open: boolean; readonly onClose: () => void }>;

/** Whether somebody is typing, so that a slash is one. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));

/** Opens the search, whose code comes when it is first asked for: by press, Ctrl K or a slash. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isAsked = event.key === 'k' ? event.ctrlKey || event.metaKey : event.key === '/' && !isTyping(event.target);
      if (!isAsked || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  useEffect(() => {
    if (!isOpen || Panel) return;
    import('./search/search-panel.tsx').then(
      ({ SearchPanel }) => setPanel(() => SearchPanel),
      // Offline: another press tries again.
      () => setOpen(false),
    );
  }, [isOpen, Panel]);
  return (
    <>
      <button
        type="button"
        className="dev__search"
        aria-label={search.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        data-keys={search.keys}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span>{search.short}</span>
      </button>
      {Panel && <Panel open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
