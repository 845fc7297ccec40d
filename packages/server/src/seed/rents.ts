import { rupeesToPaise, type RentalType } from '@yantra/domain';
import type { CatalogueEntry } from '../modules/master-data/index.ts';
import type { Random } from './random.ts';

const rentUnits = ['hour', 'day', 'week', 'month'] as const;
const rentalTypes = [0, 1, 2, 3] as const satisfies readonly RentalType[];
/* Rupees a day: cheaper machines are rented by the day at least, since nobody fetches a hand tool for an hour. */
const hiredByTheHour = 1500;
/* The age in years from which a machine may be far cheaper. */
const oldAge = 6;
/* Nobody gives a third off a bulldozer. */
const dearADay = 7000;
/* The median machine's share of the catalogue's rent: a little less for age, and the usual discount. */
const middlePart = 0.96;

/** The unit of a kind's next machine; mostly the day, and the month for machines that are set up for months. */
export function rentalTypeOf(entry: CatalogueEntry, random: Random): RentalType {
  if (entry.minHireDays >= 30) return 3;
  const wanted = random.weighted([
    [1, 78],
    [0, 8],
    [2, 8],
    [3, 6],
  ] as const);
  if (wanted === 0 && (entry.rent.day ?? 0) < hiredByTheHour) return 1;
  return entry.rent[rentUnits[wanted]] === null ? 1 : wanted;
}

/** The catalogue's rent in that unit, less for an old machine, rounded as people do: 95 to 107 per cent, so that machines of a model differ plausibly. */
export function rentOf(entry: CatalogueEntry, type: RentalType, age: number, random: Random): number {
  const listed = entry.rent[rentUnits[type]] ?? entry.rent.day ?? 1000;
  const rupees = listed * (1.04 - 0.006 * Math.min(age, 10) + (random.next() - 0.5) * 0.06);
  return rupeesToPaise(rounded(rupees));
}

/** As people round prices. */
export function rounded(rupees: number): number {
  const step = rupees >= 20_000 ? 500 : rupees >= 5000 ? 100 : rupees >= 1000 ? 50 : rupees >= 100 ? 10 : 1;
  return Math.round(rupees / step) * step;
}

/** Percent: a third have none, most up to the usual for the kind, and sometimes an old machine is much cheaper. */
export function discountOf(
  { discountPercent: { min, max }, rent }: CatalogueEntry,
  age: number,
  random: Random,
): number {
  const isDear = (rent.day ?? 0) >= dearADay;
  if (age >= oldAge && random.chance(0.045)) return random.pick(isDear ? [20, 20, 20, 25, 25] : [20, 25, 25, 30, 35]);
  if (random.chance(0.34)) return min;
  return random.pick([5, 5, 8, 10, 10, 12, 15].filter((percent) => percent >= min && percent <= max));
}

/** The expected median final rents by unit: machines are ranked against these while loading. */
export function typicalRents(entries: readonly CatalogueEntry[]) {
  return entries.flatMap(({ id, rent }) =>
    rentalTypes.flatMap((rental_type) => {
      const rupees = rent[rentUnits[rental_type]];
      if (rupees === null) return [];
      return { type_id: id, rental_type, median_paise: rupeesToPaise(Math.round(rupees * middlePart)) };
    }),
  );
}
