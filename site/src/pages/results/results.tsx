import { useSignals } from '@preact/signals-react/runtime';
import { getCategories } from '@yantra/contract/calls';
import '@yantra/equipment-listing/styles.css';
import { jobKeys, jobPairs } from '@yantra/domain';
import {
  EquipmentListing,
  type EquipmentListingProps,
  type ListingQuery,
  type QueryChange,
  filterInput,
  listingAddress,
} from '@yantra/equipment-listing';
import { useMessages, useWord } from '@yantra/language';
import { dataOf, useJob, useScope } from '@yantra/state';
import { Button, ButtonLink, Glyph, Icon, isPlainClick, useLoaded } from '@yantra/ui';
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Address } from '../../address.ts';
import '../../layout/crumbs.css';
import { useJobInAddress } from '../../job-in-address.ts';
import { keepMapPlace, mapPlaceIn, mapPlaceKey } from '../../map-place.ts';
import { useHref } from '../../navigation.tsx';
import { LazyMap } from './lazy-map.tsx';
import { queryOf, rentPageOf } from './listing-of.ts';
import { keepMapStart, mapStartIn, mapStartKey } from './map-start.ts';
import { NamedPlaceNote } from './named-place-note.tsx';
import { messages } from './results.messages.ts';
import './results.css';
import { type SentRequirement, sentRequirement } from './sent-requirement.ts';
import type { SentProps } from './sent.tsx';
import { tellPath } from './tell-path.ts';
import { Tell } from './tell.tsx';
import { useMapView } from './use-map-view.ts';
import { useNavigateHere } from './use-navigate-here.ts';
import { type Area, wantedOf } from './wanted-of.ts';

/** Other keys that the page keeps in the address. */
const pageKeys = ['city', 'view', 'compare', mapStartKey, mapPlaceKey] as const;
/** A folded sheet, and lines. */
const mapGlyph = 'M9 4 3 6.5v13.5l6-2.5 6 2.5 6-2.5V4l-6 2.5zm0 0v13.5m6-11v13.5';
const listGlyph = 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01';

const tellIn: EquipmentListingProps['leadForm'] = (need, link) => <Tell need={need} link={link} />;

const loadTray = async () => (await import('./compare-parts.tsx')).Tray;

/** The machines that are put aside: it comes after the list. */
const LateTray = () => useLoaded(loadTray);

/** What the address goes on saying whatever is chosen. */
const carriedIn = (address: URLSearchParams) =>
  pageKeys.flatMap((key) =>
    address
      .getAll(key)
      .slice(0, 1)
      .map((value) => [key, value] as const),
  );

interface ResultsProps extends Address {
  /** What says that a requirement is sent, where it is there already. */
  readonly Sent?: ComponentType<SentProps>;
}

/** Machines of the chosen city, filtered by the address; every choice becomes an address. */
export function Results({ params, query: address, Sent }: ResultsProps) {
  const results = useMessages(messages);
  const to = useHref();
  const navigate = useNavigateHere();
  const query = useListingQuery({ params, query: address });
  const job = useJob();
  useJobInAddress(job, address);
  // The page knows the visitor's job by now: the cards have their totals, or none (see `theme.js`).
  useEffect(() => document.documentElement.removeAttribute('data-job'), []);
  const carried = useMemo(() => carriedIn(address), [address]);
  const change = useCallback(
    (next: ListingQuery, { replace }: QueryChange) =>
      navigate(listingAddress(next, [...carried, ...jobPairs(job)]), { replace }),
    [navigate, carried, job],
  );
  const sent = useSentRequirement(query);
  const isMap = address.get('view') === 'map';
  const others = [...carried.filter(([key]) => key === 'city'), ...jobPairs(job)];
  const { list, showMap, showList, onListLink } = useMapView(query, others, navigate);
  const [total, setTotal] = useState<number>();
  const filters = useMemo(() => filterInput(query, job), [query, job]);
  const { tell, telling, seeArea } = useTelling(query, others, isMap);
  const isOrdered = query.sort !== 'relevance' && query.sort !== 'distance' && query.sort !== 'cost';
  const stage = isMap && (
    <LazyMap
      heading=""
      layout="split"
      filters={filters}
      onTotalChange={setTotal}
      at={mapStartIn(address)}
      onAtChange={keepMapStart}
      place={mapPlaceIn(address)}
      onPlaceChange={keepMapPlace}
      onBoundsChange={seeArea}
      {...(isOrdered && { sort: query.sort })}
    />
  );
  return (
    <div className={isMap ? 'listing listing--map' : 'wrap listing'}>
      {!isMap && <Crumbs query={query} />}
      {!isMap && (sent || address.get('sent') === '1') && (
        <LateSent now={Sent} requirement={sent} request={address.get('request') ?? undefined} />
      )}
      <EquipmentListing
        headingLevel={1}
        query={query}
        onQueryChange={change}
        carried={carried}
        tools={
          <Button className="listing__view" onClick={isMap ? showList : showMap}>
            <Glyph d={isMap ? listGlyph : mapGlyph} />
            {isMap ? results.list : results.map}
          </Button>
        }
        tell={tell}
        map={stage ? { stage, total } : undefined}
        leadForm={tellIn}
      />
      {!isMap && <LateTray />}
      {isMap && (
        <Button className="listing__to-list" onClick={showList}>
          <Glyph d={listGlyph} />
          {results.list}
        </Button>
      )}
      {isMap && (
        <a className="listing__back" href={to(list)} onClick={onListLink} aria-label={results.backToList}>
          <Icon name="left" />
        </a>
      )}
      {telling}
      <NamedPlaceNote params={params} query={address} />
      {!isMap && <Rent params={params} query={address} />}
    </div>
  );
}

/** Saving the search of the list: its button, and the dialog once it is open. @param others further pairs of the address */
function useTelling(query: ListingQuery, others: readonly (readonly [string, string])[], isMap: boolean) {
  const results = useMessages(messages);
  const to = useHref();
  const scope = useScope();
  const job = useJob();
  const area = useRef<Area>(undefined);
  const [telling, showTelling] = useState<ReactNode>();
  const tellHref = to(tellPath(query, others));
  const openTelling = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    import('./telling.tsx').then(
      // The search as it is now: the map goes on moving.
      ({ Telling }) =>
        showTelling(
          <Telling
            search={wantedOf(query, scope.city.peek(), job, isMap ? area.current : undefined)}
            onClose={() => showTelling(undefined)}
          />,
        ),
      () => location.assign(tellHref),
    );
  };
  const tell = (isMain: boolean) => (
    <ButtonLink
      icon="bell"
      variant={isMain ? 'primary' : 'secondary'}
      href={tellHref}
      rel="nofollow"
      onClick={openTelling}
    >
      {results.tellMe}
    </ButtonLink>
  );
  const seeArea = (seen: Area) => void (area.current = seen);
  return { tell, telling, seeArea };
}

/** Says that a requirement is sent; few visits do, so its code comes then. */
function LateSent({ now, ...props }: SentProps & { readonly now: ComponentType<SentProps> | undefined }) {
  const [Sent, setSent] = useState(() => now);
  useEffect(() => {
    if (now) return;
    import('./sent.tsx').then(
      (loaded) => setSent(() => loaded.Sent),
      // The list is there all the same.
      () => undefined,
    );
  }, [now]);
  return Sent && <Sent {...props} />;
}

/** The listing's part of the address: a moved map asks for no other list, and the job is the scope's. */
function useListingQuery({ params, query }: Address): ListingQuery {
  const asked = new URLSearchParams(query);
  for (const key of [mapStartKey, mapPlaceKey, ...jobKeys]) asked.delete(key);
  const text = String(asked);
  const search = params['searchQuery'];
  return useMemo(() => queryOf({ params: { searchQuery: search }, query: new URLSearchParams(text) }), [search, text]);
}

/** Visitors who come from the lead form get the machines of the category chosen there. */
function useSentRequirement(query: ListingQuery): SentRequirement | undefined {
  const state: unknown = useHistoryState();
  const navigate = useNavigateHere();
  const sent = useMemo(() => sentRequirement(state), [state]);
  useLayoutEffect(() => {
    if (!sent?.category || query.category) return;
    navigate(listingAddress({ ...query, category: sent.category }), { replace: true, state });
  }, [sent, query, navigate, state]);
  return sent;
}

/** The rents of the kind in the city, where they have a landing page. */
function Rent({ params, query }: Address) {
  useSignals();
  const results = useMessages(messages);
  const word = useWord();
  const to = useHref();
  const scope = useScope();
  const page = useMemo(() => rentPageOf(scope, { params, query }), [scope, params, query]).value;
  if (!page) return null;
  return (
    <p className="listing__rent">
      <a className="y-link" href={to(page.path)}>
        {results.rents(word(page.kind), word(page.city))}
      </a>
    </p>
  );
}

function Crumbs({ query }: { readonly query: ListingQuery }) {
  useSignals();
  const results = useMessages(messages);
  const word = useWord();
  const to = useHref();
  const scope = useScope();
  const categories = useMemo(() => scope.resource(getCategories, () => ({})), [scope]);
  const { category, search, isEverywhere } = query;
  const chosen = dataOf(categories.remote.value)?.find(({ id, name }) => category === String(id) || category === name);
  return (
    <nav className="listing__crumbs" aria-label={results.crumbs}>
      <a href={to('/')}>{results.home}</a>
      <a href={to('/equipments')}>{isEverywhere ? results.india : word(scope.city.value.name)}</a>
      <span aria-current="page">{chosen ? word(chosen.name) : search || results.crumbAll}</span>
    </nav>
  );
}
