import { inputLengths } from '@yantra/domain';
import { messages } from './equipment-import.messages.ts';
import { fold } from './fold.ts';
import { foldsOf, headingsOf, tierInHeading, unitInHeading } from './headings.ts';
import { type ImportField, importFields } from './import-fields.ts';

/** A table as read from the file. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The rows' numbers in the file, as a spreadsheet counts; by default they follow the headings. */
  readonly lines?: readonly number[];
  /** Whether the template's example row was in it, which is not imported. */
  readonly hasExample?: boolean;
  /** A warning that letters may have been decoded wrongly. */
  readonly doubt?: 'windows-1252' | 'damaged';
}
/** The field of each column; undefined ignores the column. */
export type Mapping = readonly (ImportField | undefined)[];
/** Values for empty cells, for all rows. */
export type Fixed = Readonly<Partial<Record<ImportField, string>>>;

const isField = (field: ImportField, ways: readonly string[], way: number): boolean => {
  const name = ways[way];
  return name !== undefined && [fold(field), fold(messages.fields[field]), ...headingsOf(field)].includes(name);
};

/** Guesses the field of each column by its heading; each field is used once. Headings that match as a whole go first. */
export function guessMapping(columns: readonly string[]): Mapping {
  const taken = new Set<ImportField>();
  const found: (ImportField | undefined)[] = columns.map(() => undefined);
  const ways = columns.map(foldsOf);
  for (const way of [0, 1, 2]) {
    for (const [at, folds] of ways.entries()) {
      if (found[at] !== undefined) continue;
      const field = importFields.find((one) => !taken.has(one) && isField(one, folds, way));
      if (field) taken.add(field);
      found[at] = field;
    }
  }
  // Of several rents the first is the rent itself, the others are of the rate card.
  return found.map((field, at) => {
    const tier = field ?? tierInHeading(columns[at] ?? '');
    if (field !== undefined || tier === undefined || taken.has(tier)) return field;
    taken.add(tier);
    return tier;
  });
}

/** The mapping with one column changed; the field's previous column is ignored then. */
export const remap = (mapping: Mapping, column: number, field: ImportField | undefined): Mapping =>
  mapping.map((one, index) => (index === column ? field : one === field ? undefined : one));

/** Values that a heading gives for all rows: the unit in `Rate per day`. */
export function saidByHeadings(columns: readonly string[], mapping: Mapping): Fixed {
  if (mapping.includes('rentalType')) return {};
  const unit = unitInHeading(columns[mapping.indexOf('rentalValue')] ?? '');
  return unit === undefined ? {} : { rentalType: unit };
}

/* A title row names fewer columns than a heading row. */
const leastNames = 2;
const looked = 15;

/** The index of the heading row: of the first rows, the one that names most columns, since firm and date may come above it. */
export function headingRow(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, looked).map((row) => guessMapping(row).filter(Boolean).length);
  const most = Math.max(0, ...known);
  return most < leastNames ? rows.findIndex((row) => row.some((text) => text !== '')) : known.indexOf(most);
}

/** What the user said unknown words of types and categories mean: ids by field and word. */
export type Words = ReadonlyMap<string, string>;
export const wordKey = (field: string, word: string): string => `${field} ${word.trim()}`;

const imageFields: readonly ImportField[] = ['image1Url', 'image2Url', 'image3Url'];

/** Whether a cell holds a picture's file name instead of an address. */
export const isFileName = (text: string): boolean => !/^(?:https?:|\/)/i.test(text);

/** The rows by field names, for the server. Names of picture files are only used here. */
export const rowsOf = (
  { rows }: Table,
  mapping: Mapping,
  { fixed = {}, words = new Map() }: { readonly fixed?: Fixed; readonly words?: Words } = {},
): Record<string, string>[] =>
  rows.map((row) => {
    const cells = mapping.flatMap((field, index): [ImportField, string][] => {
      const text = (row[index] ?? '').trim().slice(0, inputLengths.importedText);
      if (!field || !text || (imageFields.includes(field) && isFileName(text))) return [];
      return [[field, words.get(wordKey(field, text)) ?? text]];
    });
    const others = Object.entries(fixed).filter(([, text]) => text !== '');
    return Object.fromEntries([...others, ...cells]);
  });

/** By row, the possible names of its pictures. */
export function pictureNamesOf({ rows, lines }: Table, mapping: Mapping): readonly (readonly string[])[] {
  const cell = (row: readonly string[], field: ImportField) => row[mapping.indexOf(field)]?.trim() ?? '';
  return rows.map((row, at) => {
    const [name, model] = [cell(row, 'name'), cell(row, 'modelNumber')];
    const files = imageFields.map((field) => cell(row, field)).filter((text) => text !== '' && isFileName(text));
    return [...files, `${name} ${model}`, name, model, `row ${lines?.[at] ?? at + 2}`].filter(
      (text) => text.trim() !== '',
    );
  });
}

/** Prefixes a cell that a spreadsheet would run as a formula. */
export const safeCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
