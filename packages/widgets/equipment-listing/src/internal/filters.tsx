import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { Button } from '@yantra/ui';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { filterMessages } from '../equipment-listing.messages.ts';
import {
  type ListingFilters,
  type ListingQuery,
  addressPairs,
  emptyQuery,
  listingPath,
} from '../equipment-listing.query.ts';
import { type FilterDraft, createFilterDraft } from '../filter-draft.model.ts';
import { FilterGroups, type FilterOptions } from './filter-groups.tsx';
import type { Pairs } from './links.ts';

export interface FiltersProps extends FilterOptions {
  readonly query: ListingQuery;
  /** Undefined where applying loads another page. */
  readonly onApply: ((filters: ListingFilters) => void) | undefined;
}

/** A key of a query's filters only: another page or order must not discard the draft. */
const keyOf = ({ hours, zone, types, discounts, insurance, price, capacity, isFree }: ListingQuery): string =>
  String(addressPairs({ ...emptyQuery, hours, zone, types, discounts, insurance, price, capacity, isFree }));

/** The draft of the filters, reset whenever the filters in force or `turn` change. */
export function useDraft(query: ListingQuery, turn = false): FilterDraft {
  const key = `${keyOf(query)} ${turn}`;
  const [draft, setDraft] = useState(() => ({ key, model: createFilterDraft(query) }));
  if (draft.key === key) return draft.model;
  const next = { key, model: createFilterDraft(query) };
  setDraft(next);
  return next.model;
}

/** Applies the draft on submit, or shows the invalid field. */
export function useSubmit(
  draft: FilterDraft,
  form: RefObject<HTMLFormElement | null>,
  onApply: FiltersProps['onApply'],
) {
  return (event: FormEvent) => {
    if (!onApply) return;
    event.preventDefault();
    const filters = draft.take();
    if (filters) onApply(filters);
    else {
      const wrong = draft.price.error.peek() ? 'priceFrom' : 'minCapacity';
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    }
  };
}

/** Filled once there is something to apply. */
export function Apply({ draft, form }: { readonly draft: FilterDraft; readonly form?: string }) {
  const filterTexts = useMessages(filterMessages);
  useSignals();
  return (
    <Button variant={draft.isStaged.value ? 'primary' : 'secondary'} type="submit" form={form}>
      {filterTexts.apply}
    </Button>
  );
}

interface SidebarProps extends FiltersProps {
  /** Ties fields elsewhere to this form. */
  readonly formId: string;
  readonly siteUrl: string;
  readonly carried: Pairs;
}

/** The filters beside the list. Without a script this form loads the page with the chosen filters. */
export function FilterSidebar(props: SidebarProps) {
  const filterTexts = useMessages(filterMessages);
  useSignals();
  const { query, groups, facets, days, onApply, formId, siteUrl, carried } = props;
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(query);
  const { exact, category, isEverywhere, near } = query;
  const kept: Pairs = [...addressPairs({ ...emptyQuery, exact, category, isEverywhere, near }), ...carried];
  return (
    <form
      ref={form}
      id={formId}
      className="y-listing__filters"
      part="filters"
      aria-label={filterTexts.filters}
      action={`${siteUrl}${listingPath(query)}`}
      noValidate
      onSubmit={useSubmit(draft, form, onApply)}
    >
      <div className="y-listing__groups">
        <FilterGroups draft={draft} groups={groups} facets={facets} days={days} />
      </div>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="y-listing__foot">
        <Button variant="ghost" onClick={draft.clear}>
          {filterTexts.clear}
        </Button>
        <Apply draft={draft} />
      </div>
    </form>
  );
}
