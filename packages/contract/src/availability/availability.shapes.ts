import { availabilityLimits, commitmentKinds, daysFrom, inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { equipmentId } from '../equipment/equipment.shapes.ts';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';
import { day, lineOrEmpty, optional, version, whole } from '../shapes/input.ts';

/* When machines are free (spec: hire.md §2). Days are days in India, `2026-11-24`. */

/** Half-open: `until` is the first day that is not in it; absent if it has no end. */
export const daySpan = z.object({ from: z.iso.date(), until: z.iso.date().optional() });

/** A span in which a unit is not free, for its owner. */
export const commitment = z.object({
  id: z.string(),
  /** Which of the machine's units, from 1. */
  unit: z.number().int(),
  kind: z.enum(commitmentKinds),
  ...daySpan.shape,
  /** Days after it for bringing the unit back; they are taken as well. */
  bufferDays: z.number().int(),
  /** When a hold ends by itself. ISO 8601, UTC. */
  expiresAt: z.string().optional(),
  /** For whom, or why, in the owner's words. */
  words: z.string(),
  /** Where it is used, in the owner's words. */
  place: z.string(),
  /** Rupees with GST, if it is known. */
  amount: rupees.optional(),
  version: z.number().int(),
});

/** A machine of the fleet, with what it is committed to in the days that were asked for. */
export const fleetMachine = z.object({
  id: z.string(),
  name: z.string(),
  image1Url: z.string().nullable(),
  /** Locality and city. */
  place: z.string(),
  status: z.enum(['Available', 'On rent', 'Unavailable']),
  units: z.number().int().min(1).max(availabilityLimits.units),
  /** Days for bringing a unit back after a booking. */
  bufferDays: z.number().int(),
  commitments: z.array(commitment),
});

/** When a machine is free, for everybody: nothing of who took it. */
export const availability = z.object({
  /** Days on which no unit is free, merged and in order. */
  taken: z.array(daySpan),
  /** The first free day from today on; absent if none is known. */
  freeFrom: z.iso.date().optional(),
  units: z.number().int(),
  /** When this was so. ISO 8601, UTC. */
  at: z.string(),
});

const wrongDay = wrong('date.invalid');
/** Which of a machine's units, from 1. */
export const unit = whole(wrong('units.invalid'), 1, availabilityLimits.units);
/** Days for bringing a unit back. */
export const bufferDays = whole(wrong('bufferDays.invalid'), 0, availabilityLimits.bufferDays);

/** What an owner says of a commitment; a change gives all of it again. */
export const commitmentFields = {
  kind: z.enum(commitmentKinds, wrong('choice.invalid')),
  from: day(wrongDay),
  /** The first day that is not in it; none if it has no end. */
  until: optional(day(wrongDay)),
  /** The machine's, if absent, for a hold or a booking that is new; else as it was. */
  bufferDays: optional(bufferDays),
  /** When a hold ends by itself. ISO 8601. */
  expiresAt: optional(z.iso.datetime({ offset: true, error: wrong('moment.invalid') })),
  words: lineOrEmpty(availabilityLimits.words),
  place: lineOrEmpty(availabilityLimits.words),
  /** Rupees with GST. */
  amount: optional(
    z
      .number(wrong('amount.required'))
      .min(0, wrong('amount.required'))
      .max(availabilityLimits.rupees, wrong('number.tooLarge', { most: availabilityLimits.rupees })),
  ),
};

interface Spoken {
  readonly kind: (typeof commitmentKinds)[number];
  readonly from: string;
  readonly until?: string | undefined;
  readonly expiresAt?: string | undefined;
}

/** What a schema cannot say of one field alone. */
export function checkCommitment({ kind, from, until, expiresAt }: Spoken, issues: z.RefinementCtx): void {
  const say = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message });
  if (until !== undefined && until <= from) say('until', wrong('days.order'));
  else if (until !== undefined && daysFrom(from, until) > availabilityLimits.days) say('until', wrong('days.tooMany'));
  if ((kind === 'hold') !== (expiresAt !== undefined)) say('expiresAt', wrong('hold.end'));
}

/** Names a commitment, as it was when it was read. */
export const commitmentNamed = z.object({
  id: z.string(wrong('commitment.unknown')).max(inputLengths.id, wrong('commitment.unknown')),
  version: version(wrong('version.list')),
});

/** What the codes of commitments' fields may be besides those of their shapes. */
export const saidOfCommitments = ['days.tooFar', 'hold.end', 'machineUnit.unknown'] as const;

/** The machine whose calendar it is. */
export const ofMachine = z.object({ equipmentId: equipmentId.shape.id });

/** A secret calendar address, without its secret. */
export const calendarAddress = z.object({
  id: z.string(),
  /** The machine whose days it holds; absent for the whole fleet. */
  equipmentId: z.string().optional(),
  /** The machine's name. */
  equipmentName: z.string().optional(),
  /** What its owner calls it. */
  name: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** When it was last read, to the hour; absent if never. ISO 8601, UTC. */
  lastReadAt: z.string().optional(),
});
