/** The area nearer to a point than to any other of them, no farther from it than a radius. */
export interface Cell {
  /** x and y alternating, in a world 1 wide. */
  readonly ring: readonly number[];
  /** 0 to 3; that of no neighbour, as far as four suffice. */
  readonly tint: number;
}

/** The corners of a circle. */
const corners = 24;
const tints = [0, 1, 2, 3] as const;

/**
 * Cells, each computed when it is first asked for and then kept.
 * @param points x and y alternating, in a world 1 wide
 * @param radiusAt the radius at a height in that world
 * @param largest the largest radius
 */
export function createCells(points: readonly number[], radiusAt: (y: number) => number, largest: number) {
  const bucketOf = (x: number, y: number) => Math.floor(x / largest / 2) * 2 ** 20 + Math.floor(y / largest / 2);
  const buckets = new Map<number, number[]>();
  const made = new Map<number, Cell>();
  const at = (index: number): readonly [number, number] => [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0];
  for (let index = 0; index < points.length / 2; index += 1) {
    const bucket = bucketOf(...at(index));
    const others = buckets.get(bucket);
    if (others) others.push(index);
    else buckets.set(bucket, [index]);
  }
  const around = (x: number, y: number) =>
    [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => buckets.get(bucketOf(x + right * 2 * largest, y + down * 2 * largest)) ?? []),
    );

  function make(index: number): Cell {
    const [x, y] = at(index);
    const radius = radiusAt(y);
    let ring = circle(x, y, radius);
    const beside: number[] = [];
    // The nearest first: those behind them cut nothing, and are no neighbours.
    const others = around(x, y)
      .filter((other) => other !== index)
      .map((other) => ({ other, right: at(other)[0] - x, down: at(other)[1] - y }))
      .map((one) => ({ ...one, way: Math.hypot(one.right, one.down) }))
      .filter(({ way }) => way > 0 && way < 2 * radius)
      .toSorted((a, b) => a.way - b.way);
    for (const { other, right, down } of others) {
      const rest = cut(ring, x + right / 2, y + down / 2, right, down);
      if (rest === ring) continue;
      ring = rest;
      beside.push(other);
    }
    const taken = beside.map((other) => made.get(other)?.tint);
    const uses = tints.map((tint) => taken.filter((one) => one === tint).length);
    return { ring, tint: tints[uses.indexOf(Math.min(...uses))] ?? 0 };
  }

  return (index: number): Cell => {
    const known = made.get(index) ?? make(index);
    made.set(index, known);
    return known;
  };
}

function circle(x: number, y: number, radius: number): readonly number[] {
  return Array.from({ length: corners }, (_, corner) => (corner / corners) * 2 * Math.PI).flatMap((angle) => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle),
  ]);
}

/** What of a convex ring is not beyond the line through (x, y) across the way (right, down); the ring itself if nothing is. */
function cut(ring: readonly number[], x: number, y: number, right: number, down: number): readonly number[] {
  const beyond = (index: number) => ((ring[index] ?? 0) - x) * right + ((ring[index + 1] ?? 0) - y) * down;
  const rest: number[] = [];
  let isCut = false;
  for (let index = 0; index < ring.length; index += 2) {
    const next = (index + 2) % ring.length;
    const [here, there] = [beyond(index), beyond(next)];
    if (here <= 0) rest.push(ring[index] ?? 0, ring[index + 1] ?? 0);
    else isCut = true;
    if (here > 0 === there > 0) continue;
    const share = here / (here - there);
    for (const axis of [0, 1]) {
      const from = ring[index + axis] ?? 0;
      rest.push(from + ((ring[next + axis] ?? 0) - from) * share);
    }
  }
  return isCut ? rest : ring;
}
