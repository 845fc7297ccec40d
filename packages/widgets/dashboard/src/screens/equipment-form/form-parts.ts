import { factNames } from '@yantra/domain';
import type { EquipmentName } from './equipment.ts';

/** The parts of the form in order, with their fields. */
export const parts = {
  pictures: ['images'],
  machine: [
    'name',
    'categories',
    'equipmentTypeId',
    'equipmentTypeName',
    ...factNames,
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
} as const satisfies Record<string, readonly EquipmentName[]>;

export type Part = keyof typeof parts;
export const partNames = Object.keys(parts) as readonly Part[];

/** The state of a part: wrong at the last submit, complete, or still to do. */
export type PartState = 'bad' | 'done' | 'open';

const has = (part: Part, names: readonly EquipmentName[]) =>
  names.some((name) => (parts[part] as readonly EquipmentName[]).includes(name));

/**
 * @param missing the fields that currently prevent saving
 * @param wrong the fields that were wrong at the last submit
 * @param hasPapers whether any paper is given: they are optional, so nothing else shows that the part is done
 */
export function partStates(
  missing: readonly EquipmentName[],
  wrong: readonly EquipmentName[],
  hasPapers: boolean,
): Readonly<Record<Part, PartState>> {
  const stateOf = (part: Part): PartState => {
    if (has(part, wrong)) return 'bad';
    return has(part, missing) || (part === 'papers' && !hasPapers) ? 'open' : 'done';
  };
  return Object.fromEntries(partNames.map((part) => [part, stateOf(part)])) as Record<Part, PartState>;
}

/** The first part that is incomplete and has required fields. */
export const nextPart = (states: Readonly<Record<Part, PartState>>): Part | undefined =>
  partNames.find((part) => states[part] === 'bad') ??
  partNames.find((part) => states[part] === 'open' && part !== 'papers');
