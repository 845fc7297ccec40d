import { defineCall } from '../define-call.ts';
import { equipmentPage } from '../equipment/equipment.shapes.ts';
import { searchInput } from '../equipment/search-input.shapes.ts';
import { activeEquipmentsPath } from './active-equipments-path.ts';

export const getActiveSubscriptionEquipments = defineCall({
  summary: 'Machines for hire now: Available or On rent, and selected in a purchase whose period covers now.',
  route: `POST ${activeEquipmentsPath}`,
  who: 'anyone',
  takes: 'publicQuery',
  input: searchInput,
  output: equipmentPage,
  says: ['page.beyondReach', 'page.beyondCost'],
});
