import type { AddEquipmentInput, ErrorCode } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import {
  cardInPaise,
  type FactName,
  finalValue,
  isOfCategories,
  type RateCard,
  rupeesToPaise,
  youtubeUrl,
} from '@yantra/domain';
import { cardFollowing, operatorFactOf } from '../hire-costs/index.ts';
import { isPictureId } from '../pictures/index.ts';
import type { PlateFact } from '../search/vocabulary/index.ts';
import { isSamePlace, type KeptPlace, placeOf, type PlaceParts } from './machine-place.ts';

/** The records that a machine may refer to. */
export interface Nameable {
  /** Active ones, and those the machine already has. */
  readonly categoryIds: ReadonlySet<number>;
  readonly typeIds: ReadonlySet<number>;
  /** By type, the allowed categories; a type that is absent allows any. */
  readonly categoriesOf: ReadonlyMap<number, readonly number[]>;
  /** Their names, for messages about combinations. */
  readonly namesOf: { readonly categories: ReadonlyMap<number, string>; readonly types: ReadonlyMap<number, string> };
  /** The facts of types; types without facts are absent. */
  readonly plates: ReadonlyMap<number, readonly PlateFact[]>;
  /** Pictures uploaded by this user, and those of their machines. */
  readonly pictureIds: ReadonlySet<string>;
}

/** Why a machine cannot be saved: the error and its fields. */
export interface Problem {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
}

/** A machine's columns without its type, which may have to be created first. */
export type MachineRow = KeptRow['values'];

/** The columns, and the corrections. */
export type KeptRow = Exclude<ReturnType<typeof rowOf>, Problem>;

/** The id of one of our pictures from its address, absolute or not; `undefined` for other addresses. */
export function pictureIdIn(address: string): string | undefined {
  const id = /^(?:https?:\/\/[^/\s]+)?\/pictures\/([0-9a-f]{24})\/\d{3,4}\.(?:avif|webp)$/.exec(address)?.[1];
  return id !== undefined && isPictureId(id) ? id : undefined;
}

const slots = ['image1Url', 'image2Url', 'image3Url'] as const;

/** The addresses of a machine's images, in order. */
export const imagesOf = (machine: Pick<AddEquipmentInput, (typeof slots)[number]>) =>
  slots.map((slot) => machine[slot]).filter((one) => one !== undefined);

const invalid = (fields: Problem['fields']): Problem => ({ code: 'request.invalid', fields });

/** Why a machine of a type cannot be in these categories; `undefined` if it can, or already is. */
function categoryProblem(typeId: number, chosen: readonly number[], names: Nameable): string | undefined {
  const own = names.categoriesOf.get(typeId);
  if (own === undefined || isOfCategories(chosen, own)) return undefined;
  const { types, categories } = names.namesOf;
  const called = own.flatMap((id) => categories.get(id) ?? []).join(', ');
  return wrong('category.notOfType', { type: types.get(typeId) ?? '', categories: called });
}

/** A machine's columns from its supplier's input; derived values are computed here. */
export function rowOf(
  input: AddEquipmentInput,
  names: Nameable,
  places: PlaceParts & { readonly had?: KeptPlace | undefined; readonly card?: RateCard | undefined },
  year: number,
) {
  const problem = (code: ErrorCode, field: string): Problem => ({ code, fields: { [field]: wrong(code) } });
  const category_ids = [...new Set(input.categories.map(({ id }) => id))];
  if (!category_ids.every((id) => names.categoryIds.has(id))) {
    return problem('category.unknown', 'categories');
  }
  if (input.equipmentTypeId !== 0 && !names.typeIds.has(input.equipmentTypeId)) {
    return problem('equipmentType.unknown', 'equipmentTypeId');
  }
  const strayed = categoryProblem(input.equipmentTypeId, category_ids, names);
  if (strayed !== undefined) return invalid({ categories: strayed });
  const strange = slots.find(
    (slot) => input[slot] !== undefined && !names.pictureIds.has(pictureIdIn(input[slot]) ?? ''),
  );
  if (strange !== undefined) return problem('image.unknown', strange);
  const pictures = imagesOf(input).map(pictureIdIn);
  if (input.yearOfMfg > year) return invalid({ yearOfMfg: wrong('yearOfMfg.toCome') });
  const { had } = places;
  const found =
    had !== undefined && isSamePlace(input, had) ? { place: placeIn(had), mended: [] } : placeOf(input, places);
  if ('wrong' in found) return invalid(found.wrong);
  const rental_paise = rupeesToPaise(input.rentalValue);
  const discount = Math.round(input.discount * 100) / 100;
  const values = {
    name: input.name,
    model_number: input.modelNumber,
    facts: JSON.stringify(factsOf(input, names)),
    ...cardColumn(input, places.card),
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
    ...found.place,
    pin_code: input.pinCode ?? '',
    phone: input.phoneNumber,
    category_ids,
  };
  return { values, mended: found.mended };
}

/** The input's facts that apply to its type. Removed ones are null, unmentioned ones absent. */
function factsOf(input: AddEquipmentInput, { plates }: Nameable): Readonly<Partial<Record<FactName, unknown>>> {
  const asked = plates.get(input.equipmentTypeId) ?? [];
  const said = { ...input, ...operatorFact(input) };
  return Object.fromEntries(asked.flatMap(({ fact }) => (said[fact] === undefined ? [] : [[fact, said[fact]]])));
}

/** The fact that follows a given card, so that searches by it stay right. One at extra cost has no price on a card yet: the fact alone says it. */
const operatorFact = ({ rateCard, operator }: AddEquipmentInput): Pick<AddEquipmentInput, 'operator'> =>
  rateCard === undefined
    ? {}
    : { operator: (rateCard && operatorFactOf(rateCard)) ?? (operator === 'extra' ? operator : null) };

/** The column of the card: a given one, or one that follows the given fact. @param had the card before; undefined if there is none */
function cardColumn(
  { rateCard, operator }: AddEquipmentInput,
  had: RateCard | undefined,
): { readonly rate_card?: string | null } {
  if (rateCard === null) return { rate_card: null };
  if (rateCard !== undefined) return { rate_card: JSON.stringify(cardInPaise(rateCard)) };
  return had === undefined || operator === undefined ? {} : { rate_card: JSON.stringify(cardFollowing(had, operator)) };
}

const placeIn = ({ pin_code: _pin, ...place }: KeptPlace) => place;

/** Whether a row could not be made. */
export const isProblem = (row: KeptRow | Problem): row is Problem => 'code' in row;
