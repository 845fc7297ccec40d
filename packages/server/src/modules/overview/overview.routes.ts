import { getActivity, getOverview } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { ActivityService } from './activity.service.ts';
import type { OverviewService } from './overview.service.ts';

export const overviewRoutes = (figures: OverviewService, past: ActivityService): BoundCall[] => [
  bind(getOverview, (_input, context) => figures.overview(callerIn(context))),
  bind(getActivity, (input, context) => past.activity(input, callerIn(context))),
];
