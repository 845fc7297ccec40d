import type { CostPart, TypicalCosts } from './cost-part.ts';
import type { Cover } from './cover.ts';
import type { RateCard } from './rate-card.ts';

/** Hours beyond what the tiers include; undefined if there are none. */
export function overtimeOf({ overtime }: RateCard, cover: Cover, typical: TypicalCosts): CostPart | undefined {
  const hours = cover.overtimeHours;
  if (hours === 0) return undefined;
  if (overtime === undefined)
    return { part: 'overtime', state: 'unknown', quantity: hours, typical: hours * (typical.overtime ?? 0) };
  return { part: 'overtime', state: 'extra', quantity: hours, rate: overtime, amount: hours * overtime };
}
