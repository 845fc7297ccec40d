/** A small PMTiles file with streets, as an operator may have one: OpenStreetMap's layers as Protomaps names them, made up around a place. */
import { BufferWriter, Compression, S2PMTilesWriter, TileType } from 's2-pmtiles';
import { type Feature, type Place, type Point, type Shape, isIn, pune, town, townAround, worldOf } from './town.ts';

/** As everywhere on the web: so many steps in a tile. */
const extent = 4096;
const zooms = { least: 0, most: 14 } as const;

/* Protocol buffers, as far as a tile needs them. */
const varint = (value: number): number[] => {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
};
const field = (number: number, bytes: readonly number[]) => [
  ...varint(number * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
];
const plain = (number: number, value: number) => [...varint(number * 8), ...varint(value)];
const textBytes = (text: string) => [...new TextEncoder().encode(text)];
const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2);
const shapes: Readonly<Record<Shape, number>> = { point: 1, line: 2, area: 3 };

function geometryOf({ shape, points }: Feature, toTile: (point: Point) => Point): number[] {
  let last: Point = [0, 0];
  const step = (point: Point) => {
    const [x, y] = toTile(point);
    const moved = [zigzag(x - last[0]), zigzag(y - last[1])];
    last = [x, y];
    return moved;
  };
  const [first, ...rest] = points;
  if (!first) return [];
  return [
    9,
    ...step(first),
    ...(rest.length > 0 ? [rest.length * 8 + 2, ...rest.flatMap(step)] : []),
    ...(shape === 'area' ? [15] : []),
  ].flatMap(varint);
}

function layerBytes(name: string, features: readonly Feature[], toTile: (point: Point) => Point): number[] {
  const keys: string[] = [];
  const values: (string | number)[] = [];
  const indexIn = <Value>(list: Value[], value: Value) => {
    if (!list.includes(value)) list.push(value);
    return list.indexOf(value);
  };
  const bodies = features.flatMap((one) => {
    const tags = Object.entries(one.facts).flatMap(([key, value]) => [indexIn(keys, key), indexIn(values, value)]);
    return field(2, [
      ...field(2, tags.flatMap(varint)),
      ...plain(3, shapes[one.shape]),
      ...field(4, geometryOf(one, toTile)),
    ]);
  });
  return [
    ...plain(15, 2),
    ...field(1, textBytes(name)),
    ...bodies,
    ...keys.flatMap((key) => field(3, textBytes(key))),
    ...values.flatMap((value) => field(4, typeof value === 'string' ? field(1, textBytes(value)) : plain(4, value))),
    ...plain(5, extent),
  ];
}

/** The file's bytes: a town of streets around a place, from zoom 0 to 14. */
export async function streetFile({ latitude, longitude }: Place = pune): Promise<Uint8Array> {
  const writer = new BufferWriter();
  const file = new S2PMTilesWriter(writer, TileType.Pbf, Compression.None);
  const features = townAround({ latitude, longitude });
  const [west, north] = worldOf({ latitude: latitude + town.half, longitude: longitude - town.half });
  const [east, south] = worldOf({ latitude: latitude - town.half, longitude: longitude + town.half });
  for (let zoom: number = zooms.least; zoom <= zooms.most; zoom += 1) {
    const tiles = 2 ** zoom;
    for (let x = Math.floor(west * tiles); x <= Math.floor(east * tiles); x += 1) {
      for (let y = Math.floor(north * tiles); y <= Math.floor(south * tiles); y += 1) {
        const there = features.filter((one) => one.from <= zoom && isIn(one, x / tiles, y / tiles, 1 / tiles));
        const toTile = ([right, down]: Point): Point => [
          Math.round((right * tiles - x) * extent),
          Math.round((down * tiles - y) * extent),
        ];
        const layers = [...new Set(there.map(({ layer }) => layer))].flatMap((name) =>
          field(
            3,
            layerBytes(
              name,
              there.filter(({ layer }) => layer === name),
              toTile,
            ),
          ),
        );
        await file.writeTileXYZ(zoom, x, y, Uint8Array.from(layers));
      }
    }
  }
  await file.commit({ name: 'Streets' } as Parameters<typeof file.commit>[0]);
  return writer.commit();
}
