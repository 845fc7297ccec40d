import type { Deal } from '@yantra/contract/calls';
import { isolated } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { messages as dates } from '../../kit/dates.messages.ts';
import { messages as deals } from '../../kit/deals/deals.messages.ts';
import { type FactList, Facts } from '../../kit/facts.tsx';
import { messages as jobs } from '../../kit/leads/job.messages.ts';
import { jobFacts } from '../../kit/leads/job.ts';
import { AgreementPanel } from './agreement-panel.tsx';
import { CostPanel } from './cost-panel.tsx';
import { messages } from './deal.messages.ts';
import { Deeds } from './deeds.tsx';

export interface PaneProps {
  readonly deal: Deal;
  readonly now: number;
  readonly onChanged: (deal: Deal) => void;
  /** Somebody else has changed it. */
  readonly onStale: () => void;
}

/** The hire: the agreement, what is needed, the quote, and the ways out. */
export function HirePane({ deal, now, onChanged, onStale }: PaneProps) {
  return (
    <div className="y-dashboard__deal-side">
      {deal.agreement && <AgreementPanel deal={deal} now={now} />}
      <NeedPanel deal={deal} />
      <CostPanel deal={deal} />
      <Deeds deal={deal} onChanged={onChanged} onStale={onStale} />
    </div>
  );
}

function NeedPanel({ deal }: Pick<PaneProps, 'deal'>) {
  const texts = useMessages(messages);
  return (
    <section className="y-dashboard__panel y-dashboard__need" aria-label={texts.need}>
      <h2>{texts.need}</h2>
      <Need deal={deal} />
    </section>
  );
}

/** When, how long and where something is needed, and the renter's words. */
export function Need({ deal }: Pick<PaneProps, 'deal'>) {
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
