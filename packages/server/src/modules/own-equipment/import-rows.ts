import type { AddEquipmentInput } from '@yantra/contract/calls';
import { callSchemas } from '@yantra/contract/schemas';
import { convertedTo, rentalTypes, statusOf } from '@yantra/domain';
import { foldText, sizesIn } from '@yantra/words';
import { singular, wordsOf } from '../../database/search-words.ts';
import { saidOf } from '../../http/answer.ts';

/** A row of a table as it was sent: field name to text. */
export type ImportRow = Readonly<Record<string, string>>;

/** The categories and types that a row may name. */
export interface ImportNames {
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly types: readonly { readonly id: number; readonly type: string; readonly sub_type: string }[];
  /** By type, what its machines are hired by. */
  readonly units: ReadonlyMap<number, string>;
}

const keyOf = (text: string): string => wordsOf(text).map(singular).join(' ');
/* No row of ours has it, so that what names nothing is told apart from what was left out. */
const unknownId = 2_147_483_647;
const amount = (text: string | undefined): string => (text ?? '').replace(/[₹,\s]/g, '');

/** A size in the unit: `14`, `14 t`, `14 ton`, `14,000 kg`; a text that is none stays as it is, for the check to refuse. */
function capacityIn(text: string, unit: string): string | number {
  const bare = amount(foldText(text));
  const own = bare.endsWith(unit.toLowerCase()) ? bare.slice(0, -unit.length) : bare;
  if (/^\d+(\.\d+)?$/.test(own)) return own;
  const [size] = sizesIn(text).sizes.flatMap((one) => convertedTo(unit, one) ?? []);
  return size === undefined ? text : Number(size.toPrecision(6));
}

/** Turns rows into the form's input and checks it as the form's is. */
export function rowReader({ categories, types, units }: ImportNames) {
  const categoryIds = new Map(
    categories.flatMap(({ id, name }) => [[String(id), id] as const, [keyOf(name), id] as const]),
  );
  const byWhole = new Map(types.map(({ id, type, sub_type }) => [keyOf(`${type} ${sub_type}`), id]));
  const byType = Map.groupBy(types, ({ type }) => keyOf(type));

  const categoriesOf = (text: string) =>
    text
      .split(/[;|]/)
      .filter((part) => part.trim() !== '')
      .map((part) => ({ id: categoryIds.get(keyOf(part)) ?? unknownId }));
  const typeOf = (text: string): string | number => {
    if (text === '' || /^\d+$/.test(text)) return text;
    if (keyOf(text) === 'other') return 0;
    const ofType = byType.get(keyOf(text)) ?? [];
    return byWhole.get(keyOf(text)) ?? (ofType.length === 1 ? ofType[0]?.id : undefined) ?? unknownId;
  };
  const rentalTypeOf = (text: string): string | number =>
    rentalTypes.find(({ name, unit }) => [name, unit].some((one) => keyOf(one) === keyOf(text)))?.id ?? text;

  return (row: ImportRow): { readonly input: AddEquipmentInput } | { readonly errors: Record<string, string> } => {
    const field = (...names: string[]) => names.map((name) => row[name]?.trim()).find((text) => text) ?? '';
    const given = Object.fromEntries(Object.entries(row).map(([name, text]) => [name, text.trim()]));
    const rental = field('rentalType');
    const discount = amount(row['discount']).replace('%', '');
    const named = categoriesOf(field('categories', 'category'));
    const equipmentTypeId = typeOf(field('equipmentTypeId', 'equipmentType'));
    const capacity = field('capacity');
    const unit = units.get(Number(equipmentTypeId));
    const parsed = callSchemas.addEquipment.input.safeParse({
      ...given,
      ...(named.length === 0 ? { categories: [] } : { categories: named }),
      equipmentTypeId,
      capacity: unit === undefined || capacity === '' ? undefined : capacityIn(capacity, unit),
      rentalValue: amount(row['rentalValue']),
      discount: discount === '' ? undefined : discount,
      rentalType: rental === '' ? undefined : rentalTypeOf(rental),
      status: statusOf(field('status')) ?? field('status'),
    });
    return parsed.success ? { input: parsed.data } : { errors: saidOf(parsed.error) };
  };
}
