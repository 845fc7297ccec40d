import { useMessages } from '@yantra/language';
import { Button } from '@yantra/ui';
import { useState } from 'react';
import { Status } from '../../kit/status.tsx';
import { messages } from './search.messages.ts';

export interface Term {
  readonly term: string;
  readonly count: number;
  readonly note?: string;
}

export interface TermsProps {
  readonly title: string;
  /** Shown if there are none. */
  readonly none: string;
  readonly terms: readonly Term[];
  /** Terms that have become words meanwhile. */
  readonly added?: ReadonlySet<string>;
  /** Called to make a term a word of a type. */
  readonly onAdd?: (term: string) => void;
}

/** The number shown at first. */
const few = 8;

/** Searched terms, the most frequent first. */
export function Terms({ title, none, terms, added, onAdd }: TermsProps) {
  const texts = useMessages(messages);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? terms : terms.slice(0, few);
  return (
    <section className="y-dashboard__panel">
      <div className="y-dashboard__panel-head">
        <h2>{title}</h2>
      </div>
      {terms.length === 0 && <p className="y-dashboard__panel-body y-muted">{none}</p>}
      <ul className="y-dashboard__terms">
        {shown.map(({ term, count, note }) => (
          <li key={term}>
            <span>
              <b>{term}</b>
              {note && <small>{note}</small>}
            </span>
            <span className="y-num y-muted">
              <span aria-hidden="true">{texts.count(count)}</span>
              <span className="y-hidden">{texts.countLabel(count)}</span>
            </span>
            {onAdd &&
              (added?.has(term) ? (
                <Status kind="good">{texts.added}</Status>
              ) : (
                <Button size="sm" aria-label={texts.addWordOf(term)} onClick={() => onAdd(term)}>
                  {texts.addWord}
                </Button>
              ))}
          </li>
        ))}
      </ul>
      {shown.length < terms.length && (
        <p className="y-dashboard__terms-more">
          <Button size="sm" onClick={() => setWhole(true)}>
            {texts.showAll(terms.length)}
          </Button>
        </p>
      )}
    </section>
  );
}
