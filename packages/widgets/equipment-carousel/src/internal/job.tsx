import { useSignals } from '@preact/signals-react/runtime';
import { getActiveSubscriptionEquipments } from '@yantra/contract/calls';
import { dayInIndia, jobInput, jobPairs, visitorJobIn } from '@yantra/domain';
import { adoptSheets } from '@yantra/element';
import { type GivenJob, type Scope, dataOf } from '@yantra/state';
import { JobTotal } from '@yantra/ui';
import { jobTotal } from '@yantra/ui/sheets';
import type { EquipmentCarouselModel } from '../equipment-carousel.model.ts';
import { Hearts } from './hearts.tsx';
import type { JobOnCards } from './job-on-cards.ts';
import job from './job.css?inline';

const sheets = [jobTotal, job];
const adopt = (element: Element | null): void => {
  if (element) adoptSheets(element, sheets);
};

/** What the page asks for on cards: totals of a job, hearts, or both; undefined if nothing. */
export function partsOfCards(
  given: GivenJob & { readonly favourites?: boolean | undefined },
  model: EquipmentCarouselModel,
  scope: Scope,
): JobOnCards | undefined {
  const job = jobOnCards(given, model, scope);
  if (!given.favourites) return job;
  return {
    search: job?.search ?? '',
    Total: (card) => (
      <>
        <Hearts {...card} />
        {job && <job.Total {...card} />}
      </>
    ),
  };
}

/**
 * The totals of the job that the page gives, which come after the cards; undefined if it gives none that is valid. On partners' pages most carousels have none:
 * this code comes when it is needed.
 */
function jobOnCards(given: GivenJob, model: EquipmentCarouselModel, scope: Scope): JobOnCards | undefined {
  const found = visitorJobIn((name) => String(given[name] ?? ''), dayInIndia(new Date()));
  if (!found) return undefined;
  const costs = scope.resource(getActiveSubscriptionEquipments, () => ({ ...model.input.value, ...jobInput(found) }));
  return {
    search: jobPairs(found)
      .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
      .join(''),
    Total({ equipment: { id } }) {
      useSignals();
      const remote = costs.remote.value;
      const cost = dataOf(remote)?.data.find((machine) => machine.id === id)?.cost;
      return (
        <div ref={adopt} className="y-carousel__job">
          <JobTotal cost={cost} days={found.days} isPending={remote.status === 'loading'} />
        </div>
      );
    },
  };
}
