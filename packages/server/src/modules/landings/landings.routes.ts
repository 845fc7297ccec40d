import { getLanding } from '@yantra/contract/calls';
import { bind, type BoundCall } from '../../http/bind.ts';
import type { Landings } from './landings.service.ts';

export const landingsRoutes = (landings: Landings): BoundCall[] => [bind(getLanding, (input) => landings.find(input))];
