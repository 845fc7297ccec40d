/* Units of machine sizes. A factor converts to the first unit of the same dimension. A generator's kVA assume the usual power factor of 0.8 (IS 13364). */
const table = {
  t: ['mass', 1],
  kg: ['mass', 0.001],
  m: ['length', 1],
  ft: ['length', 0.3048],
  in: ['length', 0.0254],
  mm: ['length', 0.001],
  m3: ['volume', 1],
  L: ['volume', 0.001],
  cft: ['volume', 0.028_316_8],
  'm3/h': ['flow', 1],
  cfm: ['flow', 1.699_01],
  HP: ['power', 1],
  kW: ['power', 1.341_02],
  kVA: ['power', 1.072_82],
  't/h': ['output', 1],
  A: ['current', 1],
  TR: ['cooling', 1],
  m2: ['area', 1],
  row: ['rows', 1],
  'pouch/min': ['packs', 1],
} as const;

/** A unit as stored and sent, in ASCII. */
export type UnitName = keyof typeof table;

/** A machine's size: 14 `t`, 125 `kVA`. */
export interface Capacity {
  readonly value: number;
  readonly unit: string;
}

export const unitNames = Object.keys(table) as readonly UnitName[];

export function isUnit(text: string): text is UnitName {
  return Object.hasOwn(table, text);
}

/** A size in another unit of its dimension; `undefined` if the dimensions differ. */
export function convertedTo(unit: string, { value, unit: from }: Capacity): number | undefined {
  if (unit === from) return value;
  if (!isUnit(unit) || !isUnit(from)) return undefined;
  const [dimension, factor] = table[unit];
  const [ofFrom, factorFrom] = table[from];
  return dimension === ofFrom ? (value * factorFrom) / factor : undefined;
}

/** A unit for display: `m³`. */
export function unitText(unit: string): string {
  return unit.replace('m3', 'm³').replace('m2', 'm²');
}

/** `14 t`, `16 m³`, `62.5 kVA`; at most two decimals. */
export function formatCapacity({ value, unit }: Capacity): string {
  return `${Math.round(value * 100) / 100} ${unitText(unit)}`;
}
