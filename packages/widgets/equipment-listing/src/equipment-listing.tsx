import { useSignals } from '@preact/signals-react/runtime';
import type { EquipmentPage, Facets } from '@yantra/contract/calls';
import { fewFound, isolated, pageSizes } from '@yantra/domain';
import type { ReportsState } from '@yantra/element';
import { useErrorText, useLanguage, useMessages, useWord, wordIn } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { CategoryArrows, CategoryBar } from '@yantra/ui';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { filterMessages, messages } from './equipment-listing.messages.ts';
import { type EquipmentListingModel, createEquipmentListingModel } from './equipment-listing.model.ts';
import { type ListingQuery, noFilters } from './equipment-listing.query.ts';
import { isPlace } from './equipment-listing.request.ts';
import { Chosen } from './internal/chosen.tsx';
import { Count, CountInMap } from './internal/count.tsx';
import { Elsewhere, type LeadFormSlot, Related, PostRequirement } from './internal/elsewhere.tsx';
import { FilterSidebar } from './internal/filters.tsx';
import { type Links, type Pairs, type QueryChange, createLinks } from './internal/links.ts';
import { ListBar } from './internal/list-bar.tsx';
import { type EquipmentSelection, Failure, Machines, Nothing, Skeletons } from './internal/machines.tsx';
import { Understood } from './internal/understood.tsx';
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

/** The last known value of something that is loaded again for every query. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [kept, keep] = useState(value);
  if (value !== undefined && value !== kept) keep(value);
  return value ?? kept;
}

function useFilters(model: EquipmentListingModel, query: ListingQuery) {
  useSignals();
  const texts = useMessages(filterMessages);
  const language = useLanguage();
  const facets: Facets | undefined = useLastKnown(model.facets.value);
  const groups = useMemo(
    () => typeGroups(model.types.value, facets?.equipmentTypes, query.types, texts),
    [model.types.value, facets, query.types, texts],
  );
  return {
    facets,
    groups,
    chosen: chosenFilters(query, groups, texts, (value) => wordIn(language, value), facets?.capacity?.unit),
  };
}

/** Machines for hire as a list, twenty a page: title, categories, filters, search within, order. */
export function EquipmentListing(props: EquipmentListingProps) {
  const texts = useMessages(messages);
  useSignals();
  const { query, onQueryChange, city, supplier, map, pageSize = pageSizes.listing, carried = noPairs } = props;
  const scope = useScope();
  const { siteUrl } = scope;
  const model = useMemo(
    () => createEquipmentListingModel(scope, { query, city, supplier, pageSize: clampSize(pageSize) }),
    [scope, query, city, supplier, pageSize],
  );
  const links = useMemo(() => createLinks(siteUrl, carried, onQueryChange), [siteUrl, carried, onQueryChange]);
  useFirstPageOfOtherCity(model.city.value.id, query, links);
  const formId = useId();
  const elsewhereId = useId();
  const sheet = useSheet();
  const { Sheet } = sheet;
  const countPlace = useRef<HTMLParagraphElement>(null);
  const focusCount = () => countPlace.current?.focus({ preventScroll: true });

  const { facets, groups, chosen } = useFilters(model, query);
  const remote = model.found.value;
  const { state, error } = useReport(remote, props.onStateChange);

  const apply = links.go && ((filters: Partial<ListingQuery>) => links.go?.({ ...query, ...filters, page: 1 }));
  const filters = { query, groups, facets, onApply: apply };
  const hasPlace = query.near !== undefined || isPlace(model.city.value);
  const spot = model.place.value;
  const place = useWord()(spot);
  const understood = model.understood.value;
  const level = props.headingLevel ?? 2;
  return (
    <div className={`y-root y-listing${map ? ' y-listing--map' : ''}`} data-searched={query.search ? '' : undefined}>
      <div className="y-listing__layout">
        <Head model={model} query={query} links={links} level={level} />
        {!map && <FilterSidebar {...filters} formId={formId} siteUrl={siteUrl} carried={carried} />}
        <section className="y-listing__main" aria-label={texts.label(place)} aria-busy={state === 'loading'}>
          <ListBar
            query={query}
            links={links}
            formId={formId}
            hasPlace={hasPlace}
            isMap={map !== undefined}
            filterCount={chosen.length}
            sheet={sheet}
            tools={props.tools}
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
          {!map && state === 'loading' && <Skeletons />}
          {!map && state === 'error' && error && <Failure error={error} onRetry={model.reload} />}
          {!map && (
            <Found
              {...{ model, query, links, place, hasPlace, elsewhereId, focusCount }}
              filterCount={chosen.length}
              level={level}
              isTied={city !== undefined}
              isOneSupplier={supplier !== undefined}
              leadForm={props.leadForm}
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

interface HeadProps {
  readonly model: EquipmentListingModel;
  readonly query: ListingQuery;
  readonly links: Links;
  readonly level: 1 | 2;
}

function Head({ model, query, links, level }: HeadProps) {
  const texts = useMessages(messages);
  useSignals();
  const Title: 'h1' | 'h2' = `h${level}`;
  const { go, hrefOf } = links;
  // Types and sizes belong to the previous category.
  const ofCategory = (id: number): ListingQuery => ({
    ...query,
    category: id ? String(id) : '',
    types: noFilters.types,
    capacity: noFilters.capacity,
    page: 1,
  });
  const name = useLastKnown(model.titleName.value);
  const language = useLanguage();
  const title = name === undefined ? texts.all : wordIn(language, name);
  const bar = model.barCategories.value;
  const remote = model.categories.remote.value;
  const errorText = useErrorText();
  return (
    <div className="y-listing__head">
      <Title className="y-listing__title">{texts.title(isolated(title))}</Title>
      {bar === undefined && remote.status === 'failed' ? (
        <p role="alert">
          {errorText(remote.error)}{' '}
          <button type="button" className="y-link" onClick={model.categories.reload}>
            {texts.retry}
          </button>
        </p>
      ) : (
        <CategoryBar
          categories={bar}
          selected={model.selectedCategory.value}
          hrefOf={(id) => hrefOf(ofCategory(id))}
          {...(go && { onSelect: (id: number) => go(ofCategory(id)) })}
        >
          {bar && <CategoryArrows />}
        </CategoryBar>
      )}
    </div>
  );
}

/** The category that the words name, directly or by a kind of machine; 0 if none. */
function categoryIn({ understood, data, nearby = [] }: EquipmentPage): number {
  const hasKind = (understood?.kinds ?? []).length > 0;
  const machine = hasKind ? [...data, ...nearby][0] : undefined;
  return understood?.category?.id ?? machine?.categories[0]?.id ?? 0;
}

interface FoundProps extends Pick<EquipmentListingProps, 'onEquipmentSelect' | 'leadForm'> {
  readonly model: EquipmentListingModel;
  readonly query: ListingQuery;
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
  const { model, query, links, place, hasPlace, filterCount, isTied, focusCount, onEquipmentSelect } = props;
  const texts = useMessages(messages);
  const word = useWord();
  const { siteUrl } = useScope();
  useSignals();
  const found = dataOf(model.found.value);
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
          onFollowed={focusCount}
        />
      ) : (
        <Machines label={texts.label(place)} {...{ found, query, links, onEquipmentSelect }} onPaged={focusCount} />
      )}
      {nearby.length > 0 && (
        <Elsewhere
          id={props.elsewhereId}
          {...{ found, query, links, place, hasPlace, level, isTied, onEquipmentSelect }}
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
