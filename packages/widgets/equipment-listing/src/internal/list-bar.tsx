import { useSignals } from '@preact/signals-react/runtime';
import { type VisitorJob, searchTermLength } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { later } from '@yantra/state';
import { Button, Glyph, SearchInput, Select } from '@yantra/ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { filterMessages, messages } from '../equipment-listing.messages.ts';
import { type ListingQuery, type ListingSort, sorts } from '../equipment-listing.query.ts';
import { sortOf } from '../equipment-listing.request.ts';
import { type SearchBox, createSearchBox } from '../search-box.model.ts';
import type { Links } from './links.ts';
import type { useSheet } from './use-sheet.ts';

/** Two arrows, down and up. */
const sortGlyph = 'M8 5v14m-3.5-3.5L8 19l3.5-3.5M16 19V5m-3.5 3.5L16 5l3.5 3.5';

/** A search box that follows the words in force. */
function useSearchBox(words: string, onSearch: (words: string) => void): SearchBox {
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  const [box] = useState(() => createSearchBox(words, (wanted) => latest.current(wanted), later));
  useEffect(() => box.follow(words), [box, words]);
  useEffect(() => () => box.dispose(), [box]);
  return box;
}

interface ListBarProps {
  readonly query: ListingQuery;
  /** With one there are total costs to order by. */
  readonly job: VisitorJob | undefined;
  readonly links: Links;
  /** The form that the fields belong to without a script. */
  readonly formId: string;
  /** Whether there is a place to measure distances from. */
  readonly hasPlace: boolean;
  /** Whether the list stands beside a map, which shows the nearest first. */
  readonly isMap: boolean;
  readonly filterCount: number;
  readonly sheet: ReturnType<typeof useSheet>;
  readonly tools: ReactNode;
  /** Saves the search. */
  readonly tell: ReactNode;
  readonly count: ReactNode;
  readonly countPlace: RefObject<HTMLParagraphElement | null>;
}

/** Above the list: the count, the search within, the filters' button, the order. */
export function ListBar(props: ListBarProps) {
  const filterTexts = useMessages(filterMessages);
  const { query, job, links, formId, hasPlace, isMap, filterCount, sheet, tools, tell, count, countPlace } = props;
  return (
    <div className="y-listing__bar">
      {/* Gets the focus when the pressed control is gone or the list has changed. */}
      <p ref={countPlace} className="y-listing__count" role="status" tabIndex={-1}>
        {count}
      </p>
      {tell && <div className="y-listing__tell-me">{tell}</div>}
      <Words query={query} links={links} formId={formId} />
      <Button
        className="y-listing__open"
        icon="filter"
        aria-haspopup="dialog"
        onPointerEnter={sheet.prepare}
        onFocus={sheet.prepare}
        onClick={sheet.open}
      >
        {filterTexts.filters}
        {filterCount > 0 && <span className="y-listing__badge y-num">{filterCount}</span>}
      </Button>
      <Sort {...{ query, job: isMap ? undefined : job, links, formId, hasPlace, isMap }} />
      {tools && <div className="y-listing__tools">{tools}</div>}
      {sheet.hasFailed && <p role="alert">{filterTexts.failed}</p>}
      <noscript>
        <Button type="submit" form={formId}>
          {filterTexts.apply}
        </Button>{' '}
        <a className="y-link" href={`#${formId}`}>
          {filterTexts.filters}
        </a>
      </noscript>
    </div>
  );
}

/** The order as a button. A transparent native select lies on it, so that the system's own picker opens. */
function Sort(props: Pick<ListBarProps, 'query' | 'job' | 'links' | 'formId' | 'hasPlace' | 'isMap'>) {
  const texts = useMessages(messages);
  const { query, job, links, formId, hasPlace, isMap } = props;
  const wanted = sortOf(query, job);
  const order = isMap && wanted === 'relevance' ? 'distance' : wanted;
  const offered = sorts.filter((sort) => {
    if (sort === 'distance') return hasPlace || order === sort;
    if (sort === 'cost') return job !== undefined;
    return sort !== 'relevance' || !isMap;
  });
  return (
    <div className="y-listing__sort">
      <span className="y-button y-button--secondary" aria-hidden>
        <Glyph d={sortGlyph} />
        <span className="y-listing__order">{texts.sorts[order]}</span>
        <span>{texts.sort}</span>
      </span>
      <Select
        name="sort"
        form={formId}
        aria-label={texts.sort}
        value={order}
        options={offered.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
        onChange={(event) => links.go?.({ ...query, sort: event.currentTarget.value as ListingSort, page: 1 })}
      />
    </div>
  );
}

function Words({ query, links, formId }: Pick<ListBarProps, 'query' | 'links' | 'formId'>) {
  const texts = useMessages(messages);
  useSignals();
  const box = useSearchBox(query.words, (words) =>
    links.go?.({ ...query, words, exact: false, page: 1 }, { replace: true }),
  );
  const submit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !links.go) return;
    // The form would apply the unfinished draft.
    event.preventDefault();
    box.submit();
  };
  return (
    <SearchInput
      className="y-listing__words"
      name="q"
      form={formId}
      maxLength={searchTermLength}
      label={texts.searchLabel}
      placeholder={texts.searchPlaceholder}
      value={box.text.value}
      onValue={box.type}
      onKeyDown={submit}
    />
  );
}
