import { useSignals } from '@preact/signals-react/runtime';
import type { EquipmentPage, Facets } from '@yantra/contract/calls';
import { type VisitorJob, dayAfter, fewFound, jobPairs, pageSizes, shortDay } from '@yantra/domain';
import type { ReportsState } from '@yantra/element';
import { useLanguage, useMessages, useWord, wordIn } from '@yantra/language';
import { dataOf, useJob, useScope } from '@yantra/state';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { filterMessages, messages } from './equipment-listing.messages.ts';
import { type EquipmentListingModel, createEquipmentListingModel } from './equipment-listing.model.ts';
import type { ListingQuery } from './equipment-listing.query.ts';
import { isPlace } from './equipment-listing.request.ts';
import { Chosen } from './internal/chosen.tsx';
import { Count, CountInMap } from './internal/count.tsx';
import { Elsewhere, type LeadFormSlot, Related, PostRequirement } from './internal/elsewhere.tsx';
import { FilterSidebar } from './internal/filters.tsx';
import { Head } from './internal/head.tsx';
import { Job, type ShownPage, TotalsNote, useShownPage } from './internal/job.tsx';
import { type Links, type Pairs, type QueryChange, createLinks } from './internal/links.ts';
import { ListBar } from './internal/list-bar.tsx';
import { type EquipmentSelection, Failure, Machines, Nothing, Skeletons } from './internal/machines.tsx';
import { Understood } from './internal/understood.tsx';
import { useLastKnown } from './internal/use-last-known.ts';
import { useReport } from './internal/use-report.ts';
import { useSheet } from './internal/use-sheet.ts';
import { chosenFilters, typeGroups } from './options.ts';

export interface EquipmentListingProps extends ReportsState {
  /** What is listed. The owner keeps it: the site in the address. */
  readonly query: ListingQuery;
  /** Another query is requested. Without it links and the filters' form load the page of the other query. */
  readonly onQueryChange?: ((query: ListingQuery, change: QueryChange) => void) | undefined;
  /** Fixes the listing to one city, by id or name; without it, it follows the scope's city. */
  readonly city?: string | undefined;
  /** The machines of one supplier only: `own` for the partner whose key the scope has, or a supplier's id. */
  readonly supplier?: string | undefined;
  /** Machines per page, 1 to 100; 20 by default. */
  readonly pageSize?: number | undefined;
  /** Other pairs of the address, kept in the listing's links. */
  readonly carried?: Pairs | undefined;
  /** The title's level; 2 by default. */
  readonly headingLevel?: 1 | 2 | undefined;
  /** Beside the order: the site's switch between list and map. */
  readonly tools?: ReactNode;
  /** Saves the search: beside the order, and as the main way on where nothing was found. */
  readonly tell?: ((isMain: boolean) => ReactNode) | undefined;
  /** Shown instead of the list: the site's map, with the number of machines in its view; undefined while unknown. */
  readonly map?: { readonly stage: ReactNode; readonly total: number | undefined } | undefined;
  /** Renders the page's lead form after few results; without it there is a link to the marketplace's. */
  readonly leadForm?: LeadFormSlot | undefined;
  /** A machine is about to be opened; return false to stay on the page. */
  readonly onEquipmentSelect?: ((selection: EquipmentSelection) => boolean | void) | undefined;
}

const noPairs: Pairs = [];

/** Whatever the attribute says, the server answers 1 to 100 per page. */
const clampSize = (size: number) => Math.min(Math.max(Math.trunc(size) || pageSizes.listing, 1), pageSizes.most);

function useFilters(model: EquipmentListingModel, query: ListingQuery, job: VisitorJob | undefined) {
  useSignals();
  const texts = useMessages(filterMessages);
  const language = useLanguage();
  const short = (day: string) => shortDay(day, language?.locale ?? 'en');
  const days = job?.from && texts.days(short(job.from), short(dayAfter(job.from, job.days - 1)));
  const facets: Facets | undefined = useLastKnown(model.facets.value);
  const groups = useMemo(
    () => typeGroups(model.types.value, facets?.equipmentTypes, query.types, texts),
    [model.types.value, facets, query.types, texts],
  );
  return {
    facets,
    groups,
    days,
    chosen: chosenFilters(query, groups, texts, (value) => wordIn(language, value), facets?.capacity?.unit, days),
  };
}

/** What is listed, for the visitor's job, and the links that keep both. */
function useListing(props: EquipmentListingProps) {
  const { query, onQueryChange, city, supplier, pageSize = pageSizes.listing, carried = noPairs } = props;
  const scope = useScope();
  const { siteUrl } = scope;
  const job = useJob();
  const model = useMemo(
    () => createEquipmentListingModel(scope, { query, city, supplier, job, pageSize: clampSize(pageSize) }),
    [scope, query, city, supplier, job, pageSize],
  );
  const pairs = useMemo(() => [...carried, ...jobPairs(job)], [carried, job]);
  const links = useMemo(() => createLinks(siteUrl, pairs, onQueryChange), [siteUrl, pairs, onQueryChange]);
  return { siteUrl, job, model, pairs, links };
}

/** Machines for hire as a list, twenty a page: title, categories, filters, search within, order. */
export function EquipmentListing(props: EquipmentListingProps) {
  const texts = useMessages(messages);
  useSignals();
  const { query, city, supplier, map, carried = noPairs } = props;
  const { siteUrl, job, model, pairs, links } = useListing(props);
  useFirstPageOfOtherCity(model.city.value.id, query, links);
  const formId = useId();
  const elsewhereId = useId();
  const sheet = useSheet();
  const { Sheet } = sheet;
  const countPlace = useRef<HTMLParagraphElement>(null);
  const focusCount = () => countPlace.current?.focus({ preventScroll: true });

  const { facets, groups, days, chosen } = useFilters(model, query, job);
  const remote = model.found.value;
  const { state, error } = useReport(remote, props.onStateChange);
  const shown = useShownPage(remote, query, model.city.value.id);

  const apply = links.go && ((filters: Partial<ListingQuery>) => links.go?.({ ...query, ...filters, page: 1 }));
  const filters = { query, groups, facets, days, onApply: apply };
  const hasPlace = query.near !== undefined || isPlace(model.city.value);
  const spot = model.place.value;
  const place = useWord()(spot);
  const understood = model.understood.value;
  const level = props.headingLevel ?? 2;
  return (
    <div className={`y-root y-listing${map ? ' y-listing--map' : ''}`} data-searched={query.search ? '' : undefined}>
      <div className="y-listing__layout">
        <Head model={model} query={query} links={links} level={level}>
          {!map && <Job {...{ job, query, links, carried }} />}
        </Head>
        {!map && <FilterSidebar {...filters} formId={formId} siteUrl={siteUrl} carried={pairs} />}
        <section className="y-listing__main" aria-label={texts.label(place)} aria-busy={state === 'loading'}>
          <ListBar
            {...{ query, job, links, formId }}
            hasPlace={hasPlace}
            isMap={map !== undefined}
            filterCount={chosen.length}
            sheet={sheet}
            tools={props.tools}
            tell={shown.found?.total === 0 ? undefined : props.tell?.(false)}
            count={map ? <CountInMap {...map} place={place} /> : <Count {...{ remote, query, spot, place }} />}
            countPlace={countPlace}
          />
          <Chosen query={query} filters={chosen} links={links} onRemoved={focusCount} />
          {understood && (
            <Understood
              {...{ understood, query, links }}
              meant={model.meant.value}
              elsewhereId={dataOf(remote)?.nearby?.length ? elsewhereId : undefined}
              onFollowed={focusCount}
            />
          )}
          {!map && level === 1 && <h2 className="y-hidden">{texts.label(place)}</h2>}
          {!map && job && (shown.found?.data.length || state === 'loading') && <TotalsNote job={job} />}
          {!map && state === 'loading' && !shown.found && <Skeletons hasTotals={job !== undefined} />}
          {!map && state === 'error' && error && <Failure error={error} onRetry={model.reload} />}
          {!map && (
            <Found
              {...{ model, query, shown, links, place, hasPlace, elsewhereId, focusCount }}
              filterCount={chosen.length}
              level={level}
              isTied={city !== undefined}
              isOneSupplier={supplier !== undefined}
              leadForm={props.leadForm}
              tell={props.tell}
              onEquipmentSelect={props.onEquipmentSelect}
            />
          )}
        </section>
        {map?.stage}
      </div>
      {Sheet && <Sheet {...filters} isOpen={sheet.isOpen} onClose={sheet.close} />}
    </div>
  );
}

/** A page number of one city means nothing in another; and whoever chooses a city wants to see its first page. */
function useFirstPageOfOtherCity(id: string | undefined, query: ListingQuery, { go }: Links): void {
  const last = useRef(id);
  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    if (query.page === 1 && !query.isEverywhere && !query.near) return;
    go?.({ ...query, page: 1, isEverywhere: false, near: undefined }, { replace: true });
  }, [id, query, go]);
}

/** The category that the words name, directly or by a kind of machine; 0 if none. */
function categoryIn({ understood, data, nearby = [] }: EquipmentPage): number {
  const hasKind = (understood?.kinds ?? []).length > 0;
  const machine = hasKind ? [...data, ...nearby][0] : undefined;
  return understood?.category?.id ?? machine?.categories[0]?.id ?? 0;
}

interface FoundProps extends Pick<EquipmentListingProps, 'onEquipmentSelect' | 'leadForm' | 'tell'> {
  readonly model: EquipmentListingModel;
  readonly query: ListingQuery;
  readonly shown: ShownPage;
  readonly links: Links;
  readonly place: string;
  readonly hasPlace: boolean;
  readonly elsewhereId: string;
  readonly filterCount: number;
  readonly level: 1 | 2;
  readonly isTied: boolean;
  readonly isOneSupplier: boolean;
  readonly focusCount: () => void;
}

/** Machines or the reason for none; then, if there are few or none: the nearest elsewhere, a lead form, related kinds. */
function Found(props: FoundProps) {
  const { model, query, shown, links, place, hasPlace, filterCount, isTied, focusCount, onEquipmentSelect } = props;
  const { found, isPending } = shown;
  const texts = useMessages(messages);
  const word = useWord();
  const { siteUrl } = useScope();
  useSignals();
  if (!found) return null;
  const chosen = model.selectedCategory.value;
  const understood = model.understood.value;
  const level = props.level === 1 ? 2 : 3;
  const isFew = found.page === 1 && found.total < fewFound;
  const typed = `${query.search} ${query.words}`.trim();
  const { related = [], nearby = [] } = found;
  // When no word was understood, popular kinds are all that can be offered.
  const isGuess = understood?.answer === 'nothing';
  const kinds = related.length > 0 && (
    <Related kinds={related} isGuess={isGuess} {...{ links, level }} onFollowed={focusCount} />
  );
  return (
    <>
      {found.data.length === 0 ? (
        <Nothing
          {...{ query, found, place, filterCount, hasPlace, links }}
          category={chosen && model.titleName.value ? word(model.titleName.value) : ''}
          tell={props.tell?.(true)}
          onFollowed={focusCount}
        />
      ) : (
        <Machines
          label={texts.label(place)}
          {...{ found, isPending, query, links, onEquipmentSelect }}
          onPaged={focusCount}
        />
      )}
      {nearby.length > 0 && (
        <Elsewhere
          id={props.elsewhereId}
          {...{ found, isPending, query, links, place, hasPlace, level, isTied, onEquipmentSelect }}
          onFollowed={focusCount}
        />
      )}
      {isGuess && kinds}
      {isFew && !props.isOneSupplier && (
        <PostRequirement
          siteUrl={siteUrl}
          need={model.meant.value ?? typed}
          categoryId={chosen || categoryIn(found)}
          level={level}
          leadForm={props.leadForm}
        />
      )}
      {!isGuess && kinds}
    </>
  );
}
