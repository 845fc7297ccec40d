import type { EquipmentPage } from '@yantra/contract/calls';
import { formatCapacity, isolated } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { messages } from '../equipment-listing.messages.ts';
import type { ListingQuery } from '../equipment-listing.query.ts';
import type { Links } from './links.ts';
import type { UseLocationProps } from './use-location.tsx';

type Meaning = NonNullable<EquipmentPage['understood']>;

interface UnderstoodProps {
  readonly understood: Meaning;
  /** The corrected search, if it was corrected. */
  readonly meant: string | undefined;
  readonly query: ListingQuery;
  readonly links: Links;
  /** Id of the heading above the nearest elsewhere; absent where there are none. */
  readonly elsewhereId: string | undefined;
  /** Called when the list has changed. */
  readonly onFollowed: () => void;
}

/** How the words were understood, above the results: what was corrected, ignored or put first, and around which place. */
export function Understood({ understood, meant, query, links, elsewhereId, onFollowed }: UnderstoodProps) {
  const texts = useMessages(messages);
  const word = useWord();
  const { answer, unknown = [], leftOut = [], size, place, needsPosition } = understood;
  const typed = `${query.search} ${query.words}`.trim();
  const facts = [
    ...(place ? [placeFact({ ...place, label: word(place.label) }, texts)] : []),
    ...(size ? [texts.sizeFirst(formatCapacity(size))] : []),
  ];
  // When nothing was understood, the list says so instead.
  const unknownWords = answer === 'nothing' ? [] : unknown;
  if (!meant && unknownWords.length === 0 && leftOut.length === 0 && facts.length === 0 && !needsPosition) return null;
  return (
    <div className="y-listing__understood">
      {meant && (
        <p>
          <span className="y-listing__meant">
            <Quoting sentence={texts.showingFor} words={meant} />
          </span>{' '}
          <a className="y-link" {...links.linkTo({ ...query, exact: true, page: 1 }, onFollowed)}>
            <Quoting sentence={texts.searchInstead} words={typed} />
          </a>
        </p>
      )}
      {unknownWords.length > 0 && <p>{texts.unknown(unknownWords.map(isolated))}</p>}
      {leftOut.length > 0 && (
        <p>
          <span>{texts.leftOut(leftOut.map(isolated))}</span>{' '}
          {elsewhereId && (
            <a className="y-link" href={`#${elsewhereId}`} onClick={(event) => scrollToHeading(event, elsewhereId)}>
              {texts.wordsElsewhere(leftOut.map(isolated))}
            </a>
          )}
        </p>
      )}
      {facts.length > 0 && (
        <ul className="y-listing__facts" aria-label={texts.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {needsPosition && <NearMe query={query} links={links} onFollowed={onFollowed} />}
    </div>
  );
}

/** Scrolls to a heading of the same page: in a shadow root no fragment works, and a site's router would take it for a page. */
function scrollToHeading(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  const heading = (event.currentTarget.getRootNode() as Document | ShadowRoot).getElementById(id);
  if (!heading) return;
  event.preventDefault();
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

function placeFact({ label, kind, radiusKm }: NonNullable<Meaning['place']>, texts: typeof messages): string {
  const km = Math.round(radiusKm);
  return kind === 'me' ? texts.aroundYou(km) : texts.around(isolated(label), km);
}

/** A placeholder for the quotation in a sentence; no keyboard types it. */
const slot = '\ufffc';

/** A sentence that quotes words, with the quotation marks of its language, and the words as an element of their own. */
function Quoting({ sentence, words }: { readonly sentence: (words: string) => string; readonly words: string }) {
  const [before, behind] = sentence(slot).split(slot);
  return (
    <>
      {before}
      <q>{isolated(words)}</q>
      {behind}
    </>
  );
}

/** Asks where somebody is. What does so comes later: few searches need it. */
function NearMe(props: UseLocationProps) {
  const texts = useMessages(messages);
  const [UseLocation, show] = useState<ComponentType<UseLocationProps>>();
  useEffect(() => {
    import('./use-location.tsx').then(
      (loaded) => show(() => loaded.UseLocation),
      () => undefined,
    );
  }, []);
  return (
    <div className="y-listing__near-me">
      <p>{texts.nearMe}</p>
      {UseLocation && <UseLocation {...props} />}
    </div>
  );
}
