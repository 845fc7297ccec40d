import {
  addNewSubscription,
  deleteSubscription,
  getSubscriptionById,
  getSubscriptions,
  updateSubscriptionPlan,
} from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { Plans } from './plans.service.ts';

export const plansRoutes = (plans: Plans): BoundCall[] => [
  bind(getSubscriptions, (_input, context) => plans.list(callerIn(context))),
  bind(getSubscriptionById, ({ id }, context) => plans.find(id, callerIn(context))),
  bind(addNewSubscription, (input, context) => plans.add(input, callerIn(context))),
  bind(updateSubscriptionPlan, (input, context) => plans.update(input, callerIn(context))),
  bind(deleteSubscription, (input, context) => plans.remove(input, callerIn(context))),
];
