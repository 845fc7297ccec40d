import { searchTermLength } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import type { LoggedUser } from '@yantra/state';
import { Button, Icon } from '@yantra/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useSpoken } from '../../kit/link.tsx';
import { useLatest } from '../../kit/use-latest.ts';
import { type Entry, nextIndex } from './entries.ts';
import { Line } from './line.tsx';
import { messages } from './palette.messages.ts';
import { type Group, useGroups } from './use-groups.ts';
import { useSearch } from './use-search.ts';

export interface PaletteProps {
  readonly user: LoggedUser;
  readonly onClose: () => void;
}

/** Finds machines, leads, people, pages and actions. The focus stays in its field; arrows select, Enter opens. */
export function Palette({ user, onClose }: PaletteProps) {
  const texts = useMessages(messages);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useLatest((event: Event) => {
    if (event.target === dialog.current) onClose();
  });
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // A click on the dialog element itself is a click on the backdrop.
    current?.addEventListener('click', close);
    return () => current?.removeEventListener('click', close);
  }, [close]);
  return (
    <dialog ref={dialog} className="y-dashboard__palette" aria-label={texts.title} onClose={onClose}>
      <Finder user={user} onClose={onClose} />
    </dialog>
  );
}

function Finder({ user, onClose }: PaletteProps) {
  const texts = useMessages(messages);
  const spoken = useSpoken();
  const id = useId();
  const [term, setTerm] = useState('');
  const { found, error, isSearching, again } = useSearch(term, user);
  const groups = useGroups(user, term.trim(), found);
  const entries = groups.flatMap((group) => group.entries);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, entries.length - 1));
  const current = entries[at];
  // As by the mouse, so that a form with unsaved changes asks first.
  const open = (entry: Entry) => document.getElementById(`${id}-${entry.id}`)?.click();
  const openBeside = (entry: Entry) => {
    onClose();
    window.open(spoken(entry.href), '_blank', 'noopener');
  };
  const choose = (next: number) => {
    setChosen(next);
    document.getElementById(`${id}-${entries[next]?.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') choose(nextIndex(at, 1, entries.length));
    else if (event.key === 'ArrowUp') choose(nextIndex(at, -1, entries.length));
    else if (event.key === 'Enter' && current) (event.metaKey || event.ctrlKey ? openBeside : open)(current);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="y-dashboard__palette-field">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={texts.title}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && `${id}-${current.id}`}
          autoComplete="off"
          maxLength={searchTermLength}
          enterKeyHint="go"
          value={term}
          onChange={({ currentTarget }) => {
            setTerm(currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="y-button y-button--quiet" aria-label={texts.closeLabel} onClick={onClose}>
          {texts.escape}
        </button>
      </div>
      <div className="y-dashboard__palette-list">
        <div id={`${id}-list`} role="listbox" aria-label={texts.results}>
          {groups.map((group) => (
            <GroupOf
              key={group.label}
              {...group}
              id={id}
              term={term}
              current={current}
              onClose={onClose}
              onPoint={(entry) => setChosen(entries.indexOf(entry))}
            />
          ))}
        </div>
        <p role="status" className={error || (entries.length === 0 && !isSearching) ? undefined : 'y-hidden'}>
          <SearchStatus term={term.trim()} error={error} isSearching={isSearching} count={entries.length} />
        </p>
        {error && (
          <Button size="sm" icon="retry" onClick={again}>
            {texts.retry}
          </Button>
        )}
      </div>
      <Keys />
    </>
  );
}

interface SearchStatusProps extends Pick<ReturnType<typeof useSearch>, 'error' | 'isSearching'> {
  readonly term: string;
  readonly count: number;
}

function SearchStatus({ term, error, isSearching, count }: SearchStatusProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  if (error) return texts.failed(errorText(error));
  if (isSearching) return texts.searching;
  return count === 0 ? texts.nothing(term) : texts.count(count);
}

interface GroupProps extends Group {
  readonly id: string;
  readonly term: string;
  readonly current: Entry | undefined;
  readonly onClose: () => void;
  readonly onPoint: (entry: Entry) => void;
}

function GroupOf({ label, entries, id, term, current, onClose, onPoint }: GroupProps) {
  return (
    <div role="group" aria-label={label}>
      <p aria-hidden="true">{label}</p>
      {entries.map((entry) => (
        <Link
          key={entry.id}
          id={`${id}-${entry.id}`}
          role="option"
          tabIndex={-1}
          href={entry.href}
          aria-selected={entry === current}
          className="y-dashboard__palette-line"
          onClick={onClose}
          onMouseMove={() => entry !== current && onPoint(entry)}
        >
          <Line entry={entry} term={term} />
        </Link>
      ))}
    </div>
  );
}

const Keys = () => {
  const texts = useMessages(messages);
  return (
    <p className="y-dashboard__palette-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {texts.move}
      </span>
      <span>
        <kbd>↵</kbd> {texts.open}
      </span>
      <span>
        <kbd>⌘↵</kbd> {texts.newTab}
      </span>
      <span>
        <kbd>Esc</kbd> {texts.close}
      </span>
    </p>
  );
};
