import type { AddEquipmentInput, ErrorCode } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import { finalValue, rupeesToPaise, youtubeUrl } from '@yantra/domain';
import { isPictureId } from '../pictures/index.ts';
import { placeOf, type PlaceParts } from './machine-place.ts';

/** What a machine may name of our records. */
export interface Nameable {
  /** Active ones, and those that the machine has already. */
  readonly categoryIds: ReadonlySet<number>;
  readonly typeIds: ReadonlySet<number>;
  /** What the machines of types are hired by; a type without a unit is not here. */
  readonly units: ReadonlyMap<number, string>;
  /** Pictures this user uploaded, and those of their machines. */
  readonly pictureIds: ReadonlySet<string>;
}

/** Why a machine cannot be kept: the error and the fields it is about. */
export interface Problem {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
}

/** A machine's columns, all but its type, which may have to be made first. */
export type MachineRow = Exclude<ReturnType<typeof rowOf>, Problem>;

/** The id of one of our pictures from its address, absolute or not; `undefined` for any other address. */
export function pictureIdIn(address: string): string | undefined {
  const id = /^(?:https?:\/\/[^/\s]+)?\/pictures\/([0-9a-f]{24})\/\d{3,4}\.(?:avif|webp)$/.exec(address)?.[1];
  return id !== undefined && isPictureId(id) ? id : undefined;
}

const slots = ['image1Url', 'image2Url', 'image3Url'] as const;

/** The addresses of a machine's images, the first first. */
export const imagesOf = (machine: Pick<AddEquipmentInput, (typeof slots)[number]>) =>
  slots.map((slot) => machine[slot]).filter((one) => one !== undefined);

const invalid = (fields: Problem['fields']): Problem => ({ code: 'request.invalid', fields });

/** A machine's columns from what its supplier said; everything that follows from other things is computed here. */
export function rowOf(input: AddEquipmentInput, names: Nameable, places: PlaceParts, year: number) {
  const problem = (code: ErrorCode, field: string): Problem => ({ code, fields: { [field]: wrong(code) } });
  const category_ids = [...new Set(input.categories.map(({ id }) => id))];
  if (!category_ids.every((id) => names.categoryIds.has(id))) {
    return problem('category.unknown', 'categories');
  }
  if (input.equipmentTypeId !== 0 && !names.typeIds.has(input.equipmentTypeId)) {
    return problem('equipmentType.unknown', 'equipmentTypeId');
  }
  const strange = slots.find(
    (slot) => input[slot] !== undefined && !names.pictureIds.has(pictureIdIn(input[slot]) ?? ''),
  );
  if (strange !== undefined) return problem('image.unknown', strange);
  const pictures = imagesOf(input).map(pictureIdIn);
  if (input.yearOfMfg > year) return invalid({ yearOfMfg: wrong('yearOfMfg.toCome') });
  const place = placeOf(input, places);
  if ('wrong' in place) return invalid(place.wrong);
  const rental_paise = rupeesToPaise(input.rentalValue);
  const discount = Math.round(input.discount * 100) / 100;
  return {
    name: input.name,
    model_number: input.modelNumber,
    facts: JSON.stringify(names.units.has(input.equipmentTypeId) ? { capacity: input.capacity } : {}),
    year_of_mfg: Math.trunc(input.yearOfMfg),
    no_of_working_hrs: Math.round(input.noOfWorkingHrs),
    rental_paise,
    rental_type: input.rentalType,
    discount,
    final_rental_paise: finalValue(rental_paise, discount),
    description: input.description,
    youtube_link: youtubeUrl(input.youtubeLink) ?? '',
    registration_certificate: input.registrationCertificate,
    hypo_to_bank: input.hypoToBank,
    insurance_available: input.insuranceAvailable,
    picture_ids: [...new Set(pictures.filter((id) => id !== undefined))],
    address: input.address,
    ...place,
    pin_code: input.pinCode ?? '',
    country: input.country,
    phone: input.phoneNumber,
    category_ids,
  };
}

/** Whether a row could not be made. */
export const isProblem = (row: MachineRow | Problem): row is Problem => 'code' in row;
