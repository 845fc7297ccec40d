import type { Place } from '@yantra/places';

const kmPerDegree = 111.2;

/** Lines by their coordinates: numbers of their own, since parsing all lines takes 20 ms and scanning numbers a tenth of one. */
export function createPoints(count: number, pointAt: (line: number) => Place) {
  const latitudes = new Float32Array(count);
  const longitudes = new Float32Array(count);
  for (let line = 0; line < count; line += 1) {
    const { latitude, longitude } = pointAt(line);
    [latitudes[line], longitudes[line]] = [latitude, longitude];
  }
  /** The square of a line's distance in degrees. */
  const squareTo = ({ latitude, longitude }: Place) => {
    const shrink = Math.cos((latitude * Math.PI) / 180);
    return (line: number): number => {
      const north = (latitudes[line] ?? Infinity) - latitude;
      const east = ((longitudes[line] ?? Infinity) - longitude) * shrink;
      return north * north + east * east;
    };
  };
  return {
    /** Lines within a distance of a point. */
    around(point: Place, km: number): number[] {
      const square = squareTo(point);
      const reach = (km / kmPerDegree) ** 2;
      const found: number[] = [];
      for (let line = 0; line < count; line += 1) if (square(line) <= reach) found.push(line);
      return found;
    },
    /** Of the first lines the nearest to a point; -1 if there is none. */
    nearest(point: Place, first: number): { readonly line: number; readonly km: number } {
      const square = squareTo(point);
      let nearest = -1;
      let least = Number.POSITIVE_INFINITY;
      for (let line = 0; line < first; line += 1) {
        const one = square(line);
        if (one < least) [nearest, least] = [line, one];
      }
      return { line: nearest, km: Math.sqrt(least) * kmPerDegree };
    },
  };
}
