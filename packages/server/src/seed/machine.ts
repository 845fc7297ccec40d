import { dayMs, type EquipmentStatus, finalValue, zoneOfState } from '@yantra/domain';
import type { City } from '@yantra/places';
import type { CatalogueEntry, CatalogueFact, CatalogueModel } from '../modules/master-data/index.ts';
import type { PictureRecipe } from '../modules/pictures/index.ts';
import { recipesOf } from './pictured.ts';
import { demoId, type Random } from './random.ts';
import { type OwnerHabits, rateCardOf } from './rate-cards.ts';
import { countStars, type DemoRating } from './ratings.ts';
import { discountOf, rentalTypeOf, rentOf } from './rents.ts';
import { seedTexts } from './seed.messages.ts';
import type { Locality } from './sources.ts';

const machineIds = 1;

/** What determines a machine, beside chance. */
export interface MachineFacts {
  readonly number: number;
  readonly entry: CatalogueEntry;
  /** Any of the entry's if absent. */
  readonly model: CatalogueModel | undefined;
  readonly city: City;
  readonly localities: readonly Locality[];
  readonly supplier: { readonly id: string; readonly phone: string };
  readonly habits: OwnerHabits;
  readonly ratings: readonly DemoRating[];
  readonly now: Date;
  /** Which of its type it is, counted from anywhere. */
  readonly turn: number;
  /** It must be one that the public sees. */
  readonly isShown: boolean;
  /** Keeps a picture that it shows, and answers its id. */
  readonly keepPicture: (recipe: PictureRecipe) => string;
}

/**
 * Working capacity in hours a week, 20 to 100 (decisions/0005), one number per kind: machines with a long life (600 hours a drone, 24,000 a lathe) work long
 * weeks.
 */
export function weeklyHours(entry: CatalogueEntry): number {
  const part = Math.sqrt(Math.max(0, entry.noOfWorkingHrs.max - 600) / (24_000 - 600));
  return Math.min(100, 20 + Math.round((80 * part) / 5) * 5);
}

function nameOf(entry: CatalogueEntry, { brand, modelNumber }: CatalogueModel): { name: string; model: string } {
  if (brand !== 'Local make') return { name: `${brand} ${modelNumber}`, model: modelNumber };
  // Without a maker, the kind is its name.
  const detail = /^[A-Z][a-z]/.test(modelNumber)
    ? modelNumber.charAt(0).toLowerCase() + modelNumber.slice(1)
    : modelNumber;
  return { name: `${entry.equipmentType.type} (${detail})`, model: brand };
}

function statusOf(random: Random, isShown: boolean): EquipmentStatus {
  const status = random.weighted<EquipmentStatus>([
    ['Available', 83],
    ['On rent', 13],
    ['Unavailable', 4],
  ]);
  return isShown && status === 'Unavailable' ? 'Available' : status;
}

/** In one of the city's localities, within about a kilometre; without any, within 3 km of the city's centre. */
function spotOf({ city, localities }: MachineFacts, random: Random) {
  const place = localities.length > 0 ? random.pick(localities) : undefined;
  const [pin, name, latitude, longitude] = place ?? ['', '', city.latitude, city.longitude];
  const reach = place === undefined ? 0.027 : 0.009;
  const near = (degrees: number): number => Math.round((degrees + (random.next() - 0.5) * 2 * reach) * 1e5) / 1e5;
  const plot = `${random.pick(['Plot', 'Shed', 'Yard', 'Survey No.'])} ${random.between(1, 240)}`;
  const address = [plot, name, city.name].filter((part) => part !== '').join(', ');
  return { address, pin_code: pin, latitude: near(latitude), longitude: near(longitude) };
}

/** A machine in the database, without its purchase. */
export function makeMachine(facts: MachineFacts, random: Random) {
  const { number, entry, city, supplier, ratings, now } = facts;
  const ownModel = facts.model ?? random.pick(entry.models);
  const { name, model } = nameOf(entry, ownModel);
  const year = random.between(entry.yearOfMfg.from, entry.yearOfMfg.to);
  const rentalType = rentalTypeOf(entry, random);
  const age = entry.yearOfMfg.to - year;
  const rent = rentOf(entry, rentalType, age, random);
  const discount = discountOf(entry, age, random);
  const status = statusOf(random, facts.isShown);
  const ownFacts = factsOf(facts, ownModel);
  const { operator } = ownFacts;
  const card = { entry, rentalType, rentPaise: rent, operator, habits: facts.habits };
  const extra = random.pick(seedTexts.extras);
  const pictures = recipesOf(entry, ownModel, facts.turn, random.fork(2)).slice(
    0,
    random.weighted([
      [1, 4],
      [2, 3],
      [3, 3],
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
    rate_card: rateCardOf(card, random.fork(3)),
    final_rental_paise: finalValue(rent, discount),
    description: `${entry.descriptionTemplate.replace(/\.?$/, '.')} ${extra} ${seedTexts.listing}`,
    registration_certificate: entry.registrationCertificate && random.chance(0.92),
    hypo_to_bank: random.chance(0.3),
    insurance_available: entry.insuranceAvailable && random.chance(0.9),
    picture_ids: pictures.map(facts.keepPicture),
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
    facts: ownFacts,
    star_counts: countStars(ratings),
    rating_count: ratings.length,
    created_at: new Date(now.getTime() - random.between(1, 700) * dayMs - random.between(0, 86_399) * 1000),
  };
}

function regionOf(city: City): string {
  const zone = zoneOfState(city.state);
  if (zone === undefined) throw new Error(`${city.name} is in ${city.state}, which belongs to no zone.`);
  return zone;
}

/** In steps as in data sheets, always within the range. */
function inSteps({ low, high }: CatalogueFact, place: number): number {
  const span = high - low;
  const step = span >= 20 ? 5 : span >= 5 ? 1 : span >= 1 ? 0.5 : 0.05;
  const value = Math.round((low + span * place) / step) * step;
  return Math.round(Math.min(high, Math.max(low, value)) * 100) / 100;
}

/** A model's rank among its kind's, 0 to 1: by capacity, or by position if all have the same. */
function placeAmong({ models, facts }: CatalogueEntry, model: CatalogueModel): number {
  const band = facts.find(({ fact }) => fact === 'capacity');
  if (band !== undefined && band.high > band.low && model.capacity !== undefined) {
    return Math.min(1, Math.max(0, (model.capacity - band.low) / (band.high - band.low)));
  }
  return models.length < 2 ? 0.5 : models.indexOf(model) / (models.length - 1);
}

/** A model's facts, the same for each machine of it: its own capacity, and otherwise values within the kind's ranges. */
function factsOf(
  { entry, number, habits }: MachineFacts,
  model: CatalogueModel,
): Readonly<Record<string, number | string>> {
  const place = placeAmong(entry, model);
  const sizes = entry.facts.map((fact): [string, number] => [
    fact.fact,
    fact.fact === 'capacity' && model.capacity !== undefined ? model.capacity : inSteps(fact, place),
  ]);
  return { ...Object.fromEntries(sizes), ...choicesOf(entry, number, habits) };
}

/** Some facts are left out: one of five, by the machine's number. Who brings the operator is said by all owners but the silent ones. */
function choicesOf(
  { choices }: CatalogueEntry,
  number: number,
  { isSilent }: OwnerHabits,
): Readonly<Record<string, string>> {
  const isLeftOut = (fact: string, index: number): boolean =>
    fact === 'operator' ? isSilent && number % 2 === 0 : (number + index) % 5 === 4;
  return Object.fromEntries(
    choices.flatMap(({ fact, usual }, index) => {
      const said = usual[(number + index) % usual.length];
      return said === undefined || isLeftOut(fact, index) ? [] : [[fact, said]];
    }),
  );
}
