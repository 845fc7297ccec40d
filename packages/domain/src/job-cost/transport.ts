import type { CostPart, TypicalCosts } from './cost-part.ts';
import type { TransportTerms } from './rate-card.ts';

/** Roads are longer than the straight line. */
const roadPerLine = 1.3;
/** The road may be a tenth shorter or longer than estimated. */
const uncertainty = 0.1;
const ways = 2;

/** Distances by road, in km, for which it is known what owners ask. Between two of them it is in proportion; beyond the last as between the last two. */
export const typicalKm = [0, 25, 50, 100, 200, 400] as const;

/** The estimated road to the place of work, in whole km. @param straightKm along the earth */
export const roadKm = (straightKm: number): number => Math.round(straightKm * roadPerLine);

/** The least and the most that an estimated road may be, in whole km. */
export const roadRange = (km: number): readonly [least: number, most: number] => [
  Math.floor(km * (1 - uncertainty) + 0.5),
  Math.floor(km * (1 + uncertainty) + 0.5),
];

/** What an owner asks for one way, in paise. */
export const wayPrice = ({ each, freeKm, perKm }: Extract<TransportTerms, { state: 'extra' }>, km: number): number =>
  each + Math.max(0, km - freeKm) * perKm;

/** Bringing the machine and taking it back. @param km by road; unknown counts as near */
export function transportOf(terms: TransportTerms | undefined, km: number, typical: TypicalCosts): CostPart {
  switch (terms?.state) {
    case undefined:
      return { part: 'transport', state: 'unknown', typical: typicalAt(typical.transport?.most, km) };
    case 'renter':
      return { part: 'transport', state: 'renter', typical: typicalAt(typical.transport?.middle, km) };
    case 'included':
      return { part: 'transport', state: 'included', quantity: ways, amount: 0 };
    case 'extra': {
      const rate = wayPrice(terms, km);
      return { part: 'transport', state: 'extra', quantity: ways, rate, amount: ways * rate };
    }
  }
}

/** Both ways at a distance. @param known paise at `typicalKm` */
function typicalAt(known: readonly number[] | undefined, km: number): number {
  if (known === undefined) return 0;
  const next = typicalKm.findIndex((at) => at > km);
  const to = next === -1 ? typicalKm.length - 1 : next;
  const [low, high] = [typicalKm[to - 1] ?? 0, typicalKm[to] ?? 0];
  const [from, until] = [known[to - 1] ?? 0, known[to] ?? 0];
  return Math.round(from + ((until - from) * (km - low)) / (high - low));
}
