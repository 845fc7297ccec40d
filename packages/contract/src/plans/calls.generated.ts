/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Adds a plan; final prices are computed. */
export const addNewSubscription: CallNamed<'addNewSubscription'> = {
  name: 'addNewSubscription',
  method: 'POST',
  path: '/Subscription/AddNewSubscription',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Deletes a plan that nobody has bought or begun to pay for. */
export const deleteSubscription: CallNamed<'deleteSubscription'> = {
  name: 'deleteSubscription',
  method: 'POST',
  path: '/Subscription/DeleteSubscription',
  takes: 'json',
};
/** A plan as it is sold now. */
export const getSubscriptionById: CallNamed<'getSubscriptionById'> = {
  name: 'getSubscriptionById',
  method: 'GET',
  path: '/Subscription/GetSubscriptionById',
  takes: 'query',
  answer: 'object',
  key: 'id',
};
/** The plans on sale; for an admin the others too. */
export const getSubscriptions: CallNamed<'getSubscriptions'> = {
  name: 'getSubscriptions',
  method: 'GET',
  path: '/Subscription/GetSubscriptions',
  takes: 'query',
  answer: 'list',
};
/** Changes a plan from now on; what was bought stays as it was bought. */
export const updateSubscriptionPlan: CallNamed<'updateSubscriptionPlan'> = {
  name: 'updateSubscriptionPlan',
  method: 'POST',
  path: '/Subscription/UpdateSubscriptionPlan',
  takes: 'json',
};
