import { getOverview } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { OverviewService } from './overview.service.ts';

export const overviewRoutes = (figures: OverviewService): BoundCall[] => [
  bind(getOverview, (_input, context) => figures.overview(callerIn(context))),
];
