import { defineCall } from '../define-call.ts';
import { equipmentPage, searchInput } from './equipment.shapes.ts';

/** Its GET is the admin's (calls.md), so it has no cacheable form; widgets use the viewport instead. */
export const getAllEquipments = defineCall({
  summary: 'The same machines, for the map.',
  route: 'POST /Equipment/getallequipments',
  who: 'anyone',
  input: searchInput,
  output: equipmentPage,
  says: ['page.beyondReach'],
});
