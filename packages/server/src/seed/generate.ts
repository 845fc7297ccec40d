import { dayMs } from '@yantra/domain';
import { type CatalogueEntry, masterDataOf } from '../modules/master-data/index.ts';
import { createCalendar } from './calendar.ts';
import { chooseEntries, planOf } from './choose-entries.ts';
import { createListings } from './listings.ts';
import { makeMachine } from './machine.ts';
import { demoPayments } from './payments.ts';
import {
  demoReviewers,
  demoSuppliers,
  demoVisitors,
  suppliersNear,
  type AccountHashes,
  type Supplier,
  type UserRow,
} from './people.ts';
import { createPictureRows } from './pictured.ts';
import type { Random } from './random.ts';
import { habitsOf, type OwnerHabits } from './rate-cards.ts';
import { createRatingRows } from './rating-rows.ts';
import { createReviewsOf, drawRatings, type DemoRating } from './ratings.ts';
import { typicalRents } from './rents.ts';
import type { SeedSources } from './sources.ts';
import { spreadOverCities, type CityShare } from './spread.ts';

export interface GenerateOptions {
  /** How many machines. */
  readonly size: number;
  readonly now: Date;
  readonly random: Random;
  readonly hashes: AccountHashes;
  /** Also days on which most machines are taken (`crowdedDays`). */
  readonly isCrowded?: boolean | undefined;
}

/** A machine in the database. */
export type MachineRow = ReturnType<typeof makeMachine> & {
  readonly listed_from: Date | null;
  readonly listed_until: Date | null;
  readonly listed: boolean;
} & ReturnType<ReturnType<typeof createCalendar>['plan']>;

/** What drawing machines needs. */
interface Drawing {
  readonly sources: SeedSources;
  readonly options: GenerateOptions;
  readonly suppliers: readonly Supplier[];
  /** By owner. */
  readonly habits: ReadonlyMap<string, OwnerHabits>;
  readonly placeOf: ReadonlyMap<string, number>;
  readonly reviewsOf: ReturnType<typeof createReviewsOf>;
  readonly pictures: ReturnType<typeof createPictureRows>;
  /** Whose turn it is of each type. */
  readonly turns: Map<string, number>;
}

/** A drawn machine, before it is listed. */
interface Drawn {
  readonly number: number;
  readonly machine: ReturnType<typeof makeMachine>;
  readonly entry: CatalogueEntry;
  /** Its own chance. */
  readonly own: Random;
  readonly userId: string;
  readonly ratings: readonly DemoRating[];
  /** A city's fixed machines are public: its category bar never leads to an empty list. */
  readonly isShown: boolean;
}

function* machinesOf(
  { sources, options, suppliers, habits: habitsOfOwners, placeOf, reviewsOf, pictures, turns }: Drawing,
  share: CityShare,
  firstNumber: number,
): Generator<Drawn> {
  const { catalogue } = sources;
  const { now, random } = options;
  const { city, count } = share;
  const chance = random.fork(3).fork(firstNumber);
  const plan = planOf(city, placeOf.get(city.id), count, catalogue, chance.fork(2));
  const others = chooseEntries(city, catalogue, chance.fork(1));
  const shown = count >= plan.length ? plan.length : catalogue.categories.length;
  const near = suppliersNear(share, suppliers);
  const localities = sources.localities[city.id] ?? [];
  for (let number = firstNumber; number < firstNumber + count; number += 1) {
    const planned = plan[number - firstNumber];
    const { entry, model } = planned ?? others.next().value;
    const isShown = planned !== undefined && number - firstNumber < shown;
    const own = random.fork(4).fork(number);
    const { user }: Supplier = own.weighted(near);
    const ratings = drawRatings(own.fork(1), reviewsOf(entry, city));
    const { type } = entry.equipmentType;
    // Types begin at different ones: what comes but once does not all look the same way.
    const turn = turns.get(type) ?? 5 * entry.id;
    turns.set(type, turn + 1);
    const shownAs = { isShown, turn, keepPicture: pictures.keep };
    const habits = habitsOfOwners.get(user.id) ?? habitsOf(number, random);
    const facts = { number, entry, model, city, localities, supplier: user, habits, ratings, now, ...shownAs };
    yield { number, machine: makeMachine(facts, own), entry, own: own.fork(5), userId: user.id, ratings, isShown };
  }
}

/**
 * The whole demo, always the same for the same options. Small parts are lists; machines come one by one, and what depends on them (purchases, ratings) is
 * complete after the last.
 */
export function generateDemo(sources: SeedSources, options: GenerateOptions) {
  const { size, now, random, hashes } = options;
  const { catalogue } = sources;
  const since = new Date(now.getTime() - 720 * dayMs);
  const shares = spreadOverCities(size, sources);
  const suppliers = demoSuppliers(sources, shares, hashes, random.fork(1), since);
  const reviewers = demoReviewers(sources, since);
  const listings = createListings(now, random.fork(2), suppliers[0]?.user.id);
  const kept = createRatingRows(options, reviewers);
  const calendar = createCalendar(now, suppliers[0]?.user.id, options.isCrowded);
  const placeOf = new Map([...sources.featured].map((id, place) => [id, place]));
  const pictures = createPictureRows(since);
  const reviewsOf = createReviewsOf(catalogue);
  const turns = new Map<string, number>();
  const habits = new Map(suppliers.map(({ user }, number) => [user.id, habitsOf(number, random.fork(6))]));
  const drawing: Drawing = { sources, options, suppliers, habits, placeOf, reviewsOf, pictures, turns };

  function* machines(): Generator<MachineRow> {
    let first = 0;
    for (const share of shares) {
      for (const drawn of machinesOf(drawing, share, first)) {
        const { machine, number, userId, ratings, entry, own } = drawn;
        kept.keep(machine, number, ratings);
        yield { ...machine, ...listings.list(machine, userId, drawn), ...calendar.plan(machine, entry, own) };
      }
      first += share.count;
    }
  }

  /** Complete once all machines have been drawn. */
  function payments() {
    const { purchases } = listings;
    const machines = listings.machinesOfPurchases();
    return demoPayments({ purchases, suppliers, machines, random: random.fork(5) });
  }

  const users: UserRow[] = [...demoVisitors(hashes, since), ...suppliers.map(({ user }) => user), ...reviewers];
  return {
    users,
    organizations: suppliers.map(({ organization }) => organization),
    ...masterDataOf(catalogue),
    typicalRents: typicalRents(catalogue.equipment),
    machines,
    pictures: () => pictures.rows(),
    payments,
    purchaseEquipment: () => listings.purchaseEquipment(),
    ratings: () => kept.rows,
    commitments: () => calendar.rows,
  };
}
