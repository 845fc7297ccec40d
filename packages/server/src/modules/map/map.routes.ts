import { getMapTiles, getViewport } from '@yantra/contract/calls';
import { bind, type BoundCall, heavy } from '../../http/bind.ts';
import { isWideScreen } from '../search/lists/index.ts';
import type { MapTiles } from './map-tiles.settings.ts';
import type { MachinesMap } from './map.service.ts';

const noTiles = { kind: 'none', url: '', credit: '' } as const;

export const mapRoutes = (map: MachinesMap, tiles: MapTiles | undefined): BoundCall[] => [
  heavy(
    bind(getViewport, (input) => map.viewport(input)),
    isWideScreen,
  ),
  bind(getMapTiles, async () => tiles ?? noTiles),
];
