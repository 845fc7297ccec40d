import { getSearchRadar, inviteOwners } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../../http/bind.ts';
import type { RadarService } from './radar.service.ts';

export const radarRoutes = (radar: RadarService): BoundCall[] => [
  bind(getSearchRadar, (input) => radar.radar(input)),
  bind(inviteOwners, (input, context) => radar.invite(input, callerIn(context))),
];
