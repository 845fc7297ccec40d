import { getViewport } from '@yantra/contract/calls';
import { bind, type BoundCall, heavy } from '../../http/bind.ts';
import { isWideScreen } from '../search/lists/index.ts';
import type { MachinesMap } from './map.service.ts';

export const mapRoutes = (map: MachinesMap): BoundCall[] => [
  heavy(
    bind(getViewport, (input) => map.viewport(input)),
    isWideScreen,
  ),
];
