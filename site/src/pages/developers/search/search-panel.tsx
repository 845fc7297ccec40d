import { Dialog, SearchInput } from '@yantra/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { entries, findIn } from './search-index.ts';
import { search } from './search.messages.ts';
import './search-panel.css';

interface SearchPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A field, and links to what is found by its words. Arrow keys go from the field through the links, Enter opens the first. */
export function SearchPanel({ open, onClose }: SearchPanelProps) {
  const [words, setWords] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const found = findIn(entries, words);
  const isAsked = words.trim() !== '';
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const field = list.current?.querySelector('input');
    const at = links.indexOf(event.target as HTMLAnchorElement);
    if (event.key === 'Enter' && event.target === field) links[0]?.click();
    else if (event.key === 'ArrowDown') (links[at + 1] ?? links[0])?.focus();
    else if (event.key === 'ArrowUp') (at > 0 ? links[at - 1] : field)?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open={open} onClose={onClose} title={search.open} note={search.help} className="dev-search">
      <div ref={list} role="search">
        <SearchInput
          label={search.open}
          placeholder={search.placeholder}
          value={words}
          onValue={setWords}
          onKeyDown={onKeyDown}
          data-autofocus
        />
        <p role="status" className={found.length > 0 || !isAsked ? 'y-hidden' : undefined}>
          {isAsked && (found.length > 0 ? search.found(found.length) : search.none(words.trim()))}
        </p>
        {found.length > 0 && (
          <ul aria-label={search.results}>
            {found.map(({ href, title, group, text }) => (
              <li key={`${href} ${title}`}>
                <a href={href} onClick={onClose} onKeyDown={onKeyDown}>
                  <strong>{title}</strong> <small>{group}</small>
                  <span>{text}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
