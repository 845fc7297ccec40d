import { drawStillMap, pixelsOf } from '@yantra/map/still';
import { useEffect, useRef } from 'react';

export interface AreaMapProps {
  readonly latitude: number;
  readonly longitude: number;
}

const zoom = 11;
/* Shows the area, not the exact address. */
const radiusMetres = 3000;
/* A hundredth of a degree is about a kilometre: the circle's centre reveals no address. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** The map of the area, with a circle in its middle. */
export function AreaMap({ latitude, longitude }: AreaMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const place = { latitude: rounded(latitude), longitude: rounded(longitude) };
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    return drawStillMap(box, { latitude: rounded(latitude), longitude: rounded(longitude) }, zoom, 'y-details__ground');
  }, [latitude, longitude]);
  const radius = pixelsOf(radiusMetres, place, zoom);
  const size = 2 * radius + 4;
  return (
    <div className="y-details__area" ref={frame}>
      <svg width={size} height={size} aria-hidden="true">
        <circle cx={size / 2} cy={size / 2} r={radius} />
      </svg>
    </div>
  );
}
