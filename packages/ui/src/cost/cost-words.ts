import { formatRupees, paiseToRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import type { CostContext } from './cost-lines.ts';
import { costMessages } from './cost.messages.ts';

/** The parts that the total holds beside rent, and then the one thing to know: what is not stated, or else what the renter pays as well. */
export function useCostWords({ cost, job }: CostContext) {
  const texts = useMessages(costMessages);
  const within = ({ part }: { readonly part: keyof typeof texts.parts }) =>
    part === 'rent' ? texts.parts.rent : texts.partsListed[part];
  const parts = cost.lines.filter(({ part }) => part !== 'rent').map(within);
  const unstated = cost.apart.filter(({ state }) => state === 'unknown').map(within);
  const plus = cost.apart.filter(({ state }) => state === 'renter').map(within);
  if (cost.deposit === undefined) unstated.push(texts.partsListed.deposit);
  return {
    total: formatRupees(paiseToRupees(cost.total)),
    days: texts.days(job.days),
    includes: texts.includes([...new Set(parts)], cost.gst.percent),
    isUnstated: unstated.length > 0,
    rest: unstated.length > 0 ? texts.unstated(unstated) : plus.length > 0 ? texts.plus(plus) : texts.nothing,
  };
}
