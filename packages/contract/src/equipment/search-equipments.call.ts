import { defineCall } from '../define-call.ts';
import { equipmentPage } from './equipment.shapes.ts';
import { searchInput } from './search-input.shapes.ts';

export const searchEquipments = defineCall({
  summary: 'The same machines by search term, filters, distance and page, with facet counts when asked for.',
  route: 'POST /Equipment/SearchEquipments',
  who: 'anyone',
  takes: 'publicQuery',
  input: searchInput,
  output: equipmentPage,
  says: ['page.beyondReach', 'page.beyondCost'],
});
