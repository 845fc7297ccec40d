import type { RentalUnit } from '../rental.ts';
import type { CardPart, PartState } from './rate-card.ts';

/** What a machine is wanted for, as far as its cost depends on it. */
export interface CostJob {
  /** The first day in India, `2026-11-24`. */
  readonly from?: string | undefined;
  /** At least 1; first and last day counted. */
  readonly days: number;
  /** Hours of work a day, 1 to 24. */
  readonly hours: number;
  /** The renter has an operator. */
  readonly ownOperator?: boolean | undefined;
  /** The estimated road from the machine to the place of work, in whole km; absent if that place is not known. */
  readonly km?: number | undefined;
}

/** Of what owners of a type ask: three in four ask `most` or less. */
export interface Typical<T> {
  readonly middle: T;
  readonly most: T;
}

/**
 * What parts cost that an owner has not stated or the renter pays elsewhere, in paise with GST. A part is absent where too few owners have said it.
 */
export interface TypicalCosts {
  /** An hour of overtime; three in four ask this or less. */
  readonly overtime?: number | undefined;
  /** Both ways, at `typicalKm`. */
  readonly transport?: Typical<readonly number[]> | undefined;
  readonly shift?: Typical<number> | undefined;
  /** Litres of fuel an hour. */
  readonly litres?: Typical<number> | undefined;
  /** A litre of diesel. */
  readonly diesel: number;
  /** An operator's food and bed for a day. */
  readonly board: number;
}

/** A part of the cost; `amount` (paise) is absent where it is not in the total. */
export interface CostPart {
  readonly part: 'rent' | 'board' | Exclude<CardPart, 'deposit'>;
  readonly state: PartState;
  /** Of rent: which tier. */
  readonly unit?: RentalUnit | undefined;
  /** Of rent its unit; hours of overtime; ways of transport; shifts; litres of fuel an hour. */
  readonly quantity?: number | undefined;
  /** Paise for one. */
  readonly rate?: number | undefined;
  readonly amount?: number | undefined;
  /** What is reckoned where there is no amount: paise with GST. */
  readonly typical?: number | undefined;
}
