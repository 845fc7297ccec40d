import { type ListingQuery, listingAddress } from '@yantra/equipment-listing';
import { isPlainClick } from '@yantra/ui';
import type { MouseEvent } from 'react';
import type { useNavigateHere } from './use-navigate-here.ts';

const mapView = ['view', 'map'] as const;

interface MapEntry {
  /** The list that the map was opened from, which is the entry before. */
  readonly list: string;
}
const listBefore = (): string | undefined => (history.state as Partial<MapEntry> | null)?.list;

/** The same machines on a map: a page of its own, so that Back leads to the list. @param others further pairs of the address */
export function useMapView(
  query: ListingQuery,
  others: readonly (readonly [string, string])[],
  navigate: ReturnType<typeof useNavigateHere>,
) {
  const list = listingAddress(query, others);
  const showMap = () =>
    navigate(listingAddress(query, [...others, mapView]), { replace: false, state: { list } satisfies MapEntry });
  // Where nothing was chosen on the map, the list is as it was left, with its place on the page.
  const showList = () => {
    if (listBefore() === list) history.back();
    else navigate(list, { replace: true });
  };
  const onListLink = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    showList();
  };
  return { list, showMap, showList, onListLink };
}
