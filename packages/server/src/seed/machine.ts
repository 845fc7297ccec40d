import { finalValue, rupeesToPaise, zoneOfState, type EquipmentStatus, type RentalType } from '@yantra/domain';
import type { City } from '@yantra/places';
import { chancePart, rankOf } from '../modules/equipment/rank.ts';
import { pictureIdOf, type PictureRecipe, type PictureView } from '../modules/pictures/picture-recipe.ts';
import { demoId, type Random } from './random.ts';
import { countStars, type DemoRating } from './ratings.ts';
import { seedTexts } from './seed.messages.ts';
import type { CatalogueEntry, Locality } from './sources.ts';

const machineIds = 1;
const dayMs = 86_400_000;
const rentUnits = ['hour', 'day', 'week', 'month'] as const;

/** What decides a machine, besides chance. */
export interface MachineFacts {
  readonly number: number;
  readonly entry: CatalogueEntry;
  /** Any of the entry's when absent. */
  readonly model: CatalogueEntry['models'][number] | undefined;
  readonly city: City;
  readonly localities: readonly Locality[];
  readonly supplier: { readonly id: string; readonly phone: string };
  readonly ratings: readonly DemoRating[];
  readonly now: Date;
  /** It must be one that the public sees. */
  readonly isShown: boolean;
}

/** A machine of the catalogue is drawn in its field's scene, in its own paint; more pictures show it otherwise. */
export function recipesOf(entry: CatalogueEntry): PictureRecipe[] {
  const views: readonly PictureView[] = ['side', 'near', 'mirrored'];
  return views.map((view) => ({
    scene: entry.field,
    machine: entry.picture,
    bodyColour: entry.bodyColour.toUpperCase(),
    view,
  }));
}

/**
 * Working capacity in hours a week, 20 to 100 (decisions.md), one number for each kind: what runs long in its life (600 hours a drone,
 * 24,000 a lathe) works long weeks.
 */
export function weeklyHours(entry: CatalogueEntry): number {
  const part = Math.sqrt(Math.max(0, entry.noOfWorkingHrs.max - 600) / (24_000 - 600));
  return Math.min(100, 20 + Math.round((80 * part) / 5) * 5);
}

function nameOf({ entry, model }: MachineFacts, random: Random): { name: string; model: string } {
  const { brand, modelNumber } = model ?? random.pick(entry.models);
  if (brand !== 'Local make') return { name: `${brand} ${modelNumber}`, model: modelNumber };
  // No maker's name: the kind of machine is its name.
  const detail = /^[A-Z][a-z]/.test(modelNumber)
    ? modelNumber.charAt(0).toLowerCase() + modelNumber.slice(1)
    : modelNumber;
  return { name: `${entry.equipmentType.type} (${detail})`, model: brand };
}

function rentalTypeOf(entry: CatalogueEntry, random: Random): RentalType {
  // What is put up for months is not let by the day.
  if (entry.minHireDays >= 30) return 3;
  const wanted = random.weighted([
    [1, 78],
    [0, 8],
    [2, 8],
    [3, 6],
  ] as const);
  return entry.rent[rentUnits[wanted]] === null ? 1 : wanted;
}

/** Percent: a third none, most up to 15, a few a clearance. */
function discountOf(random: Random): number {
  const kind = random.next();
  if (kind < 0.34) return 0;
  return kind < 0.86 ? random.pick([5, 5, 8, 10, 10, 12, 15]) : random.pick([25, 25, 30, 35, 40, 50, 60, 70]);
}

/** Around the catalogue's rent, less for an old machine, in a round figure as people name it. */
function rentOf(entry: CatalogueEntry, type: RentalType, age: number, random: Random): number {
  const listed = entry.rent[rentUnits[type]] ?? entry.rent.day ?? 1000;
  const rupees = listed * (1.06 - 0.012 * Math.min(age, 10) + (random.next() - 0.5) * 0.16);
  const step = rupees >= 20_000 ? 500 : rupees >= 1000 ? 50 : 10;
  return rupeesToPaise(Math.max(step, Math.round(rupees / step) * step));
}

function statusOf(random: Random, isShown: boolean): EquipmentStatus {
  const status = random.weighted<EquipmentStatus>([
    ['Available', 83],
    ['On rent', 13],
    ['Unavailable', 4],
  ]);
  return isShown && status === 'Unavailable' ? 'Available' : status;
}

/** In one of the city's places, at most about a kilometre from its middle; without any, within 3 km of the city's. */
function spotOf({ city, localities }: MachineFacts, random: Random) {
  const place = localities.length > 0 ? random.pick(localities) : undefined;
  const [pin, name, latitude, longitude] = place ?? ['', '', city.latitude, city.longitude];
  const reach = place === undefined ? 0.027 : 0.009;
  const near = (degrees: number): number => Math.round((degrees + (random.next() - 0.5) * 2 * reach) * 1e5) / 1e5;
  const plot = `${random.pick(['Plot', 'Shed', 'Yard', 'Survey No.'])} ${random.between(1, 240)}`;
  const address = [plot, name, city.name].filter((part) => part !== '').join(', ');
  return { address, pin_code: pin, latitude: near(latitude), longitude: near(longitude) };
}

function rankWithChance(ratings: readonly DemoRating[], status: EquipmentStatus, random: Random): number {
  const starSum = ratings.reduce((total, { stars }) => total + stars, 0);
  const score = rankOf({ starSum, ratings: ratings.length, status }) + chancePart * random.next();
  return Math.round(score * 1e4) / 1e4;
}

/** A machine as the database keeps it, but for its purchase. */
export function makeMachine(facts: MachineFacts, random: Random) {
  const { number, entry, city, supplier, ratings, now } = facts;
  const { name, model } = nameOf(facts, random);
  const year = random.between(entry.yearOfMfg.from, entry.yearOfMfg.to);
  const rentalType = rentalTypeOf(entry, random);
  const rent = rentOf(entry, rentalType, entry.yearOfMfg.to - year, random);
  const discount = discountOf(random);
  const status = statusOf(random, facts.isShown);
  const extra = random.pick(seedTexts.extras);
  const pictures = recipesOf(entry).slice(
    0,
    random.weighted([
      [1, 5],
      [2, 3],
      [3, 2],
    ] as const),
  );
  return {
    id: demoId(machineIds, number),
    supplier_id: supplier.id,
    name,
    model_number: model,
    year_of_mfg: year,
    no_of_working_hrs: weeklyHours(entry),
    rental_paise: rent,
    rental_type: rentalType,
    discount,
    final_rental_paise: finalValue(rent, discount),
    description: `${entry.descriptionTemplate.replace(/\.?$/, '.')} ${extra} ${seedTexts.listing}`,
    registration_certificate: entry.registrationCertificate && random.chance(0.92),
    hypo_to_bank: random.chance(0.3),
    insurance_available: entry.insuranceAvailable && random.chance(0.9),
    picture_ids: pictures.map(pictureIdOf),
    city_id: city.id,
    city: city.name,
    state: city.state,
    country: 'India',
    region: regionOf(city),
    ...spotOf(facts, random),
    phone: supplier.phone,
    status,
    equipment_type_id: entry.id,
    category_ids: [entry.category.id],
    star_counts: countStars(ratings),
    rating_count: ratings.length,
    rank_score: rankWithChance(ratings, status, random),
    created_at: new Date(now.getTime() - random.between(1, 700) * dayMs - random.between(0, 86_399) * 1000),
  };
}

function regionOf(city: City): string {
  const zone = zoneOfState(city.state);
  if (zone === undefined) throw new Error(`${city.name} is in ${city.state}, which belongs to no zone.`);
  return zone;
}
