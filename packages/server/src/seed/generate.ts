import type { City } from '@yantra/places';
import { masterDataOf, type CatalogueEntry, type CatalogueReview } from '../modules/master-data/index.ts';
import { pictureIdOf } from '../modules/pictures/index.ts';
import { chooseEntries, planOf } from './choose-entries.ts';
import { makeMachine, recipesOf } from './machine.ts';
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
import { createPurchases, type Purchase } from './purchases.ts';
import { demoId, type Random } from './random.ts';
import { drawRatings, fittingReviews, type DemoRating } from './ratings.ts';
import { typicalRents } from './rents.ts';
import type { SeedSources } from './sources.ts';
import { spreadOverCities, type CityShare } from './spread.ts';

export interface GenerateOptions {
  /** How many machines. */
  readonly size: number;
  readonly now: Date;
  readonly random: Random;
  readonly hashes: AccountHashes;
}

/** A machine as the database keeps it. */
export type MachineRow = ReturnType<typeof makeMachine> & {
  readonly listed_from: Date | null;
  readonly listed_until: Date | null;
  readonly listed: boolean;
};

export interface RatingRow {
  readonly id: string;
  readonly equipment_id: string;
  readonly user_id: string;
  readonly star_rating: number;
  readonly comment: string;
  readonly created_at: Date;
}

const dayMs = 86_400_000;
const ratingIds = 4;
/* Every machine has its stars counted, but of a large demo only about so many have their ratings kept one by one. */
const machinesWithReviews = 10_000;

/* Those of the account that can log in, so that it has a subscription to renew. */
const endedOfDemo: ReadonlySet<number> = new Set([2, 4]);

/** Some machines are not public, so that the rule shows: their owner's purchase is over, or does not include them. */
function standingOf(number: number, ofDemo: number | undefined): 'running' | 'expired' | 'unselected' {
  if (number % 29 === 7 || (ofDemo !== undefined && endedOfDemo.has(ofDemo))) return 'expired';
  return number % 31 === 5 ? 'unselected' : 'running';
}

/**
 * The whole demo, the same for the same options. What is small is a list; machines come one by one, and what hangs on them (purchases,
 * ratings) is complete once they have all been drawn.
 */
export function generateDemo(sources: SeedSources, options: GenerateOptions) {
  const { size, now, random, hashes } = options;
  const { catalogue } = sources;
  const since = new Date(now.getTime() - 720 * dayMs);
  const shares = spreadOverCities(size, sources);
  const suppliers = demoSuppliers(sources, shares, hashes, random.fork(1), since);
  const reviewers = demoReviewers(sources, since);
  const purchases = createPurchases(now, random.fork(2));
  const purchaseOf: (number | undefined)[] = [];
  const ratingRows: RatingRow[] = [];
  const machineIds: string[] = [];
  const reviewStep = Math.ceil(size / machinesWithReviews);
  const demoSupplierId = suppliers[0]?.user.id;
  const placeOf = new Map([...sources.featured].map((id, place) => [id, place]));
  let countOfDemo = 0;

  function keepRatings(
    machine: { id: string; created_at: Date },
    number: number,
    ratings: readonly DemoRating[],
  ): void {
    if (number % reviewStep !== 0) return;
    for (const { reviewer, stars, comment, moment } of ratings) {
      const offered = machine.created_at.getTime();
      const created_at = new Date(offered + Math.floor(moment * (now.getTime() - offered)));
      const user_id = reviewers[reviewer]?.id ?? '';
      ratingRows.push({
        id: demoId(ratingIds, ratingRows.length),
        equipment_id: machine.id,
        user_id,
        star_rating: stars,
        comment,
        created_at,
      });
    }
  }

  function listing(number: number, userId: string, status: string, isShown: boolean) {
    const ofDemo = userId === demoSupplierId && status !== 'Unavailable' && !isShown ? (countOfDemo += 1) : undefined;
    const standing = isShown ? 'running' : standingOf(number, ofDemo);
    const purchase: Purchase | undefined = standing === 'unselected' ? undefined : purchases.join(userId, standing);
    purchaseOf.push(purchase?.number);
    const running = standing === 'running' ? purchase : undefined;
    return {
      listed_from: running?.startDate ?? null,
      listed_until: running?.endDate ?? null,
      listed: running !== undefined && status !== 'Unavailable',
    };
  }

  /* Looked up once for each kind: matching words for every machine would take longer than all else. */
  const reviewsHere = new Map<string, readonly CatalogueReview[]>();
  function reviewsOf(entry: CatalogueEntry, city: City): readonly CatalogueReview[] {
    const key = `${entry.id} ${city.name === 'Pune'}`;
    const reviews = reviewsHere.get(key) ?? fittingReviews(entry, city.name, catalogue);
    reviewsHere.set(key, reviews);
    return reviews;
  }

  function* machinesOf(share: CityShare, firstNumber: number): Generator<MachineRow> {
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
      // What a city is sure to have is public: its bar of categories leads nowhere empty.
      const isShown = planned !== undefined && number - firstNumber < shown;
      const own = random.fork(4).fork(number);
      const { user }: Supplier = own.weighted(near);
      const ratings = drawRatings(own.fork(1), reviewsOf(entry, city));
      const machine = makeMachine(
        { number, entry, model, city, localities, supplier: user, ratings, now, isShown },
        own,
      );
      machineIds.push(machine.id);
      keepRatings(machine, number, ratings);
      yield { ...machine, ...listing(number, user.id, machine.status, isShown) };
    }
  }

  function* machines(): Generator<MachineRow> {
    let first = 0;
    for (const share of shares) {
      yield* machinesOf(share, first);
      first += share.count;
    }
  }

  function* purchaseEquipment() {
    for (const [index, purchase] of purchaseOf.entries()) {
      const machine = machineIds[index];
      const bought = purchase === undefined ? undefined : purchases.all[purchase];
      if (machine !== undefined && bought !== undefined) yield { purchase_id: bought.id, equipment_id: machine };
    }
  }

  /** Complete once the machines have all been drawn. */
  function payments() {
    const machines = purchases.all.map((): string[] => []);
    for (const [index, purchase] of purchaseOf.entries()) {
      if (purchase !== undefined) machines[purchase]?.push(machineIds[index] ?? '');
    }
    return demoPayments({
      purchases: purchases.all,
      suppliers,
      machinesOf: (number) => machines[number] ?? [],
      random: random.fork(5),
    });
  }

  const users: UserRow[] = [...demoVisitors(hashes, since), ...suppliers.map(({ user }) => user), ...reviewers];
  return {
    users,
    organizations: suppliers.map(({ organization }) => organization),
    ...masterDataOf(catalogue),
    typicalRents: typicalRents(catalogue.equipment),
    pictures: uniquePictures(catalogue.equipment, since),
    machines,
    payments,
    purchaseEquipment,
    ratings: (): readonly RatingRow[] => ratingRows,
  };
}

/** Kinds that share a drawing and its paint share their pictures. */
function uniquePictures(entries: readonly CatalogueEntry[], createdAt: Date) {
  const recipes = new Map(entries.flatMap(recipesOf).map((recipe) => [pictureIdOf(recipe), recipe]));
  return [...recipes].map(([id, recipe]) => ({ id, kind: 'demo' as const, recipe, created_at: createdAt }));
}
