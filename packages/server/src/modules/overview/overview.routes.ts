import { getActivity, getMarket, getOverview } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { ActivityService } from './activity.service.ts';
import type { MarketService } from './market.service.ts';
import type { OverviewService } from './overview.service.ts';

export const overviewRoutes = (figures: OverviewService, past: ActivityService, near: MarketService): BoundCall[] => [
  bind(getOverview, (_input, context) => figures.overview(callerIn(context))),
  bind(getMarket, (input) => near.market(input)),
  bind(getActivity, (input, context) => past.activity(input, callerIn(context))),
];
