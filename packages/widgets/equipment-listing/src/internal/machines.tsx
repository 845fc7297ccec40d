import { type Equipment, type EquipmentPage, notePress as call } from '@yantra/contract/calls';
import { isolated, jobPairs, lastPosition, nearestReach } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { type ApiError, type Scope, useJob, useScope } from '@yantra/state';
import {
  Button,
  ButtonLink,
  CardSkeleton,
  EquipmentCard,
  FreeBadge,
  JobTotal,
  Pagination,
  StateMessage,
  ToolsOfCard,
} from '@yantra/ui';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { messages } from '../equipment-listing.messages.ts';
import { type ListingQuery, emptyQuery, noFilters } from '../equipment-listing.query.ts';
import { termOf } from '../equipment-listing.request.ts';
import type { Links } from './links.ts';

/**
 * Counts which result of a search was pressed: the words and the position in the list, nothing about the person. A beacon, so
 * that the next page does not wait for it; where none can be sent, nothing is counted.
 */
function countPress({ siteUrl }: Scope, searchTerm: string, position: number): void {
  if (!searchTerm || position > lastPosition) return;
  navigator.sendBeacon(`${siteUrl}/api${call.path}`, JSON.stringify({ searchTerm, position }));
}

/** What listeners get of a chosen machine: an id and small facts, not the whole object, so that the event can stay stable. */
export interface EquipmentSelection {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** Visible at once on a phone, where pictures wait for each other: they load eagerly. */
const eagerCards = 3;
const skeletons = [1, 2, 3, 4, 5, 6];
/** The drawn width of cards: horizontal on phones, else in columns. */
const pictureSizes = '(width < 600px) 132px, (width < 1024px) 45vw, 330px';

/** @param hasTotals cards with the total of a job are to come */
export function Skeletons({ hasTotals }: { readonly hasTotals: boolean }) {
  const texts = useMessages(messages);
  return (
    <>
      <div className="y-listing__grid" data-totals={hasTotals ? '' : undefined} aria-hidden="true">
        {skeletons.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
      <p className="y-late">{texts.slow}</p>
    </>
  );
}

export interface CardsProps {
  readonly label?: string;
  readonly labelledBy?: string;
  readonly machines: readonly Equipment[];
  /** How many results come before them. */
  readonly before: number;
  /** The totals are still to come. */
  readonly isPending: boolean;
  /** Whether the first of them are visible at once. */
  readonly eager: boolean;
  readonly query: ListingQuery;
  readonly onEquipmentSelect: ((selection: EquipmentSelection) => boolean | void) | undefined;
}

/** Machines as cards, each with its place, and its distance where known. */
export function Cards(props: CardsProps) {
  const { label, labelledBy, machines, before, isPending, eager, query, onEquipmentSelect } = props;
  const scope = useScope();
  const { siteUrl } = scope;
  const job = useJob();
  const hrefOf = (id: string) =>
    `${siteUrl}/equipment-details?${new URLSearchParams([['id', id], ...jobPairs(job)] as string[][])}`;
  // Pictures are relative to the API's host, which differs on a partner's page.
  const shown = useMemo(
    () => machines.map((one) => ({ ...one, image1Url: one.image1Url && siteUrl + one.image1Url })),
    [machines, siteUrl],
  );
  const select = (event: MouseEvent, { id, name }: Equipment, index: number) => {
    countPress(scope, termOf(query), before + index + 1);
    if (onEquipmentSelect?.({ id, name, href: hrefOf(id) }) === false) event.preventDefault();
  };
  return (
    <ul className="y-listing__grid" aria-label={label} aria-labelledby={labelledBy}>
      {shown.map((equipment, index) => (
        <li key={equipment.id}>
          <EquipmentCard
            equipment={equipment}
            href={hrefOf(equipment.id)}
            eager={eager && index < eagerCards}
            sizes={pictureSizes}
            onSelect={(event) => select(event, equipment, index)}
          >
            <ToolsOfCard equipment={machines[index] ?? equipment} />
            {!isPending && <FreeBadge free={equipment.free} />}
            {job && <JobTotal days={job.days} cost={isPending ? undefined : equipment.cost} isPending={isPending} />}
          </EquipmentCard>
        </li>
      ))}
    </ul>
  );
}

interface MachinesProps {
  readonly label: string;
  readonly found: EquipmentPage;
  readonly isPending: boolean;
  readonly query: ListingQuery;
  readonly links: Links;
  readonly onPaged: () => void;
  readonly onEquipmentSelect: CardsProps['onEquipmentSelect'];
}

/** How many of the results can be paged through: nearest first is limited. */
const pagedTotalOf = ({ total }: EquipmentPage, { sort }: ListingQuery): number =>
  sort === 'distance' ? Math.min(total, nearestReach) : total;

/** The cards of one page, and its pagination. */
export function Machines({ label, found, isPending, query, links, onPaged, onEquipmentSelect }: MachinesProps) {
  const { go, hrefOf: addressOf } = links;
  return (
    <>
      <Cards
        label={label}
        machines={found.data}
        before={(found.page - 1) * found.pageSize}
        isPending={isPending}
        eager
        query={query}
        onEquipmentSelect={onEquipmentSelect}
      />
      <Pagination
        page={found.page}
        pageCount={Math.ceil(pagedTotalOf(found, query) / found.pageSize)}
        hrefOf={(page) => addressOf({ ...query, page })}
        {...(go && {
          onPage: (page: number) => {
            go({ ...query, page });
            onPaged();
          },
        })}
      />
    </>
  );
}

/** The same list in all cities, nearest first where there is a place to measure from. */
export const everywhereOf = (query: ListingQuery, hasPlace: boolean): ListingQuery => ({
  ...query,
  isEverywhere: true,
  near: undefined,
  page: 1,
  ...(hasPlace && { sort: 'distance' as const }),
});

interface NothingProps {
  readonly query: ListingQuery;
  readonly found: EquipmentPage;
  readonly place: string;
  readonly category: string;
  readonly filterCount: number;
  readonly hasPlace: boolean;
  readonly links: Links;
  /** Saves the search. */
  readonly tell: ReactNode;
  readonly onFollowed: () => void;
}

/** Why there are no results, and what can be done. Short where more follows, so that it is seen. */
export function Nothing(props: NothingProps) {
  const texts = useMessages(messages);
  const { query, found, filterCount, hasPlace, links, onFollowed } = props;
  const isBeyond = found.total > 0;
  const hasNearby = (found.nearby?.length ?? 0) > 0;
  const isShort = !isBeyond && (hasNearby || (found.related?.length ?? 0) > 0);
  const isInIndia = found.understood?.answer !== 'nothing' && found.understood?.answer !== 'related';
  const ways = (
    <>
      {!isBeyond && props.tell}
      {isBeyond && <ButtonLink {...links.linkTo({ ...query, page: 1 }, onFollowed)}>{texts.firstPage}</ButtonLink>}
      {!isBeyond && filterCount > 0 && (
        <ButtonLink {...links.linkTo({ ...query, ...noFilters, page: 1 }, onFollowed)}>
          {texts.removeFilters}
        </ButtonLink>
      )}
      {!isBeyond && !query.isEverywhere && isInIndia && !hasNearby && (
        <ButtonLink {...links.linkTo(everywhereOf(query, hasPlace), onFollowed)}>{texts.allCities}</ButtonLink>
      )}
      {!isBeyond && !hasNearby && (
        <ButtonLink
          variant={isShort ? 'secondary' : 'ghost'}
          {...links.linkTo({ ...emptyQuery, isEverywhere: query.isEverywhere }, onFollowed)}
        >
          {texts.allMachines}
        </ButtonLink>
      )}
    </>
  );
  const text = reasonOf(props, texts);
  if (isShort) {
    return (
      <div className="y-listing__none" role="status">
        <h3 className="y-listing__heading">{texts.emptyTitle}</h3>
        <p>{text}</p>
        <div className="y-listing__ways">{ways}</div>
      </div>
    );
  }
  const picture = query.search || query.words ? 'empty-search' : 'no-machines';
  return (
    <StateMessage picture={picture} title={texts.emptyTitle} text={text}>
      {ways}
    </StateMessage>
  );
}

/** The reason: the page, the filters, the words, or no machines there. */
function reasonOf({ query, found, place, category, filterCount }: NothingProps, texts: typeof messages): string {
  const search = isolated(`${query.search} ${query.words}`.trim());
  const hasNearby = (found.nearby?.length ?? 0) > 0;
  if (found.total > 0) return texts.emptyForPage(Math.ceil(found.total / found.pageSize));
  if (filterCount > 0) return texts.emptyForFilters(place);
  if (found.understood?.answer === 'nothing') return texts.emptyForUnknown(search);
  if (found.understood?.answer === 'related') return texts.emptyInIndia(search);
  if (hasNearby) return search ? texts.emptyButNear(search, place) : texts.emptyCityButNear(place);
  if (search) return texts.emptyForSearch(search, place);
  return category ? texts.emptyForCategory(category, place) : texts.emptyForCity(place);
}

export function Failure({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const errorText = useErrorText();
  const texts = useMessages(messages);
  return (
    <StateMessage picture="error" title={texts.error(errorText(error))} text={texts.errorText}>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </StateMessage>
  );
}
