import { isolated } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { type Remote, dataOf } from '@yantra/state';
import { messages } from '../equipment-listing.messages.ts';
import type { ListingQuery } from '../equipment-listing.query.ts';
import { withoutPlace } from '../without-place.ts';

interface CountProps {
  readonly remote: Remote<{ readonly total: number }>;
  readonly query: ListingQuery;
  /** Where the machines are, as calls name it. */
  readonly spot: string;
  /** The same in the language. */
  readonly place: string;
}

/** How many machines were found, and for what. */
export function Count({ remote, query, spot, place }: CountProps) {
  const texts = useMessages(messages);
  const known = dataOf(remote);
  if (!known) return remote.status === 'failed' ? null : texts.loading(place);
  const words = withoutPlace(withoutPlace(`${query.search} ${query.words}`.trim(), spot), place);
  return (
    <>
      <b className="y-num">{texts.total(known.total)}</b> {texts.totalRest(known.total, isolated(words), place)}
    </>
  );
}

interface CountInMapProps {
  readonly total: number | undefined;
  readonly place: string;
}

/** How many machines are in the map's view. */
export function CountInMap({ total, place }: CountInMapProps) {
  const texts = useMessages(messages);
  if (total === undefined) return texts.loading(place);
  return (
    <>
      <b className="y-num">{texts.total(total)}</b> {texts.inMap(total)}
    </>
  );
}
