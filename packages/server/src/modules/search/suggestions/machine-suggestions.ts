import type { Suggestions } from '@yantra/contract/calls';
import type { City } from '@yantra/places';
import type { Db } from '../../../database/types.ts';
import { cardOf, type EquipmentRow, type Names } from '../../equipment/index.ts';
import type { Gazetteer } from '../vocabulary/index.ts';
import { citiesOfNames, firstMachineByName } from './suggestions.queries.ts';

type MachineSuggestion = Suggestions['machines'][number];

/* Most names occur in one of these nearby cities; only the others are searched in all of India. */
const citiesAround = 40;
const allOfThem = 10_000;

/** The names, each with a machine of that name: in the city, else the nearest. Without a city only names. */
export async function machineSuggestions(
  names: readonly string[],
  city: City | undefined,
  vocabulary: Names,
  { db, gazetteer }: { readonly db: Db; readonly gazetteer: Gazetteer },
): Promise<MachineSuggestion[]> {
  if (city === undefined || names.length === 0) return names.map((name) => ({ name }));
  const ids = gazetteer.nearest(city, allOfThem).map(({ id }) => id);
  const nearest = new Map<string, string>();
  const look = async (cityIds: readonly string[]) => {
    const missing = names.filter((name) => !nearest.has(name));
    const places = new Map(cityIds.map((id, place) => [id, place]));
    const found = await citiesOfNames(db, missing, cityIds);
    const placeOf = ({ cityId }: { cityId: string }) => places.get(cityId) ?? 0;
    for (const { name, cityId } of found.toSorted((a, b) => placeOf(b) - placeOf(a))) nearest.set(name, cityId);
  };
  await look(ids.slice(0, citiesAround));
  await look(ids.slice(citiesAround));
  const rows = await firstMachineByName(
    db,
    [...nearest].map(([name, cityId]) => ({ name, cityId })),
    city,
  );
  const machines = new Map(rows.map((row) => [row.name, shortCard(row, vocabulary)]));
  return names.map((name) => {
    const machine = machines.get(name);
    return { name, ...(machine && { machine }) };
  });
}

/** A machine in a row of suggestions. */
function shortCard(row: EquipmentRow, names: Names): NonNullable<MachineSuggestion['machine']> {
  const { id, image1Url, finalRentalValue, rentalType, equipmentType, capacity, ...place } = cardOf(row, names);
  const { city, locality, distanceKm } = place;
  return {
    id,
    image1Url,
    finalRentalValue,
    rentalType,
    equipmentType,
    city,
    ...(capacity && { capacity }),
    ...(locality !== undefined && { locality }),
    ...(distanceKm !== undefined && { distanceKm }),
  };
}
