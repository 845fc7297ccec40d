import type { City } from '@yantra/places';
import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database/types.ts';
import type { BoundCall } from './http/bind.ts';
import type { Listing } from './jobs/listing.ts';
import { categoriesRoutes } from './modules/categories/categories.routes.ts';
import { createDropDowns } from './modules/drop-downs/drop-downs.service.ts';
import { dropDownsRoutes } from './modules/drop-downs/drop-downs.routes.ts';
import { equipmentRoutes } from './modules/equipment/equipment.routes.ts';
import { createEquipmentService } from './modules/equipment/equipment.service.ts';
import { vocabularyReader } from './modules/equipment/known-vocabulary.ts';
import { createGazetteer } from './modules/equipment/search/gazetteer.ts';

/** What the calls need from outside. */
export interface CallsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly cities: readonly City[];
  readonly listing: Listing;
}

/** Every call of the contract with what answers it. A new module's routes are added here. */
export function boundCalls({ db, clock, cities, listing }: CallsParts): BoundCall[] {
  const vocabulary = vocabularyReader({ db, clock });
  const gazetteer = createGazetteer(cities);
  return [
    ...categoriesRoutes(vocabulary),
    ...dropDownsRoutes(createDropDowns({ vocabulary, clock })),
    ...equipmentRoutes(createEquipmentService({ db, clock, gazetteer, vocabulary, listing })),
  ];
}
