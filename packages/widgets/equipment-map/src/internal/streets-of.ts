import { getMapTiles } from '@yantra/contract/calls';
import type { Streets } from '@yantra/map';
import type { Scope } from '@yantra/state';
import type { EquipmentMapProps } from '../equipment-map.types.ts';

/** The streets that the page's author names. */
export function ownStreets(props: EquipmentMapProps): Streets | undefined {
  const { tilesUrl, vectorUrl, tilesCredit } = props;
  if (tilesUrl) return { kind: 'raster', url: tilesUrl, credit: tilesCredit ?? '' };
  return vectorUrl
    ? { kind: 'vector', url: vectorUrl, credit: tilesCredit ?? '© OpenStreetMap contributors' }
    : undefined;
}

/** Those of the page's author, else of the operator; undefined without any. @throws {ApiError} */
export async function streetsOf(
  props: EquipmentMapProps,
  scope: Pick<Scope, 'prefetch'>,
): Promise<Streets | undefined> {
  const own = ownStreets(props);
  if (own) return own;
  const { kind, url, credit } = await scope.prefetch(getMapTiles, {}, { isQuiet: true });
  return kind === 'none' ? undefined : { kind, url, credit };
}
