import type { EquipmentPage } from '@yantra/contract/calls';
import { formatCount, isolated } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { useScope } from '@yantra/state';
import { ButtonLink, isPlainClick } from '@yantra/ui';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { messages } from '../equipment-listing.messages.ts';
import { type ListingQuery, emptyQuery } from '../equipment-listing.query.ts';
import type { Links } from './links.ts';
import { Cards, type CardsProps, everywhereOf } from './machines.tsx';

/** A row of a wide page. */
const fewCards = 3;

interface ElsewhereProps extends Pick<CardsProps, 'isPending' | 'onEquipmentSelect'> {
  readonly found: EquipmentPage;
  /** Id of its heading, the target of the link above the list. */
  readonly id: string;
  readonly query: ListingQuery;
  readonly links: Links;
  readonly place: string;
  readonly hasPlace: boolean;
  /** The level of its heading, below the page's. */
  readonly level: 2 | 3;
  /** Whether the listing keeps its city whatever the page chooses. */
  readonly isTied: boolean;
  readonly onFollowed: () => void;
}

/**
 * The nearest elsewhere, where few or none are here: towns to go to, machines with their distance, and a link to all of them.
 */
export function Elsewhere(props: ElsewhereProps) {
  const { found, id, query, links, place, hasPlace, level, onFollowed } = props;
  const texts = useMessages(messages);
  const Heading: 'h2' | 'h3' = `h${level}`;
  const all = found.elsewhere;
  const leftOut = found.understood?.leftOut ?? [];
  const heading = found.total > 0 ? texts.moreNear(place) : texts.nearest;
  return (
    <section className="y-listing__section" aria-labelledby={id}>
      <div className="y-listing__near">
        <Heading id={id} className="y-listing__heading" tabIndex={-1}>
          {leftOut.length > 0 ? texts.wordsElsewhere(leftOut.map(isolated)) : heading}
        </Heading>
        {all && <p className="y-num">{texts.elsewhere(all.count, all.cities)}</p>}
      </div>
      <Towns {...props} />
      <Cards
        labelledBy={id}
        // After some results a few are enough, as a link leads to all.
        machines={(found.nearby ?? []).slice(0, all && found.total > 0 ? fewCards : undefined)}
        before={found.data.length}
        isPending={props.isPending}
        eager={found.data.length === 0}
        query={query}
        onEquipmentSelect={props.onEquipmentSelect}
      />
      <p className="y-listing__all">
        <ButtonLink {...links.linkTo(everywhereOf(query, hasPlace), onFollowed)}>
          {all ? texts.showAll(all.count) : texts.allCities}
        </ButtonLink>
      </p>
    </section>
  );
}

function Towns({ found, query, links, isTied, onFollowed }: ElsewhereProps) {
  const texts = useMessages(messages);
  const word = useWord();
  const scope = useScope();
  const towns = found.nearbyCities ?? [];
  if (towns.length === 0) return null;
  const inTown: ListingQuery = { ...query, isEverywhere: false, near: undefined, page: 1 };
  const choose = (event: MouseEvent, { id, name, state }: (typeof towns)[number]) => {
    // The position of the city's machines is exact enough to measure distances from.
    const { latitude = null, longitude = null } = found.nearby?.find(({ cityId }) => cityId === id) ?? {};
    if (!links.go || isTied || latitude === null || longitude === null || !isPlainClick(event)) return;
    event.preventDefault();
    scope.selectCity({ id, name, state, latitude, longitude });
    onFollowed();
  };
  return (
    <ul className="y-chips y-listing__chips" aria-label={texts.towns}>
      {towns.map((town) => (
        <li key={town.id}>
          {/* The target makes our page load anew, so that it knows the city. */}
          <a
            className="y-chip"
            href={links.hrefInCity(inTown, town.id)}
            target="_self"
            onClick={(event) => choose(event, town)}
          >
            {word(town.name)} <small className="y-num">{texts.town(Math.round(town.distanceKm), town.count)}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface TellProps {
  readonly siteUrl: string;
  /** What the person needs, in their words; empty if unknown. */
  readonly need: string;
  /** 0 if unknown. */
  readonly categoryId: number;
  readonly level: 2 | 3;
  readonly leadForm: LeadFormSlot | undefined;
}

/** What the person needs, as far as their search says. */
export interface ListingNeed {
  readonly details: string;
  readonly categoryId?: string;
}

/** Renders the page's lead form. @param link a link to the marketplace's form, shown until the form has loaded */
export type LeadFormSlot = (need: ListingNeed, link: ReactNode) => ReactNode;

/**
 * Asks people with few results for a requirement: in the page's form, else by a link to the marketplace's; words and category
 * are filled in.
 */
export function PostRequirement({ siteUrl, need, categoryId, level, leadForm }: TellProps) {
  const texts = useMessages(messages);
  const id = useId();
  const Heading: 'h2' | 'h3' = `h${level}`;
  const known = new URLSearchParams({
    ...(need && { need }),
    ...(categoryId > 0 && { categoryId: String(categoryId) }),
  });
  const address = String(known);
  const link = <ButtonLink href={`${siteUrl}/${address && `?${address}`}#lead`}>{texts.tellLink}</ButtonLink>;
  return (
    <section className="y-listing__tell" aria-labelledby={id}>
      <div>
        <Heading id={id} className="y-listing__heading">
          {texts.tell}
        </Heading>
        <p>{texts.tellText}</p>
      </div>
      {leadForm ? leadForm({ details: need, ...(categoryId > 0 && { categoryId: String(categoryId) }) }, link) : link}
    </section>
  );
}

interface RelatedProps {
  readonly kinds: NonNullable<EquipmentPage['related']>;
  /** Whether no word was understood: then these are popular kinds. */
  readonly isGuess: boolean;
  readonly links: Links;
  readonly level: 2 | 3;
  readonly onFollowed: () => void;
}

/** Other kinds to try, each with its count. */
export function Related({ kinds, isGuess, links, level, onFollowed }: RelatedProps) {
  const texts = useMessages(messages);
  const word = useWord();
  const id = useId();
  const Heading: 'h2' | 'h3' = `h${level}`;
  return (
    <section className="y-listing__section" aria-labelledby={id}>
      <Heading id={id} className="y-listing__heading">
        {isGuess ? texts.popular : texts.related}
      </Heading>
      <ul className="y-chips" aria-labelledby={id}>
        {kinds.map(({ type, count, everywhere }) => (
          <li key={type}>
            <a className="y-chip" {...links.linkTo({ ...emptyQuery, search: type }, onFollowed)}>
              {isolated(word(type))}{' '}
              <small className="y-num">{count > 0 ? formatCount(count) : texts.inIndia(everywhere)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
