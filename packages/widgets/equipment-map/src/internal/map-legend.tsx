import { useMessages } from '@yantra/language';
import { type MapStart, type Place, mapsAddress, scaleOf } from '@yantra/map';
import { mapMessages } from '../equipment-map.messages.ts';
import type { ShownStreets } from './use-geo-map.ts';

interface MapLegendProps {
  readonly at: MapStart;
  /** The map is at its largest zoom. */
  readonly isNearest: boolean;
  readonly streets: ShownStreets;
  /** The chosen machine's place, where no card of it lies over the map. */
  readonly chosen: Place | undefined;
  readonly onRetry: () => void;
}

/** In the map's lower corner: the scale, what of the streets is missing, and the way to the person's own app. */
export function MapLegend({ at, isNearest, streets, chosen, onRetry }: MapLegendProps) {
  const { km, metres: inMetres, noStreets, streetsFailed, streetsSlow, retry } = useMessages(mapMessages);
  const { metres, pixels } = scaleOf(at);
  const { state } = streets;
  const isBare = isNearest && state === undefined;
  const note = state === 'failed' ? streetsFailed : state === 'slow' ? streetsSlow : isBare && noStreets;
  const place = chosen ?? (isNearest ? at : undefined);
  return (
    <div className="y-map__legend">
      <p className="y-map__streets" hidden={!note && !place}>
        <span role="status">{note}</span>
        {state === 'failed' && (
          <button type="button" className="y-link" onClick={onRetry}>
            {retry}
          </button>
        )}
        {place && <OpenInMaps place={place} />}
      </p>
      <p className="y-map__scale" style={{ inlineSize: pixels }}>
        {metres < 1000 ? inMetres(metres) : km(metres / 1000)}
      </p>
    </div>
  );
}

/** Opens a place in the person's own app. */
export function OpenInMaps({ place }: { readonly place: Place }) {
  const { openInMaps } = useMessages(mapMessages);
  return (
    <a className="y-link" href={mapsAddress(place, navigator.userAgent)} target="_blank" rel="noopener noreferrer">
      {openInMaps}
    </a>
  );
}

/** Whose map it is asks for a link. */
const linked = 'OpenStreetMap';

/** Where the map comes from. */
export function Credit({ text }: { readonly text: string }) {
  const [before, ...after] = text.split(linked);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
        {linked}
      </a>
      {after.join(linked)}
    </>
  );
}
