/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Machines for hire now: Available or On rent, and selected in a purchase whose period covers now. */
export const getActiveSubscriptionEquipments: CallNamed<'getActiveSubscriptionEquipments'> = {
  name: 'getActiveSubscriptionEquipments',
  method: 'POST',
  path: '/Equipment/GetActiveSubscriptionEquipments',
  takes: 'publicQuery',
  answer: 'page',
};
