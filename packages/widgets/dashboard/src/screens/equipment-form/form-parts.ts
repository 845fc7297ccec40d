import { type FactName, factNames } from '@yantra/domain';
import { emptyCard } from './cost/rate-card.ts';
import type { EquipmentName } from './equipment.ts';

/** The parts of the form in order, with their fields. */
export const parts = {
  pictures: ['images'],
  machine: [
    'name',
    'categories',
    'equipmentTypeId',
    'equipmentTypeName',
    ...factNames.filter((fact): fact is Exclude<FactName, 'operator'> => fact !== 'operator'),
    'modelNumber',
    'yearOfMfg',
    'noOfWorkingHrs',
    'phoneNumber',
    'description',
    'youtubeLink',
  ],
  rent: ['rentalValue', 'rentalType', 'discount'],
  papers: ['registrationCertificate', 'hypoToBank', 'insuranceAvailable', 'status'],
  place: ['address', 'city', 'state', 'pinCode', 'country', 'latitude', 'longitude'],
  cost: ['operator', ...(Object.keys(emptyCard) as (keyof typeof emptyCard)[])],
} as const satisfies Record<string, readonly EquipmentName[]>;

export type Part = keyof typeof parts;
export const partNames = Object.keys(parts) as readonly Part[];

/* Nothing in them is required. */
const optionalParts = ['papers', 'cost'] as const;
type OptionalPart = (typeof optionalParts)[number];
const isOptional = (part: Part): part is OptionalPart => (optionalParts as readonly Part[]).includes(part);

/** The state of a part: wrong at the last submit, complete, or still to do. */
export type PartState = 'bad' | 'done' | 'open';

const has = (part: Part, names: readonly EquipmentName[]) =>
  names.some((name) => (parts[part] as readonly EquipmentName[]).includes(name));

/**
 * @param missing the fields that currently prevent saving
 * @param wrong the fields that were wrong at the last submit
 * @param done the optional parts that have all that they can have: nothing else shows that these are done
 */
export function partStates(
  missing: readonly EquipmentName[],
  wrong: readonly EquipmentName[],
  done: Readonly<Record<OptionalPart, boolean>>,
): Readonly<Record<Part, PartState>> {
  const stateOf = (part: Part): PartState => {
    if (has(part, wrong)) return 'bad';
    return has(part, missing) || (isOptional(part) && !done[part]) ? 'open' : 'done';
  };
  return Object.fromEntries(partNames.map((part) => [part, stateOf(part)])) as Record<Part, PartState>;
}

/** The first part that is incomplete and has required fields. */
export const nextPart = (states: Readonly<Record<Part, PartState>>): Part | undefined =>
  partNames.find((part) => states[part] === 'bad') ??
  partNames.find((part) => states[part] === 'open' && !isOptional(part));
