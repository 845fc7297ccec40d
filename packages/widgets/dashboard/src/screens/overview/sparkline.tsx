import type { Points } from '../../kit/chart-scale.ts';

const width = 80;
const height = 24;
/** Days per point: single days are too noisy. */
const daysPerPoint = 3;

/** A figure's course as a line without numbers, which are shown beside it. */
export function Sparkline({ points }: { readonly points: Points }) {
  const sums = Array.from({ length: Math.ceil(points.length / daysPerPoint) }, (_, place) =>
    points.slice(place * daysPerPoint, (place + 1) * daysPerPoint).reduce((sum, { value }) => sum + value, 0),
  );
  if (sums.length < 2 || sums.every((sum) => sum === 0)) return null;
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  const places = sums.map((sum, place) => ({
    x: (place / (sums.length - 1)) * width,
    y: height - 2 - ((sum - least) / Math.max(1, most - least)) * (height - 4),
  }));
  const last = places.at(-1);
  return (
    <svg className="y-dashboard__spark" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r="2.5" />}
    </svg>
  );
}
