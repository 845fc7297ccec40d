import type { Place } from '@yantra/map';
import type { GeoMap } from '@yantra/map/clustered';

/** Below this width the popup stands at the map's foot, as the style sheet says too. */
const narrow = 620;
/** How far a place keeps from the edges, in pixels: the popup is 320 wide and hangs above its pin. */
const room = { side: 176, above: 80, below: 24, narrowSide: 36, narrowAbove: 64 } as const;

/** Puts the popup where its place is; a narrow map has it at its foot instead. */
export function hangPopup(geo: GeoMap | undefined, popup: HTMLElement | null, place: Place | undefined): void {
  if (!geo || !popup || !place) return;
  const { x, y } = geo.pointOf(place);
  popup.style.transform = `translate3d(${Math.round(x)}px,${Math.round(y)}px,0)`;
}

/** By how much a value must grow to lie between two others; the room may be too small for both. */
const into = (value: number, least: number, most: number) => {
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
  const isApart = isInCorner || size.x < narrow;
  const side = isApart ? room.narrowSide : room.side;
  const dx = into(x, side, size.x - side);
  const end = popup ? popup.offsetLeft + popup.offsetWidth + side : size.x;
  const least = isApart ? room.narrowAbove : height + room.above;
  const lowest = isApart && x - dx < end ? size.y - height - room.below - 12 : size.y - room.below;
  const dy = into(y, least, lowest);
  if (dx || dy) geo.panBy(dx, dy);
}
