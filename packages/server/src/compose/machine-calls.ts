import type { BoundCall } from '../http/bind.ts';
import { availabilityRoutes } from '../modules/availability/availability.routes.ts';
import { categoriesRoutes } from '../modules/categories/categories.routes.ts';
import { findAnswers } from '../modules/deals/answers.queries.ts';
import { deletedMachinesRoutes } from '../modules/deleted-machines/deleted-machines.routes.ts';
import { createDeletedMachines } from '../modules/deleted-machines/deleted-machines.service.ts';
import { equipmentRoutes } from '../modules/equipment/equipment.routes.ts';
import { createEquipmentService } from '../modules/equipment/equipment.service.ts';
import { hireCostsRoutes } from '../modules/hire-costs/hire-costs.routes.ts';
import { createHireCosts } from '../modules/hire-costs/hire-costs.service.ts';
import { leadsOfMachines } from '../modules/leads/machine-leads.ts';
import { masterDataRoutes } from '../modules/master-data/master-data.routes.ts';
import { createMasterData } from '../modules/master-data/master-data.service.ts';
import { ownEquipmentRoutes } from '../modules/own-equipment/own-equipment.routes.ts';
import { createOwnEquipment } from '../modules/own-equipment/own-equipment.service.ts';
import { ratingsRoutes } from '../modules/ratings/ratings.routes.ts';
import { createRatings } from '../modules/ratings/ratings.service.ts';
import { recentViewsRoutes } from '../modules/recent-views/recent-views.routes.ts';
import { createRecentViews } from '../modules/recent-views/recent-views.service.ts';
import { createDecisions } from '../modules/review/decisions.service.ts';
import { createReports } from '../modules/review/reports.service.ts';
import { reviewRoutes } from '../modules/review/review.routes.ts';
import { createReview } from '../modules/review/review.service.ts';
import { typeWordsRoutes } from '../modules/search/type-words/type-words.routes.ts';
import { createTypeWords } from '../modules/search/type-words/type-words.service.ts';
import { uploadsRoutes } from '../modules/uploads/uploads.routes.ts';
import { createUploads } from '../modules/uploads/uploads.service.ts';
import type { Services } from './services.ts';

/** Calls about machines: single ones, a supplier's own, and their master data. */
export function machineCalls(services: Services): BoundCall[] {
  const { vocabulary } = services;
  const { db, clock } = services;
  const hireCosts = createHireCosts(services);
  const hireOf = (machine: Parameters<typeof hireCosts.termsOf>[0]) => hireCosts.termsOf(machine);
  const own = createOwnEquipment({ ...services, hireOf, leadsOf: (ids) => leadsOfMachines(db, ids, clock.now()) });
  const views = createRecentViews(services);
  const masterData = createMasterData(services);
  return [
    ...equipmentRoutes(
      // Looked up by key: it does not wait for searches.
      createEquipmentService({
        ...services,
        names: vocabulary,
        hireOf,
        answersOf: (ownerId) => findAnswers(db, ownerId),
        ownDetails: (id, caller) => own.find(id, caller),
      }),
      (machine, visit) => views.note(machine, visit),
    ),
    ...ownEquipmentRoutes(own, services),
    ...availabilityRoutes(services),
    ...deletedMachinesRoutes(createDeletedMachines(services)),
    ...uploadsRoutes(createUploads(services)),
    ...ratingsRoutes(createRatings(services)),
    ...reviewRoutes(createReview(services), createDecisions(services), createReports(services)),
    ...recentViewsRoutes(views),
    ...hireCostsRoutes(hireCosts),
    ...categoriesRoutes(masterData),
    ...masterDataRoutes(masterData),
    ...typeWordsRoutes(createTypeWords(services)),
  ];
}
