import type { EquipmentPage } from '@yantra/contract/calls';
import { formatCapacity, isolated } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { Button } from '@yantra/ui';
import { type MouseEvent, useState } from 'react';
import { messages } from '../equipment-listing.messages.ts';
import type { ListingQuery } from '../equipment-listing.query.ts';
import type { Links } from './links.ts';

/** A rough position: a hundred metres are precise enough, and no more is sent. */
interface Position {
  readonly latitude: number;
  readonly longitude: number;
}
/** Why the position is unknown. */
type LocationFailure = 'locationDenied' | 'locationFailed';

const options: PositionOptions = { enableHighAccuracy: false, maximumAge: 300_000, timeout: 10_000 };

const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Asks the browser for the position. @throws {LocationFailure} */
const locate = (): Promise<Position> =>
  new Promise((resolve, reject: (failure: LocationFailure) => void) => {
    if (!('geolocation' in navigator)) {
      reject('locationFailed');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => reject(code === PERMISSION_DENIED ? 'locationDenied' : 'locationFailed'),
      options,
    );
  });

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

/** How far "near me" reaches, in kilometres. */
const nearMeKm = 25;

function NearMe({ query, links, onFollowed }: Pick<UnderstoodProps, 'query' | 'links' | 'onFollowed'>) {
  const texts = useMessages(messages);
  const [state, setState] = useState<'idle' | 'locating' | LocationFailure>('idle');
  const ask = async () => {
    setState('locating');
    try {
      const there: ListingQuery = { ...query, near: { ...(await locate()), radiusKm: nearMeKm }, page: 1 };
      setState('idle');
      if (!links.go) return location.assign(links.hrefOf(there));
      links.go(there);
      onFollowed();
    } catch (failure) {
      setState(failure === 'locationDenied' ? failure : 'locationFailed');
    }
  };
  const hasFailed = state === 'locationDenied' || state === 'locationFailed';
  return (
    <div className="y-listing__near-me">
      <p>{texts.nearMe}</p>
      <Button icon="locate" busy={state === 'locating'} onClick={() => void ask()}>
        {state === 'locating' ? texts.locating : texts.useLocation}
      </Button>
      {hasFailed && (
        <p className="y-field__error" role="alert">
          {texts[state]}
        </p>
      )}
    </div>
  );
}
