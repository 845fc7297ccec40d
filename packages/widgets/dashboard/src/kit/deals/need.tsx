import type { Deal } from '@yantra/contract/calls';
import { isolated } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { messages as dates } from '../dates.messages.ts';
import { type FactList, Facts } from '../facts.tsx';
import { messages as jobs } from '../leads/job.messages.ts';
import { jobFacts } from '../leads/job.ts';
import { messages } from './deal.messages.ts';
import { messages as deals } from './deals.messages.ts';

/** When, how long and where something is needed, and the renter's words. */
export function Need({ deal }: { readonly deal: Deal }) {
  const texts = useMessages(messages);
  const dealTexts = useMessages(deals);
  const dateTexts = useMessages(dates);
  const jobTexts = useMessages(jobs);
  const word = useWord();
  const { machine, category, job, distanceKm, details } = deal;
  const place = [job.place && isolated(job.place), job.city && word(job.city.name)].filter(Boolean).join(', ');
  const far = distanceKm === undefined ? undefined : dealTexts.distance(distanceKm);
  const where = [place, far].filter(Boolean).join(' · ');
  const facts: FactList = [
    [texts.machine, machine?.name ?? word(category.name)],
    ...jobFacts({ ...job, place: where || undefined }, jobTexts, dateTexts),
  ];
  return (
    <>
      <dl>
        <Facts of={facts} />
      </dl>
      <p className="y-dashboard__lead-details">{details.trim() || texts.noDetails}</p>
    </>
  );
}
