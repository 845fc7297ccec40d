import type { Place } from '@yantra/map';
import type { GeoMap } from '@yantra/map/clustered';

/** Below this width the popup stands at the bottom of the map, as in the style sheet. */
const narrow = 620;
/** Distances from the edges that keep the popup in view, in pixels: it is 320 wide and stands above its pin. */
const room = { side: 176, above: 80, below: 24, narrowSide: 36, narrowAbove: 64 } as const;

/** Positions the popup at its place; on a narrow map it stands at the bottom instead. */
export function positionPopup(geo: GeoMap | undefined, popup: HTMLElement | null, place: Place | undefined): void {
  if (!geo || !popup || !place) return;
  const { x, y } = geo.pointOf(place);
  popup.style.transform = `translate3d(${Math.round(x)}px,${Math.round(y)}px,0)`;
}

/** How much to add to a value so that it lies between two others; there may be too little room for both. */
const shiftInto = (value: number, least: number, most: number) => {
  if (value < least) return value - least;
  return value > most ? value - Math.max(most, least) : 0;
};

/**
 * Moves the map so that the place and its popup are both in view.
 * @param isInCorner whether the popup lies in the map's lower corner, wherever the place is
 */
export function reveal(geo: GeoMap, popup: HTMLElement | null, place: Place, isInCorner: boolean): void {
  const size = geo.size();
  const { x, y } = geo.pointOf(place);
  const height = popup?.offsetHeight ?? 0;
  const isDetached = isInCorner || size.x < narrow;
  const side = isDetached ? room.narrowSide : room.side;
  const dx = shiftInto(x, side, size.x - side);
  const end = popup ? popup.offsetLeft + popup.offsetWidth + side : size.x;
  const least = isDetached ? room.narrowAbove : height + room.above;
  const lowest = isDetached && x - dx < end ? size.y - height - room.below - 12 : size.y - room.below;
  const dy = shiftInto(y, least, lowest);
  if (dx || dy) geo.panBy(dx, dy);
}
