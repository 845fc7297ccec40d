import { factNames } from '@yantra/domain';
import type { EquipmentName } from './equipment.ts';

/** The parts of the form, in their order, and the fields of each. */
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

/** How a part stands: wrong at the last press of the button, whole, or still to do. */
export type PartState = 'bad' | 'done' | 'open';

const has = (part: Part, names: readonly EquipmentName[]) =>
  names.some((name) => (parts[part] as readonly EquipmentName[]).includes(name));

/**
 * @param missing what keeps the form from being saved as it stands
 * @param wrong what was wrong at the last press of the button
 * @param hasPapers whether any paper is said to be there: nothing there is asked for, so nothing tells that it is done
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

/** The part to go on with: the first that is not whole and asks for something. */
export const nextPart = (states: Readonly<Record<Part, PartState>>): Part | undefined =>
  partNames.find((part) => states[part] === 'bad') ??
  partNames.find((part) => states[part] === 'open' && part !== 'papers');
