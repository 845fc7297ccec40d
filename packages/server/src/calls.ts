import type { City } from '@yantra/places';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database/types.ts';
import type { BoundCall } from './http/bind.ts';
import type { Background } from './jobs/background.ts';
import { createRanking } from './modules/search/ranking/ranking.ts';
import type { Listing } from './modules/equipment/listing.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { createAccounts } from './modules/accounts/accounts.service.ts';
import type { Passwords } from './modules/accounts/passwords.ts';
import { categoriesRoutes } from './modules/categories/categories.routes.ts';
import { createCustomers } from './modules/customers/customers.service.ts';
import { customersRoutes } from './modules/customers/customers.routes.ts';
import { createDropDowns } from './modules/drop-downs/drop-downs.service.ts';
import { dropDownsRoutes } from './modules/drop-downs/drop-downs.routes.ts';
import { equipmentRoutes } from './modules/equipment/equipment.routes.ts';
import { createEquipmentService } from './modules/equipment/equipment.service.ts';
import { createGazetteer } from './modules/search/vocabulary/gazetteer.ts';
import { searchRoutes } from './modules/search/lists/search.routes.ts';
import { createSearch } from './modules/search/lists/search.service.ts';
import { createSearchParts } from './modules/search/lists/search-parts.ts';
import type { VocabularyReader } from './modules/search/vocabulary/known-vocabulary.ts';
import type { Keyrings } from './keys/keyring.ts';
import type { Limits } from './limits/limits.ts';
import type { LeadAlerts } from './modules/leads/lead-alerts.ts';
import { createLeads } from './modules/leads/leads.service.ts';
import { leadsRoutes } from './modules/leads/leads.routes.ts';
import { createOpenLeads } from './modules/leads/open-leads.service.ts';
import { createOwnLeads } from './modules/leads/own-leads.service.ts';
import { landingsRoutes } from './modules/search/landings/landings.routes.ts';
import { createLandings } from './modules/search/landings/landings.service.ts';
import { createMap } from './modules/map/map.service.ts';
import { mapRoutes } from './modules/map/map.routes.ts';
import { createMasterData } from './modules/master-data/master-data.service.ts';
import { masterDataRoutes } from './modules/master-data/master-data.routes.ts';
import { outboxCalls } from './modules/outbox/outbox.routes.ts';
import type { Outbox } from './modules/outbox/outbox.service.ts';
import { createOverview } from './modules/overview/overview.service.ts';
import { overviewRoutes } from './modules/overview/overview.routes.ts';
import { geocodingService } from './modules/places/geocoding-service.ts';
import { createPlaces } from './modules/places/places.service.ts';
import { createLeadReceipts } from './modules/partner-keys/lead-receipts.ts';
import { partnerKeysRoutes } from './modules/partner-keys/partner-keys.routes.ts';
import { createPartnerKeys } from './modules/partner-keys/partner-keys.service.ts';
import type { PartnerSites } from './modules/partner-keys/partner-sites.service.ts';
import { placesRoutes } from './modules/places/places.routes.ts';
import type { PaymentParts } from './modules/payments/open-payments.ts';
import { paymentsRoutes } from './modules/payments/payments.routes.ts';
import { createPlans } from './modules/plans/plans.service.ts';
import { plansRoutes } from './modules/plans/plans.routes.ts';
import { paymentListsRoutes } from './modules/payment-lists/payment-lists.routes.ts';
import { createPaymentLists } from './modules/payment-lists/payment-lists.service.ts';
import { createPurchases } from './modules/purchases/purchases.service.ts';
import type { ReceiptDrawer } from './modules/purchases/receipt-drawer.ts';
import { createReceipts } from './modules/purchases/receipts.service.ts';
import { purchasesRoutes } from './modules/purchases/purchases.routes.ts';
import type { Pictures } from './modules/pictures/pictures.service.ts';
import { readPostOffices } from './modules/places/post-offices.ts';
import { rankingRoutes } from './modules/search/ranking/ranking.routes.ts';
import { createRankingService, type SearchWith } from './modules/search/ranking/ranking.service.ts';
import { createSearchCounts } from './modules/search/quality/search-counts.ts';
import { searchQualityRoutes } from './modules/search/quality/search-quality.routes.ts';
import { createSearchQuality } from './modules/search/quality/search-quality.service.ts';
import { createSellers } from './modules/sellers/sellers.service.ts';
import { sellersRoutes } from './modules/sellers/sellers.routes.ts';
import { sessionsRoutes } from './modules/sessions/sessions.routes.ts';
import type { Sessions } from './modules/sessions/sessions.service.ts';
import type { Sms } from './modules/sms/sms.ts';
import { createOwnEquipment } from './modules/own-equipment/own-equipment.service.ts';
import { ownEquipmentRoutes } from './modules/own-equipment/own-equipment.routes.ts';
import { createRatings } from './modules/ratings/ratings.service.ts';
import { countedChanges, createQuotas } from './modules/quotas/quotas.ts';
import { ratingsRoutes } from './modules/ratings/ratings.routes.ts';
import { createRecentViews } from './modules/recent-views/recent-views.service.ts';
import { recentViewsRoutes } from './modules/recent-views/recent-views.routes.ts';
import { createUploads } from './modules/uploads/uploads.service.ts';
import { uploadsRoutes } from './modules/uploads/uploads.routes.ts';
import { createSuggester } from './modules/search/suggestions/suggestions.service.ts';
import { suggestionsRoutes } from './modules/search/suggestions/suggestions.routes.ts';
import { typeWordsRoutes } from './modules/search/type-words/type-words.routes.ts';
import { createTypeWords } from './modules/search/type-words/type-words.service.ts';
import { ownDataRoutes } from './modules/own-data/own-data.routes.ts';
import { createOwnData } from './modules/own-data/own-data.service.ts';
import { createUsers } from './modules/users/users.service.ts';
import { usersRoutes } from './modules/users/users.routes.ts';
import type { Random } from './random.ts';
import { verificationRoutes } from './modules/verification/verification.routes.ts';
import { createVerification } from './modules/verification/verification.service.ts';
import { onceRead } from './once-read.ts';

/** What the calls need from outside. */
export interface CallsParts {
  readonly db: Kysely<Database>;
  /** The part of it that heavy reads have. */
  readonly reads: Kysely<Database>;
  readonly clock: Clock;
  readonly cities: readonly City[];
  readonly vocabulary: VocabularyReader;
  readonly listing: Listing;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
  /** `GEOCODER_URL` */
  readonly geocoderUrl?: string | undefined;
  readonly sessions: Sessions;
  readonly keys: Keyrings;
  readonly random: Random;
  readonly background: Background;
  readonly sms: Sms;
  readonly alerts: LeadAlerts;
  readonly limits: Limits;
  readonly payments: PaymentParts;
  readonly partners: PartnerSites;
  /** The host that codes are for. */
  readonly siteHost: string;
  /** Absent where nobody may read it. */
  readonly outbox?: Outbox | undefined;
  /** Has the storage remove pictures that are gone. */
  readonly sweepPictures: () => Promise<unknown>;
  readonly passwords: Passwords;
  readonly receiptDrawer: Pick<ReceiptDrawer, 'draw'>;
  /** Without it nothing can be uploaded. */
  readonly pictures?: Pictures | undefined;
}

/** Every call of the contract with what answers it. A new module's routes are added here. */
export function boundCalls(parts: CallsParts): BoundCall[] {
  const { db, reads, clock, cities, vocabulary, listing, logger, geocoderUrl } = parts;
  const gazetteer = createGazetteer(cities);
  const service = geocoderUrl === undefined ? undefined : geocodingService({ url: geocoderUrl, cities, logger });
  const { limits, random, background, sms, siteHost, outbox, sessions, keys } = parts;
  const verification = createVerification({ db, clock, random, limits, sms, siteHost, background, keys });
  const accounts = createAccounts({ db, clock, limits, sessions, verification, passwords: parts.passwords, keys });
  const masterData = createMasterData({ db, clock, vocabulary });
  const supplierOf = (key: string) => parts.partners.supplierOf(key);
  const counts = createSearchCounts({ db, clock, background });
  const cityById = (id: string) => gazetteer.byId(id);
  const postOffices = onceRead(readPostOffices);
  const quotas = createQuotas({ clock });
  const ownParts = { db, clock, cities, gazetteer, postOffices, quotas };
  const own = createOwnEquipment(ownParts);
  const receipts = createLeadReceipts({ db, clock, keys });
  // Without what counts searches: trying weights is no search of a visitor.
  const searchParts = createSearchParts({ db: reads, cities, gazetteer, vocabulary, postOffices });
  const searched = { db: reads, clock, gazetteer, vocabulary, listing, supplierOf, ...searchParts };
  const quiet = createSearch(searched);
  const searchWith: SearchWith = async (searchTerm, selectedCityId, weights) =>
    (await quiet.search({ searchTerm, selectedCityId, page: 1, pageSize: 3 }, weights && { weights })).data;
  const views = createRecentViews({ db, clock, limits, background, vocabulary });
  const calls = [
    ...categoriesRoutes(masterData),
    ...dropDownsRoutes(createDropDowns({ vocabulary, clock })),
    ...searchRoutes(createSearch({ ...searched, counts })),
    ...equipmentRoutes(
      // By its key: it need not wait for searches.
      createEquipmentService({ db, clock, names: vocabulary, ownDetails: (id, caller) => own.find(id, caller) }),
      (machine, visit) => views.note(machine, visit),
    ),
    ...suggestionsRoutes(createSuggester({ ...searched, cities })),
    ...landingsRoutes(createLandings({ ...searched, cities, postOffices })),
    ...mapRoutes(createMap(searched)),
    ...placesRoutes(createPlaces({ cities, postOffices, service })),
    ...ownEquipmentRoutes(own, ownParts),
    ...ratingsRoutes(createRatings({ db, clock })),
    ...recentViewsRoutes(views),
    ...uploadsRoutes(createUploads({ db, clock, limits, pictures: parts.pictures })),
    ...leadsRoutes(
      createLeads({ db, clock, limits, cityById, alerts: parts.alerts, receipts }),
      createOwnLeads({ db, clock, cityById }),
      createOpenLeads({ db, clock }),
      clock,
    ),
    ...verificationRoutes(verification),
    ...accountsRoutes(accounts),
    ...sessionsRoutes(sessions),
    ...sellersRoutes(createSellers({ db, clock })),
    ...usersRoutes(createUsers({ db, clock })),
    ...ownDataRoutes(
      createOwnData({ db, clock, accounts, sweepPictures: () => background.run(0, parts.sweepPictures) }),
    ),
    ...customersRoutes(createCustomers({ db, clock })),
    ...masterDataRoutes(masterData),
    ...typeWordsRoutes(createTypeWords({ db, clock, vocabulary })),
    ...searchQualityRoutes(createSearchQuality({ db, clock, limits, counts })),
    ...rankingRoutes(
      createRankingService({ db, clock, background, ranking: createRanking({ db, clock }), searchWith }),
    ),
    ...paymentsRoutes(parts.payments),
    ...plansRoutes(createPlans({ db, clock })),
    ...purchasesRoutes(createPurchases({ db, clock }), createReceipts({ db, clock, drawer: parts.receiptDrawer })),
    ...paymentListsRoutes(createPaymentLists({ db, clock })),
    ...partnerKeysRoutes(createPartnerKeys({ db, clock, random }), parts.partners, receipts),
    ...overviewRoutes(createOverview({ db, clock, listing })),
    ...(outbox === undefined ? [] : outboxCalls(outbox)),
  ];
  return countedChanges(calls, db, quotas);
}
