import type { BoundCall } from '../http/bind.ts';
import { categoriesRoutes } from '../modules/categories/categories.routes.ts';
import { deletedMachinesRoutes } from '../modules/deleted-machines/deleted-machines.routes.ts';
import { createDeletedMachines } from '../modules/deleted-machines/deleted-machines.service.ts';
import { equipmentRoutes } from '../modules/equipment/equipment.routes.ts';
import { createEquipmentService } from '../modules/equipment/equipment.service.ts';
import { leadsOfMachines } from '../modules/leads/machine-leads.ts';
import { masterDataRoutes } from '../modules/master-data/master-data.routes.ts';
import { createMasterData } from '../modules/master-data/master-data.service.ts';
import { ownEquipmentRoutes } from '../modules/own-equipment/own-equipment.routes.ts';
import { createOwnEquipment } from '../modules/own-equipment/own-equipment.service.ts';
import { ratingsRoutes } from '../modules/ratings/ratings.routes.ts';
import { createRatings } from '../modules/ratings/ratings.service.ts';
import { recentViewsRoutes } from '../modules/recent-views/recent-views.routes.ts';
import { createRecentViews } from '../modules/recent-views/recent-views.service.ts';
import { typeWordsRoutes } from '../modules/search/type-words/type-words.routes.ts';
import { createTypeWords } from '../modules/search/type-words/type-words.service.ts';
import { uploadsRoutes } from '../modules/uploads/uploads.routes.ts';
import { createUploads } from '../modules/uploads/uploads.service.ts';
import type { Services } from './services.ts';

/** Calls about machines: single ones, a supplier's own, and their master data. */
export function machineCalls(services: Services): BoundCall[] {
  const { vocabulary } = services;
  const { db, clock } = services;
  const own = createOwnEquipment({ ...services, leadsOf: (ids) => leadsOfMachines(db, ids, clock.now()) });
  const views = createRecentViews(services);
  const masterData = createMasterData(services);
  return [
    ...equipmentRoutes(
      // Looked up by key: it does not wait for searches.
      createEquipmentService({ ...services, names: vocabulary, ownDetails: (id, caller) => own.find(id, caller) }),
      (machine, visit) => views.note(machine, visit),
    ),
    ...ownEquipmentRoutes(own, services),
    ...deletedMachinesRoutes(createDeletedMachines(services)),
    ...uploadsRoutes(createUploads(services)),
    ...ratingsRoutes(createRatings(services)),
    ...recentViewsRoutes(views),
    ...categoriesRoutes(masterData),
    ...masterDataRoutes(masterData),
    ...typeWordsRoutes(createTypeWords(services)),
  ];
}
