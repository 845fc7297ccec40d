import type { RentalType, RentalUnit } from '../rental.ts';

/** Who bears a part of what a hire costs; a part about which nothing is said is unknown, never zero. */
export type PartState = 'included' | 'extra' | 'renter' | 'unknown';

/** Who brings the machine and takes it back. */
export type TransportTerms =
  | { readonly state: 'included' | 'renter' }
  | {
      readonly state: 'extra';
      /** Paise each way, for the first `freeKm`. */
      readonly each: number;
      readonly freeKm: number;
      /** Paise for each km beyond. */
      readonly perKm: number;
    };

/** Whether an operator comes with the machine; `renter`: none does. */
export type OperatorTerms =
  | {
      readonly state: 'included';
      /** The renter gives food and a bed. */
      readonly board?: boolean | undefined;
    }
  | { readonly state: 'renter' }
  | {
      readonly state: 'extra';
      /** Paise a shift. */
      readonly shift: number;
      readonly board?: boolean | undefined;
    };

/** Who pays for fuel. */
export type FuelTerms =
  | { readonly state: 'included' }
  | {
      readonly state: 'renter';
      /** Litres an hour, if known. */
      readonly litres?: number | undefined;
    };

/** The least that is paid for. */
export interface MinimumHire {
  readonly unit: 'hours' | 'days';
  readonly amount: number;
}

/** What a machine costs to hire, beside its documented rent (spec: hire.md §1). All optional; what is absent is unknown. Prices in paise. */
export interface RateCard {
  /** List prices by the other units; the documented rent's own is ignored. */
  readonly tiers?: Readonly<Partial<Record<RentalUnit, number | undefined>>> | undefined;
  /** Working hours in a tier, if not the usual 8, 48 and 208. */
  readonly included?: Readonly<Partial<Record<Exclude<RentalUnit, 'hour'>, number | undefined>>> | undefined;
  /** For an hour beyond them. */
  readonly overtime?: number | undefined;
  readonly minimum?: MinimumHire | undefined;
  /** Sundays are not counted: a week is 6 days and a month 26. */
  readonly sundaysFree?: boolean | undefined;
  readonly transport?: TransportTerms | undefined;
  readonly operator?: OperatorTerms | undefined;
  readonly fuel?: FuelTerms | undefined;
  /** Comes back after the hire; 0: none is taken. */
  readonly deposit?: number | undefined;
  /** All prices have GST in them. */
  readonly gstIncluded?: boolean | undefined;
}

/** The documented rent of a machine: the first tier. */
export interface Rent {
  /** The list price in paise. */
  readonly paise: number;
  readonly type: RentalType;
  /** Percent, 0 to 100, off every tier. */
  readonly discount: number;
  /** The price after it, if it is known already. */
  readonly finalPaise?: number | undefined;
}

/** What is asked about a machine of its type: a lathe has no operator of its own and burns nothing. */
export interface TypeParts {
  readonly operator: boolean;
  readonly fuel: boolean;
}

/** The parts that a card may leave unsaid. */
export const cardParts = ['overtime', 'transport', 'operator', 'fuel', 'deposit'] as const;
export type CardPart = (typeof cardParts)[number];

/** The greatest numbers on a card. */
export const rateCardLimits = {
  /** Hours that a tier may include: one of each day at least, all at most. With fewer, a long job would have too many covers to compare. */
  included: { day: { least: 1, most: 24 }, week: { least: 6, most: 168 }, month: { least: 26, most: 744 } },
  minimum: { hours: 744, days: 31 },
  km: 1000,
  litresAnHour: 200,
} as const;
