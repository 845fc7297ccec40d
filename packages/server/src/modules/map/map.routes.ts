import { getViewport } from '@yantra/contract/calls';
import { bind, type BoundCall } from '../../http/bind.ts';
import type { MachinesMap } from './map.service.ts';

export const mapRoutes = (map: MachinesMap): BoundCall[] => [bind(getViewport, (input) => map.viewport(input))];
