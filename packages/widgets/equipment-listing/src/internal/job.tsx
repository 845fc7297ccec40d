import { useSignals } from '@preact/signals-react/runtime';
import type { EquipmentPage } from '@yantra/contract/calls';
import { type VisitorJob, dayInIndia } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { type Remote, dataOf, useJobSaying, useScope } from '@yantra/state';
import { JobBar } from '@yantra/ui';
import { useState } from 'react';
import { messages } from '../equipment-listing.messages.ts';
import { type ListingQuery, addressPairs, listingAddress, listingPath } from '../equipment-listing.query.ts';
import type { Links, Pairs } from './links.ts';

interface JobProps {
  readonly job: VisitorJob | undefined;
  readonly query: ListingQuery;
  readonly links: Links;
  /** Other pairs of the address, without the job's. */
  readonly carried: Pairs;
}

/** The bar for the visitor's job, tied to the scope. */
export function Job({ job, query, links, carried }: JobProps) {
  useSignals();
  const { siteUrl, city } = useScope();
  const word = useWord();
  const { onJob, ...saying } = useJobSaying();
  const [today] = useState(() => dayInIndia(new Date()));
  const withoutJob: ListingQuery = { ...query, sort: query.sort === 'cost' ? 'relevance' : query.sort, isFree: false };
  return (
    <JobBar
      {...saying}
      job={job}
      today={today}
      city={word(city.value.name)}
      action={`${siteUrl}${listingPath(query)}`}
      kept={[...addressPairs({ ...query, page: 1 }), ...carried]}
      clearHref={`${siteUrl}${listingAddress(withoutJob, carried)}`}
      onJob={(next) => {
        onJob(next);
        // Order and free days go with the job; with other days or totals it is another list.
        if ((query.sort === 'cost' || query.isFree) && !(next && query.page === 1))
          links.go?.({ ...(next ? query : withoutJob), page: 1 }, { replace: true });
      }}
    />
  );
}

/** What totals hold. */
export function TotalsNote({ job }: { readonly job: VisitorJob }) {
  useSignals();
  const { city } = useScope();
  const texts = useMessages(messages);
  const word = useWord();
  const place = job.place?.split(',')[0] ?? word(city.value.name);
  return (
    <p className="y-listing__note">
      {texts.totals(place, job.operator !== 'own')} <span>{texts.totalsRank}</span>
    </p>
  );
}

/** A page of machines, and whether the totals on it are still to come. */
export interface ShownPage {
  readonly found: EquipmentPage | undefined;
  readonly isPending: boolean;
}

/** The page that is known; while only the job changes, the one before, whose totals no longer count. */
export function useShownPage(remote: Remote<EquipmentPage>, query: ListingQuery, city: string | undefined): ShownPage {
  const known = dataOf(remote);
  const [last, keep] = useState({ query, city, found: known });
  if (known && known !== last.found) keep({ query, city, found: known });
  const isSame = last.query === query && last.city === city && remote.status === 'loading';
  return { found: known ?? (isSame ? last.found : undefined), isPending: !known };
}
