export {
  type Catalogue,
  type CatalogueEntry,
  type CatalogueFact,
  type CatalogueHire,
  type CatalogueModel,
  type CatalogueReview,
  type Field,
  readCatalogue,
} from './catalogue-file.ts';
export { addCatalogue, catalogueOf, masterDataOf } from './catalogue.ts';
export { type ChangedRow, changeMasterData } from './change-master-data.ts';
export { largestPlan, planFor } from './first-plans.ts';
export type { MasterData } from './master-data.service.ts';
