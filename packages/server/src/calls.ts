import type { City } from '@yantra/places';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database/types.ts';
import type { BoundCall } from './http/bind.ts';
import type { Background } from './jobs/background.ts';
import type { Listing } from './jobs/listing.ts';
import { categoriesRoutes } from './modules/categories/categories.routes.ts';
import { createDropDowns } from './modules/drop-downs/drop-downs.service.ts';
import { dropDownsRoutes } from './modules/drop-downs/drop-downs.routes.ts';
import { equipmentRoutes } from './modules/equipment/equipment.routes.ts';
import { createEquipmentService } from './modules/equipment/equipment.service.ts';
import { createGazetteer } from './modules/equipment/search/gazetteer.ts';
import type { Vocabulary } from './modules/equipment/search/vocabulary.ts';
import { createLimits } from './limits/limits.ts';
import { createLeads } from './modules/leads/leads.service.ts';
import { leadsRoutes } from './modules/leads/leads.routes.ts';
import { createMap } from './modules/map/map.service.ts';
import { mapRoutes } from './modules/map/map.routes.ts';
import { outboxCalls } from './modules/outbox/outbox.routes.ts';
import type { Outbox } from './modules/outbox/outbox.service.ts';
import { geocodingService } from './modules/places/geocoding-service.ts';
import { createPlaces } from './modules/places/places.service.ts';
import { placesRoutes } from './modules/places/places.routes.ts';
import { type PostOffices, readPostOffices } from './modules/places/post-offices.ts';
import type { Sms } from './modules/sms/sms.ts';
import { createSuggester } from './modules/suggestions/suggestions.service.ts';
import { suggestionsRoutes } from './modules/suggestions/suggestions.routes.ts';
import type { Random } from './modules/verification/one-time-codes.ts';
import { verificationRoutes } from './modules/verification/verification.routes.ts';
import { createVerification } from './modules/verification/verification.service.ts';

/** What the calls need from outside. */
export interface CallsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly cities: readonly City[];
  readonly vocabulary: () => Promise<Vocabulary>;
  readonly listing: Listing;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
  /** `GEOCODER_URL` */
  readonly geocoderUrl?: string | undefined;
  readonly random: Random;
  readonly background: Background;
  readonly sms: Sms;
  /** The host that codes are for. */
  readonly siteHost: string;
  /** Absent where nobody may read it. */
  readonly outbox?: Outbox | undefined;
}

/** Every call of the contract with what answers it. A new module's routes are added here. */
export function boundCalls(parts: CallsParts): BoundCall[] {
  const { db, clock, cities, vocabulary, listing, logger, geocoderUrl } = parts;
  const gazetteer = createGazetteer(cities);
  const service = geocoderUrl === undefined ? undefined : geocodingService({ url: geocoderUrl, cities, logger });
  const limits = createLimits({ db, clock });
  const { random, background, sms, siteHost, outbox } = parts;
  const verification = createVerification({ db, clock, random, limits, sms, siteHost, background });
  return [
    ...categoriesRoutes(vocabulary),
    ...dropDownsRoutes(createDropDowns({ vocabulary, clock })),
    ...equipmentRoutes(createEquipmentService({ db, clock, gazetteer, vocabulary, listing })),
    ...suggestionsRoutes(createSuggester({ db, vocabulary, gazetteer, cities, listing })),
    ...mapRoutes(createMap({ db, gazetteer, vocabulary, listing })),
    ...placesRoutes(createPlaces({ cities, postOffices: once(readPostOffices), service })),
    ...leadsRoutes(createLeads({ db, clock, limits, cityById: (id) => gazetteer.byId(id) }), clock),
    ...verificationRoutes(verification),
    ...(outbox === undefined ? [] : outboxCalls(outbox)),
  ];
}

/** Reads when first asked for; a failed reading is tried again by the next who asks. */
function once(read: () => Promise<PostOffices>): () => Promise<PostOffices> {
  let known: Promise<PostOffices> | undefined;
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
