import type { Equipment, EquipmentDetails } from '@yantra/contract/calls';
import { type FactName, isRentalType, type KindFact, paiseToRupees, pictureUrl, safeColour } from '@yantra/domain';
import type { Place } from '@yantra/places';
import { kmBetween } from '@yantra/places/all';
import type { DetailsRow, EquipmentRow, ReviewRow } from './equipment.queries.ts';

/** The names of categories and types, and the facts of types. */
export interface Names {
  readonly categories: ReadonlyMap<number, { readonly id: number; readonly name: string; readonly colorCode: string }>;
  readonly types: ReadonlyMap<number, { readonly type: string; readonly subType: string }>;
  readonly facts: ReadonlyMap<number, readonly { readonly fact: string; readonly unit: string }[]>;
  /** By type, its facts in the order of display. */
  readonly plates: ReadonlyMap<number, readonly { readonly fact: FactName; readonly unit: string | undefined }[]>;
  /** The name of the locality that a point is in. */
  readonly localityAt?: ((point: Place) => string | undefined) | undefined;
}

/** The address of one of a machine's pictures; null if it has none there. */
export const pictureOf = (ids: readonly string[], index: number): string | null => {
  const id = ids[index];
  return id === undefined ? null : pictureUrl(id, 640, 'webp');
};

/* Both tell less than the coordinates, which the card has too. */
function placeOf({ city, latitude, longitude, distance_km }: EquipmentRow, { localityAt }: Names, middle?: Place) {
  const point = latitude === null || longitude === null ? undefined : { latitude, longitude };
  const locality = point && localityAt?.(point);
  const km = distance_km ?? (point && middle && kmBetween(middle, point));
  return {
    ...(locality !== undefined && locality !== city && { locality }),
    ...(km !== undefined && { distanceKm: Math.round(km * 10) / 10 }),
  };
}

/** A machine's card. @param middle the centre of the one city that its list is of */
export function cardOf(row: EquipmentRow, names: Names, middle?: Place): Equipment {
  const type = names.types.get(row.equipment_type_id);
  const capacity = names.facts.get(row.equipment_type_id)?.find(({ fact }) => fact === 'capacity');
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    image1Url: pictureOf(row.picture_ids, 0),
    modelNumber: row.model_number,
    yearOfMfg: row.year_of_mfg,
    noOfWorkingHrs: row.no_of_working_hrs,
    rentalValue: paiseToRupees(row.rental_paise),
    finalRentalValue: paiseToRupees(row.final_rental_paise),
    rentalType: isRentalType(row.rental_type) ? row.rental_type : 1,
    discount: Number(row.discount),
    region: row.region,
    city: row.city,
    cityId: row.city_id,
    state: row.state,
    latitude: row.latitude,
    longitude: row.longitude,
    insuranceAvailable: row.insurance_available,
    equipmentTypeId: row.equipment_type_id,
    equipmentType: { id: row.equipment_type_id, type: type?.type ?? '', subType: type?.subType ?? '' },
    categories: row.category_ids
      .flatMap((id) => names.categories.get(id) ?? [])
      .map(({ id, name, colorCode }) => ({ id, name, colorCode: safeColour(colorCode) })),
    equipmentRatings: row.star_counts.flatMap((count, halves) =>
      Array.from({ length: count }, () => ({ starRating: halves / 2 })),
    ),
    ...(row.capacity === null || capacity === undefined
      ? {}
      : { capacity: { value: row.capacity, unit: capacity.unit } }),
    ...placeOf(row, names, middle),
  };
}

/** A machine as one line of a list. */
export const shortMachineOf = (
  row: Pick<EquipmentRow, 'id' | 'name' | 'picture_ids' | 'final_rental_paise' | 'rental_type'>,
) => ({
  id: row.id,
  name: row.name,
  image1Url: pictureOf(row.picture_ids, 0),
  finalRentalValue: paiseToRupees(row.final_rental_paise),
  rentalType: row.rental_type,
});

/** A machine as its page shows it, with what people said of it. @param asker whose own review is marked */
export function detailsOf(
  row: DetailsRow,
  reviews: readonly ReviewRow[],
  names: Names,
  asker?: string,
): EquipmentDetails {
  return {
    ...cardOf(row, names),
    equipmentRatings: reviews.map((review) => ({
      userName: publicName(review.first_name, review.last_name),
      comment: review.comment,
      starRating: Number(review.star_rating),
      id: review.id,
      ratedAt: (review.changed_at ?? review.created_at).toISOString(),
      ...(review.answered_at !== null && { answer: review.answer, answeredAt: review.answered_at.toISOString() }),
      ...(review.user_id === asker && { isOwn: true as const }),
      ...(review.is_hired && { isHired: true as const }),
    })),
    ...restOf(row),
    ...plateOf(row, names),
  };
}

/** The facts of its kind, with its owner's values; absent if the kind has no facts. */
export function plateOf(row: DetailsRow, { plates }: Names): { facts?: KindFact[] } {
  const asked = plates.get(row.equipment_type_id);
  if (asked === undefined) return {};
  const said = row.facts as Readonly<Record<string, unknown>>;
  return {
    facts: asked.map(({ fact, unit }) => {
      const value = said[fact];
      const isSaid = typeof value === (unit === undefined ? 'string' : 'number');
      return { fact, ...(isSaid && { value: value as number | string }), ...(unit !== undefined && { unit }) };
    }),
  };
}

/** The rest of a machine's page. */
export function restOf(row: DetailsRow) {
  return {
    image2Url: pictureOf(row.picture_ids, 1),
    image3Url: pictureOf(row.picture_ids, 2),
    description: row.description,
    youtubeLink: row.youtube_link,
    registrationCertificate: row.registration_certificate,
  };
}

/** First name and an initial: readable, but too little to identify somebody. */
function publicName(first: string, last: string): string {
  // A mark such as "(demo)" in place of a name has no initial.
  return /^\p{L}/u.test(last) ? `${first} ${last.slice(0, 1)}.` : first;
}
