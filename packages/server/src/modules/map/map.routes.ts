import { getViewport } from '@yantra/contract/calls';
import { bind, type BoundCall, heavy } from '../../http/bind.ts';
import type { MachinesMap } from './map.service.ts';

export const mapRoutes = (map: MachinesMap): BoundCall[] => [heavy(bind(getViewport, (input) => map.viewport(input)))];
