import { cardParts, hirePriceLimits, jobLimits, jobOperators, limits, rateCardLimits } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import {
  day,
  flag,
  givenNumber,
  latitude,
  longitude,
  numbersNamed,
  numeric,
  optional,
  whole,
} from '../shapes/input.ts';

/* What a machine costs to hire (spec: hire.md §1). Amounts are rupees, with at most two decimals. */

const wrongAmount = wrong('rateAmount.invalid', { most: limits.rentRupees });
const wrongState = wrong('choice.invalid');
const price = z.number(wrongAmount).min(0, wrongAmount).max(limits.rentRupees, wrongAmount);
const amount = z.preprocess(numeric, price);
const optionalAmount = optional(amount);
const answer = optional(z.preprocess(flag, z.boolean(wrong('answer.invalid'))));
const hoursOf = ({ least, most }: { readonly least: number; readonly most: number }) =>
  optional(whole(wrong('rateHours.invalid', { least, most }), least, most));
const wrongKm = wrong('rateKm.invalid', { most: rateCardLimits.km });
const wrongLitres = wrong('rateLitres.invalid', { most: rateCardLimits.litresAnHour });
const wrongMinimum = wrong('rateMinimum.invalid', { most: rateCardLimits.minimum.hours });

const board = {
  /** The renter gives the operator food and a bed. */
  board: answer,
};

/**
 * A rate card, as owners say it and pages show it. Every part may be absent: it is then unknown, never zero. A part's `state` says who bears it: `included`,
 * `extra` with a price, or `renter`.
 */
export const rateCard = z.object({
  /** List prices by unit, beside the documented rent, whose own unit is ignored here. The machine's discount holds for all. */
  tiers: optional(z.object({ hour: optionalAmount, day: optionalAmount, week: optionalAmount, month: optionalAmount })),
  /** Working hours in a day (8 if unsaid), week (48) and month (208). */
  included: optional(
    z.object({
      day: hoursOf(rateCardLimits.included.day),
      week: hoursOf(rateCardLimits.included.week),
      month: hoursOf(rateCardLimits.included.month),
    }),
  ),
  /** For each hour beyond them. */
  overtime: optionalAmount,
  minimum: optional(
    z.object({
      unit: z.enum(['hours', 'days'], wrongState),
      amount: whole(wrongMinimum, 1, rateCardLimits.minimum.hours),
    }),
  ),
  /** Sundays are not counted: a week is 6 days and a month 26. */
  sundaysFree: answer,
  transport: optional(
    z.discriminatedUnion(
      'state',
      [
        z.object({ state: z.enum(['included', 'renter']) }),
        z.object({
          state: z.literal('extra'),
          /** Each way, for the first `freeKm`. */
          each: amount,
          freeKm: z.preprocess(numeric, z.int(wrongKm).min(0, wrongKm).max(rateCardLimits.km, wrongKm)),
          /** For each km beyond. */
          perKm: amount,
        }),
      ],
      wrongState,
    ),
  ),
  operator: optional(
    z.discriminatedUnion(
      'state',
      [
        z.object({ state: z.literal('included'), ...board }),
        z.object({ state: z.literal('renter') }),
        z.object({ state: z.literal('extra'), shift: amount, ...board }),
      ],
      wrongState,
    ),
  ),
  fuel: optional(
    z.discriminatedUnion(
      'state',
      [
        z.object({ state: z.literal('included') }),
        z.object({
          state: z.literal('renter'),
          /** Litres an hour. */
          litres: optional(
            z.preprocess(
              givenNumber,
              z.number(wrongLitres).gt(0, wrongLitres).max(rateCardLimits.litresAnHour, wrongLitres),
            ),
          ),
        }),
      ],
      wrongState,
    ),
  ),
  /** Comes back; 0 if none is taken. */
  deposit: optionalAmount,
  /** All prices have GST in them. */
  gstIncluded: answer,
});

/** What owners of a type ask, in rupees with GST; a part is absent where too few have said it. `most`: three in four ask this or less. */
export const typicalCosts = z.object({
  overtime: price.optional(),
  /** Both ways, at the distances `typicalKm` of domain. */
  transport: z.object({ middle: z.array(z.number()), most: z.array(z.number()) }).optional(),
  /** A shift of the operator. */
  shift: z.object({ middle: z.number(), most: z.number() }).optional(),
  /** Litres of fuel an hour. */
  litres: z.object({ middle: z.number(), most: z.number() }).optional(),
  /** A litre of diesel. */
  diesel: z.number(),
  /** An operator's food and bed for a day. */
  board: z.number(),
});

/** What costs of a machine are worked out from beside its card. */
export const costBasis = z.object({
  /** Which parts are asked about machines of its type. */
  parts: z.object({ operator: z.boolean(), fuel: z.boolean() }),
  /** Percent of GST. */
  gst: z.number(),
  typical: typicalCosts,
});

/** What a machine costs to hire, for its page. */
export const hireTerms = costBasis.extend({ card: rateCard });

/** What a job costs with a machine, for its card. */
export const cardCost = z.object({
  /** With GST. */
  total: z.number(),
  /** What the owner has not stated. */
  unknown: z.array(z.enum(cardParts)),
  /** What the renter pays elsewhere. */
  renter: z.array(z.enum([...cardParts, 'board'])),
  /** The distance is an estimate and changes the total. */
  isEstimate: z.boolean(),
});

const hirePrice = (most: number) => {
  const said = wrong('hirePrice.invalid', { most });
  return z.preprocess(numeric, z.number(said).min(0, said).max(most, said).multipleOf(0.01, said));
};

/** What renters pay elsewhere, in rupees. */
export const hirePrices = z.object({
  /** A litre. */
  diesel: hirePrice(hirePriceLimits.diesel),
  /** An operator’s food and bed for a day. */
  board: hirePrice(hirePriceLimits.board),
});

const wrongSpot = wrong('near.invalid');

/** A job, as requirements and searches name it; every part optional. */
export const jobFields = {
  /** The first day in India, from today on. */
  jobFrom: optional(day(wrong('jobFrom.invalid'))),
  jobDays: optional(whole(wrong('jobDays.invalid', { most: jobLimits.days }), 1, jobLimits.days)),
  /** Hours of work a day. */
  jobHours: optional(whole(wrong('jobHours.invalid', { most: jobLimits.hours }), 1, jobLimits.hours)),
  /** Whether the owner must provide the operator. */
  jobOperator: optional(z.enum(jobOperators, wrong('jobOperator.unknown'))),
};

/** Where a job is: in the query `jobAt=18.52,73.86`. */
export const jobAt = optional(
  z.preprocess(numbersNamed(['latitude', 'longitude']), z.object({ latitude, longitude }, wrongSpot)),
);
