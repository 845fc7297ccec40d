import { getLanding } from '@yantra/contract/calls';
import { bind, type BoundCall, heavy } from '../../../http/bind.ts';
import type { Landings } from './landings.service.ts';

export const landingsRoutes = (landings: Landings): BoundCall[] => [
  heavy(bind(getLanding, (input) => landings.find(input))),
];
