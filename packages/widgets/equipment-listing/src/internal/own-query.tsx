import { type GivenJob, ScopeProvider, useOwnJob } from '@yantra/state';
import { LateTools } from '@yantra/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type ListingQuery, type ListingSort, emptyQuery, sorts } from '../equipment-listing.query.ts';
import { EquipmentListing, type EquipmentListingProps } from '../equipment-listing.tsx';

/** What a partner's page gets of a new query. */
export interface QueryFacts {
  readonly search: string;
  readonly category: string;
  readonly sort: ListingSort;
  readonly page: number;
}

export interface OwnQueryListingProps extends Pick<
  EquipmentListingProps,
  'city' | 'supplier' | 'pageSize' | 'onEquipmentSelect' | 'onStateChange'
> {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly sort?: ListingSort | undefined;
  /** Puts a heart on each card. */
  readonly favourites?: boolean | undefined;
  readonly onQueryChange?: ((facts: QueryFacts) => void) | undefined;
}

const loadHearts = async () => (await import('./hearts.tsx')).Hearts;

/** The same, for a job that the page gives, and with hearts where it asks for them. */
export const OwnJobListing = (props: OwnQueryListingProps & GivenJob) => (
  <ScopeProvider value={useOwnJob(props)}>
    <LateTools isOn={props.favourites} load={loadHearts}>
      <OwnQueryListing {...props} />
    </LateTools>
  </ScopeProvider>
);

/** A listing that keeps its own query: on partner pages the address is theirs. */
export function OwnQueryListing({
  search = '',
  category = '',
  sort = 'relevance',
  onQueryChange,
  ...rest
}: OwnQueryListingProps) {
  const { city } = rest;
  const initial = useMemo<ListingQuery>(
    () => ({
      ...emptyQuery,
      search: search.trim(),
      category: category.trim(),
      sort: sorts.find((one) => one === sort) ?? 'relevance',
    }),
    [search, category, sort],
  );
  const [own, setOwn] = useState({ initial, query: initial });
  // A changed attribute resets the query.
  if (own.initial !== initial) setOwn({ initial, query: initial });
  const top = useRef<HTMLDivElement>(null);
  const change = useCallback(
    (query: ListingQuery, { replace }: { readonly replace: boolean }) => {
      setOwn((last) => ({ ...last, query }));
      // Words are typed into the list itself, which must not scroll away meanwhile.
      if (!replace) top.current?.scrollIntoView({ block: 'nearest' });
      onQueryChange?.({
        search: `${query.search} ${query.words}`.trim(),
        category: query.category,
        sort: query.sort,
        page: query.page,
      });
    },
    [onQueryChange],
  );
  const carried = useMemo(() => (city && /^\d+$/.test(city) ? [['city', city] as const] : []), [city]);
  return (
    <div ref={top}>
      <EquipmentListing
        {...rest}
        query={own.initial === initial ? own.query : initial}
        onQueryChange={change}
        carried={carried}
      />
    </div>
  );
}
