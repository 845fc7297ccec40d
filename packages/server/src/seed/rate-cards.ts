import { type RateCard, type RentalType, type RentalUnit, rentalUnit, rupeesToPaise } from '@yantra/domain';
import type { CatalogueEntry, CatalogueHire } from '../modules/master-data/index.ts';
import type { Random } from './random.ts';
import { rounded } from './rents.ts';

/** What owners do alike with all their machines. */
export interface OwnerHabits {
  /** One of five leaves parts unsaid. */
  readonly isSilent: boolean;
  readonly bringsIt: boolean;
  readonly sundaysFree: boolean;
  readonly gstIncluded: boolean;
  /** Which of a type's usual hours a month, 0 to 1. */
  readonly hours: number;
}

/* Of owners counted from the one whom visitors log in as: who says less, who brings machines for nothing, and whose prices have GST in them. */
const silentOne = { of: 5, at: 3 } as const;
const bringingOne = { of: 7, at: 5 } as const;
const sayingGst = { of: 11, at: 4 } as const;
const isAt = (number: number, { of, at }: { readonly of: number; readonly at: number }): boolean => number % of === at;

/** @param number counted over all owners */
export function habitsOf(number: number, random: Random): OwnerHabits {
  const own = random.fork(number);
  const isSilent = isAt(number, silentOne);
  return {
    isSilent,
    bringsIt: !isSilent && isAt(number, bringingOne),
    sundaysFree: own.chance(0.35),
    gstIncluded: isAt(number, sayingGst),
    hours: own.next(),
  };
}

/** A machine, as far as its card depends on it. */
export interface CardFacts {
  readonly entry: CatalogueEntry;
  readonly rentalType: RentalType;
  /** The list price. */
  readonly rentPaise: number;
  /** What is said of its operator elsewhere. */
  readonly operator: number | string | undefined;
  readonly habits: OwnerHabits;
}

/* A price near the catalogue's, in paise. */
const near = (rupees: number, random: Random, by = 0.2): number =>
  rupeesToPaise(rounded(rupees * (1 + (random.next() - 0.5) * by)));

/** Prices by the other units: in proportion to the rent, so that they fit each other. */
function tiersOf({ entry, rentalType, rentPaise }: CardFacts, random: Random): RateCard['tiers'] {
  const own = rentalUnit(rentalType);
  const share = rentPaise / rupeesToPaise(entry.rent[own] ?? 1);
  const offered: Readonly<Record<RentalUnit, number>> = { hour: 0.6, day: 0.95, week: 0.8, month: 0.88 };
  const prices = entry.hire.tiers.flatMap((unit): [RentalUnit, number][] => {
    const listed = entry.rent[unit];
    const isOffered = random.chance(offered[unit]);
    const price = near((listed ?? 0) * share, random, 0.04);
    return unit === own || listed === null || !isOffered ? [] : [[unit, price]];
  });
  return prices.length === 0 ? undefined : Object.fromEntries(prices);
}

const usual = { day: 8, week: 48, month: 208 } as const;

function includedOf({ hours }: CatalogueHire, place: number): RateCard['included'] {
  const all = (['day', 'week', 'month'] as const).flatMap((unit) => {
    const choices = hours[unit];
    const chosen = choices[Math.floor(place * choices.length)] ?? usual[unit];
    return chosen === usual[unit] ? [] : [[unit, chosen] as const];
  });
  return all.length === 0 ? undefined : Object.fromEntries(all);
}

function transportOf({ entry, habits }: CardFacts, random: Random): RateCard['transport'] {
  const { each, freeKm, perKm } = entry.hire.transport;
  const price = { each: near(each, random, 0.4), freeKm, perKm: near(perKm, random, 0.4) };
  const isFetched = random.chance(each < 600 ? 0.35 : 0.04);
  if (habits.bringsIt) return { state: 'included' };
  return isFetched ? { state: 'renter' } : { state: 'extra', ...price };
}

/** As the machine's facts have it. */
function operatorOf({ entry, operator }: CardFacts, random: Random): RateCard['operator'] {
  const shift = near(entry.hire.shift ?? 0, random, 0.4);
  // Food and bed are the renter's where a machine stays for weeks.
  const board = random.chance(entry.field === 'construction' ? 0.6 : 0.25) ? { board: true } : {};
  if (operator === 'included') return { state: 'included', ...board };
  if (operator === 'extra') return { state: 'extra', shift, ...board };
  return operator === 'none' ? { state: 'renter' } : undefined;
}

/** What is charged at a socket counts as included. */
function fuelOf({ entry }: CardFacts, random: Random): RateCard['fuel'] {
  const { litres, fuelIncludedBy = 0 } = entry.hire;
  if (!entry.choices.some(({ fact }) => fact === 'fuel')) return undefined;
  const isIncluded = random.chance(fuelIncludedBy);
  const burnt = Math.round((litres ?? 0) * (9 + random.next() * 2)) / 10;
  const isSaid = random.chance(0.8);
  if (litres === undefined || isIncluded) return { state: 'included' };
  return isSaid ? { state: 'renter', litres: Math.max(0.1, burnt) } : { state: 'renter' };
}

/** The parts a silent owner leaves out of a card, the dearest first. */
const leftOut = ['fuel', 'transport', 'overtime', 'deposit'] as const;

function withoutSome(card: RateCard, random: Random): RateCard {
  const { [random.pick(leftOut)]: _one, ...less } = card;
  return Object.fromEntries(Object.entries(less).filter(([part]) => !isLeftOut(part) || random.chance(0.5)));
}

const isLeftOut = (part: string): boolean => leftOut.some((one) => one === part);

/** What a machine of the demo costs to hire, in paise; null where its owner says nothing at all. */
export function rateCardOf(facts: CardFacts, random: Random): RateCard | null {
  const { entry, habits } = facts;
  const { overtime, minimum, deposit } = entry.hire;
  if (habits.isSilent && random.fork(7).chance(0.25)) return null;
  const tiers = tiersOf(facts, random.fork(1));
  const included = includedOf(entry.hire, habits.hours);
  const operator = operatorOf(facts, random.fork(2));
  const fuel = fuelOf(facts, random.fork(3));
  const own = random.fork(4);
  const card: RateCard = {
    ...(tiers && { tiers }),
    ...(included && { included }),
    ...(overtime !== undefined && { overtime: near(overtime, own, 0.3) }),
    ...(minimum && own.chance(0.6) && { minimum }),
    ...(habits.sundaysFree && entry.field !== 'farm' && { sundaysFree: true }),
    transport: transportOf(facts, random.fork(5)),
    ...(operator && { operator }),
    ...(fuel && { fuel }),
    deposit: own.chance(0.15) ? 0 : near(deposit, own, 0.1),
    ...(habits.gstIncluded && { gstIncluded: true }),
  };
  return habits.isSilent ? withoutSome(card, random.fork(6)) : card;
}
