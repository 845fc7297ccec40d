import { dayAfter, dayInIndia } from '@yantra/domain';
import { allCities } from '@yantra/places/all';
import { sql } from 'kysely';
import { systemClock } from '../clock.ts';
import { type DatabaseSettings, openDatabase } from '../database/open.ts';
import { findListed } from '../modules/equipment/equipment.queries.ts';
import { createEquipmentService, type EquipmentService } from '../modules/equipment/equipment.service.ts';
import { createListing } from '../modules/equipment/listing.ts';
import { costBasisReader } from '../modules/hire-costs/cost-bases.ts';
import { createMap, type MachinesMap } from '../modules/map/map.service.ts';
import { readPostOffices } from '../modules/places/post-offices.ts';
import { createSearchParts } from '../modules/search/lists/search-parts.ts';
import { createSearch, type Search } from '../modules/search/lists/search.service.ts';
import { createSuggester, type Suggester } from '../modules/search/suggestions/suggestions.service.ts';
import { createGazetteer } from '../modules/search/vocabulary/gazetteer.ts';
import { vocabularyReader } from '../modules/search/vocabulary/known-vocabulary.ts';
import { onceRead } from '../once-read.ts';
import { crowdedDays } from '../seed/calendar.ts';

/** A seeded database's machines as the server queries them, without HTTP and cache, for a bench. */
export interface MeasuredMarket extends EquipmentService, Search, MachinesMap, Suggester {
  /** One listed machine by its primary key, and nothing else: one question on the same connections. */
  lookUp(id: string): Promise<unknown>;
  /** The ids of so many listed machines, drawn from all of them. */
  someIds(count: number): Promise<string[]>;
  /** Cities with a type, as the filters of a search: drawn from all listed machines, so that what there is most of comes most often. */
  someKinds(count: number): Promise<readonly { readonly selectedCityId: string; readonly equipmentTypeId: number[] }[]>;
  /** First days of jobs for which some machines are taken, and nearly all; where the seed was `--crowded`. */
  readonly crowded: { readonly some: string; readonly nearlyAll: string };
  /** Every listed machine's place, as columns: what a map without a server would load. */
  points(): Promise<{ readonly latitude: readonly number[]; readonly longitude: readonly number[] }>;
  /** How many machines are listed. */
  size(): Promise<number>;
  close(): Promise<void>;
}

const crowdedFrom = ({ daysAhead }: { readonly daysAhead: number }): string =>
  dayAfter(dayInIndia(systemClock.now()), daysAhead + 5);

/** Opens a database that was seeded by `seed/main.ts`. @throws DatabaseError when it cannot be used */
export async function openMeasuredMarket(settings: DatabaseSettings): Promise<MeasuredMarket> {
  const database = await openDatabase(settings);
  const { db } = database;
  const clock = systemClock;
  const listing = createListing({ db, clock });
  const gazetteer = createGazetteer(allCities);
  const postOffices = onceRead(readPostOffices);
  const vocabulary = vocabularyReader({ db, clock, postOffices });
  const searchParts = createSearchParts({
    db,
    cities: allCities,
    gazetteer,
    vocabulary,
    postOffices,
  });
  const costBases = costBasisReader({ db, vocabulary });
  const parts = { db, clock, listing, costBases, gazetteer, vocabulary, cities: allCities, ...searchParts };
  const equipment = createEquipmentService({ db, clock, names: vocabulary });
  const lists = createSearch(parts);
  return {
    ...equipment,
    ...lists,
    ...createMap(parts),
    ...createSuggester(parts),
    lookUp: (id) => findListed(db, id, clock.now()),
    someIds: async (count) => {
      // By their hashes: a draw that is the same in every run.
      const { rows } = await sql<{
        id: string;
      }>`select id from equipment where listed order by md5(id::text) limit ${count}`.execute(db);
      return rows.map(({ id }) => id);
    },
    someKinds: async (count) => {
      const { rows } = await sql<{ cityId: string; typeId: number }>`
        select city_id as "cityId", equipment_type_id as "typeId" from equipment where listed order by md5(id::text) limit ${count}`.execute(
        db,
      );
      return rows.map(({ cityId, typeId }) => ({ selectedCityId: cityId, equipmentTypeId: [typeId] }));
    },
    crowded: { some: crowdedFrom(crowdedDays[0]), nearlyAll: crowdedFrom(crowdedDays[1]) },
    points: async () => {
      const { rows } = await sql<{
        latitude: number;
        longitude: number;
      }>`select latitude, longitude from equipment where listed and latitude is not null`.execute(db);
      return {
        latitude: rows.map(({ latitude }) => latitude),
        longitude: rows.map(({ longitude }) => longitude),
      };
    },
    size: async () => (await lists.search({ page: 1, pageSize: 1 })).total,
    close: () => database.close(),
  };
}
