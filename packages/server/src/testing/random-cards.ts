import type { RateCard } from '@yantra/domain';
import type { Random } from '../seed/random.ts';

/** A rate card by chance, in paise: tiers that make longer hires cheaper, some parts left unsaid, some strange. @param dayPaise what a day is about */
export function randomCard(random: Random, dayPaise: number): RateCard {
  const about = (times: number): number => Math.max(1, Math.round(dayPaise * times * (0.7 + 0.6 * random.next())));
  const maybe = <Part>(probability: number, part: () => Part): Part | undefined =>
    random.chance(probability) ? part() : undefined;
  return Object.fromEntries(
    Object.entries({
      tiers: Object.fromEntries(
        Object.entries({
          hour: maybe(0.2, () => about(0.15)),
          day: maybe(0.5, () => about(1)),
          week: maybe(0.5, () => about(6)),
          month: maybe(0.5, () => about(21)),
        }).filter(([, price]) => price !== undefined),
      ),
      included: maybe(0.3, () => ({
        day: random.between(4, 12),
        week: random.between(20, 72),
        month: random.between(100, 260),
      })),
      overtime: maybe(0.6, () => about(0.14)),
      minimum: maybe(0.3, () =>
        random.chance(0.5)
          ? { unit: 'days' as const, amount: random.between(1, 5) }
          : { unit: 'hours' as const, amount: random.between(4, 40) },
      ),
      sundaysFree: maybe(0.3, () => random.chance(0.7)),
      transport: maybe(0.8, () =>
        random.pick<NonNullable<RateCard['transport']>>([
          { state: 'included' },
          { state: 'renter' },
          { state: 'extra', each: about(0.4), freeKm: random.between(0, 40), perKm: random.between(1000, 12_000) },
        ]),
      ),
      operator: maybe(0.7, () =>
        random.pick<NonNullable<RateCard['operator']>>([
          { state: 'included', board: random.chance(0.5) },
          { state: 'renter' },
          { state: 'extra', shift: random.between(60_000, 150_000) },
        ]),
      ),
      fuel: maybe(0.7, () =>
        random.pick<NonNullable<RateCard['fuel']>>([
          { state: 'included' },
          { state: 'renter' },
          { state: 'renter', litres: random.between(20, 180) / 10 },
        ]),
      ),
      deposit: maybe(0.5, () => about(4)),
      gstIncluded: maybe(0.3, () => random.chance(0.5)),
    }).filter(([, part]) => part !== undefined),
  );
}
