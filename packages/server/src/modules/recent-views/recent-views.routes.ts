import { getRecentViewedEquipment } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { RecentViews } from './recent-views.service.ts';

export const recentViewsRoutes = (views: RecentViews): BoundCall[] => [
  bind(getRecentViewedEquipment, (input, context) => views.list(input, callerIn(context))),
];
