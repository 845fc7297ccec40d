import { defineCall } from '../define-call.ts';
import { equipmentPage } from './equipment.shapes.ts';
import { searchInput } from './search-input.shapes.ts';

/** Its GET is the admin's (calls.md), so it has no cacheable form; widgets use the viewport instead. */
export const getAllEquipments = defineCall({
  summary: 'The same machines, for the map.',
  route: 'POST /Equipment/getallequipments',
  who: 'anyone',
  input: searchInput,
  output: equipmentPage,
  says: ['page.beyondReach', 'page.beyondCost'],
});
