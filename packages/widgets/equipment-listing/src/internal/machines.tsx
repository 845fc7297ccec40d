import type { Equipment, EquipmentPage } from '@yantra/contract/calls';
import { isolated } from '@yantra/domain';
import { useScope } from '@yantra/state';
import { Button, ButtonLink, CardSkeleton, EquipmentCard, Pagination, StateMessage } from '@yantra/ui';
import { type MouseEvent, useMemo } from 'react';
import { useMessages, useSentence } from '@yantra/language';
import { messages } from '../equipment-listing.messages.ts';
import { type ListingQuery, emptyQuery, noFilters } from '../equipment-listing.query.ts';
import type { Links } from './links.ts';

/** What a listener is told of a chosen machine: an id and small facts, never the whole object, so that it can stay as it is. */
export interface EquipmentSelection {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** In sight at once: their pictures do not wait. */
const eagerCards = 4;
const skeletons = [1, 2, 3, 4, 5, 6];
/** As wide as the cards are drawn: lying on phones, else in columns. */
const pictureSizes = '(width < 640px) 43vw, (width < 1024px) 45vw, 260px';

export function Skeletons() {
  const texts = useMessages(messages);
  return (
    <>
      <div className="y-listing__grid" aria-hidden="true">
        {skeletons.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
      <p className="y-listing__slow">{texts.slow}</p>
    </>
  );
}

interface MachinesProps {
  readonly label: string;
  readonly found: EquipmentPage;
  readonly query: ListingQuery;
  readonly links: Links;
  readonly onPaged: () => void;
  readonly onEquipmentSelect: ((selection: EquipmentSelection) => boolean | void) | undefined;
}

/** The cards of one page, and the way to the others. */
export function Machines({ label, found, query, links, onPaged, onEquipmentSelect }: MachinesProps) {
  const { siteUrl } = useScope();
  const hrefOf = (id: string) => `${siteUrl}/equipment-details?id=${encodeURIComponent(id)}`;
  // Pictures are relative to the API's host, which on a partner's page is another one.
  const machines = useMemo(
    () => found.data.map((one) => ({ ...one, image1Url: one.image1Url && siteUrl + one.image1Url })),
    [found, siteUrl],
  );
  const select = (event: MouseEvent, { id, name }: Equipment) => {
    if (onEquipmentSelect?.({ id, name, href: hrefOf(id) }) === false) event.preventDefault();
  };
  const { go, hrefOf: addressOf } = links;
  return (
    <>
      <ul className="y-listing__grid" aria-label={label}>
        {machines.map((equipment, index) => (
          <li key={equipment.id}>
            <EquipmentCard
              equipment={equipment}
              href={hrefOf(equipment.id)}
              eager={index < eagerCards}
              sizes={pictureSizes}
              onSelect={select}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={found.page}
        pageCount={Math.ceil(found.total / found.pageSize)}
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

interface NothingProps {
  readonly query: ListingQuery;
  readonly found: EquipmentPage;
  readonly place: string;
  readonly category: string;
  readonly filterCount: number;
  readonly hasPlace: boolean;
  readonly links: Links;
  readonly onFollowed: () => void;
}

/** Why there is nothing, and ways on. */
export function Nothing(props: NothingProps) {
  const texts = useMessages(messages);
  const { query, found, place, category, filterCount, hasPlace, links, onFollowed } = props;
  const search = `${query.search} ${query.words}`.trim();
  const everywhere: ListingQuery = {
    ...query,
    isEverywhere: true,
    page: 1,
    ...(hasPlace && { sort: 'distance' as const }),
  };
  const isBeyond = found.total > 0;
  const pages = Math.ceil(found.total / found.pageSize);
  const reason = () => {
    if (isBeyond) return texts.emptyForPage(pages);
    if (filterCount > 0) return texts.emptyForFilters(place);
    if (search) return texts.emptyForSearch(isolated(search), place);
    return category ? texts.emptyForCategory(category, place) : texts.emptyForCity(place);
  };
  return (
    <StateMessage picture={search ? 'empty-search' : 'empty-list'} title={texts.emptyTitle} text={reason()}>
      {isBeyond && <ButtonLink {...links.linkTo({ ...query, page: 1 }, onFollowed)}>{texts.firstPage}</ButtonLink>}
      {!isBeyond && filterCount > 0 && (
        <ButtonLink {...links.linkTo({ ...query, ...noFilters, page: 1 }, onFollowed)}>
          {texts.removeFilters}
        </ButtonLink>
      )}
      {!isBeyond && !query.isEverywhere && (
        <ButtonLink {...links.linkTo(everywhere, onFollowed)}>{texts.allCities}</ButtonLink>
      )}
      {!isBeyond && (
        <ButtonLink variant="ghost" {...links.linkTo({ ...emptyQuery, isEverywhere: query.isEverywhere }, onFollowed)}>
          {texts.allMachines}
        </ButtonLink>
      )}
    </StateMessage>
  );
}

interface FailureProps {
  readonly message: string;
  readonly onRetry: () => void;
}

export function Failure({ message, onRetry }: FailureProps) {
  const sentence = useSentence();
  const texts = useMessages(messages);
  return (
    <StateMessage picture="error" title={texts.error(sentence(message))} text={texts.errorText}>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </StateMessage>
  );
}
