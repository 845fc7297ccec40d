import { useSignals } from '@preact/signals-react/runtime';
import { searchTermLength } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, SearchInput, Select } from '@yantra/ui';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { filterMessages, messages } from '../equipment-listing.messages.ts';
import { type ListingQuery, type ListingSort, sorts } from '../equipment-listing.query.ts';
import type { Links } from './links.ts';
import { useSearchBox } from './use-search-box.ts';
import type { useSheet } from './use-sheet.ts';

interface ListBarProps {
  readonly query: ListingQuery;
  readonly links: Links;
  /** The form the fields belong to without a script. */
  readonly formId: string;
  /** Whether there is a place to measure distances from. */
  readonly hasPlace: boolean;
  readonly filterCount: number;
  readonly sheet: ReturnType<typeof useSheet>;
  readonly tools: ReactNode;
  readonly count: ReactNode;
  readonly countPlace: RefObject<HTMLParagraphElement | null>;
}

/** Above the list: how many there are, words to search within, the way to the filters, the order. */
export function ListBar(props: ListBarProps) {
  const filterTexts = useMessages(filterMessages);
  const texts = useMessages(messages);
  const { query, links, formId, hasPlace, filterCount, sheet, tools, count, countPlace } = props;
  const sortBy = (sort: ListingSort) => links.go?.({ ...query, sort, page: 1 });
  return (
    <div className="y-listing__bar">
      {/* It takes the focus when what was pressed is gone or the list is another one. */}
      <p ref={countPlace} className="y-listing__count" role="status" tabIndex={-1}>
        {count}
      </p>
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
      {tools && <div className="y-listing__tools">{tools}</div>}
      <Select
        className="y-listing__sort"
        name="sort"
        form={formId}
        aria-label={texts.sort}
        value={query.sort}
        options={sorts
          .filter((sort) => sort !== 'distance' || hasPlace || query.sort === sort)
          .map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
        onChange={(event) => sortBy(event.currentTarget.value as ListingSort)}
      />
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

function Words({ query, links, formId }: Pick<ListBarProps, 'query' | 'links' | 'formId'>) {
  const texts = useMessages(messages);
  useSignals();
  const box = useSearchBox(query.words, (words) =>
    links.go?.({ ...query, words, exact: false, page: 1 }, { replace: true }),
  );
  const submit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !links.go) return;
    // The form would apply filters that are only being chosen.
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
