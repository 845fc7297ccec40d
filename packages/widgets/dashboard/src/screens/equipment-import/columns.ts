import { inputLengths } from '@yantra/domain';
import { messages } from './equipment-import.messages.ts';
import { fold } from './fold.ts';
import { foldsOf, headingsOf, unitInHeading } from './headings.ts';
import { type ImportField, importFields } from './import-fields.ts';

/** A table as it stands in the file. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** By row, its number in the file as a spreadsheet counts; without it, rows follow the headings. */
  readonly lines?: readonly number[];
  /** Whether the template's example stood in it, which is no machine. */
  readonly hasExample?: boolean;
  /** What should be looked at, for its letters may be others than were written. */
  readonly doubt?: 'windows-1252' | 'damaged';
}
/** By column: which field it is; undefined leaves it out. */
export type Mapping = readonly (ImportField | undefined)[];
/** What cells without a text say in all rows. */
export type Fixed = Readonly<Partial<Record<ImportField, string>>>;

const isField = (field: ImportField, ways: readonly string[], way: number): boolean => {
  const name = ways[way];
  return name !== undefined && [fold(field), fold(messages.fields[field]), ...headingsOf(field)].includes(name);
};

/** Which column is what, by the columns' names; no field is given twice. What is called so as a whole goes first. */
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
  return found;
}

/** The mapping with a column that is something else now; the column that was it is left out. */
export const remap = (mapping: Mapping, column: number, field: ImportField | undefined): Mapping =>
  mapping.map((one, index) => (index === column ? field : one === field ? undefined : one));

/** What the headings say of all rows: the unit in `Rate per day`. */
export function saidByHeadings(columns: readonly string[], mapping: Mapping): Fixed {
  if (mapping.includes('rentalType')) return {};
  const unit = unitInHeading(columns[mapping.indexOf('rentalValue')] ?? '');
  return unit === undefined ? {} : { rentalType: unit };
}

/* With a name that a heading row has, not a title. */
const leastNames = 2;
const looked = 15;

/** Which row has the headings: the one of the first that names most columns, for above it may stand the firm and the date. */
export function headingRow(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, looked).map((row) => guessMapping(row).filter(Boolean).length);
  const most = Math.max(0, ...known);
  return most < leastNames ? rows.findIndex((row) => row.some((text) => text !== '')) : known.indexOf(most);
}

/** The words of types and categories that somebody has said what they mean, by field and word: an id. */
export type Words = ReadonlyMap<string, string>;
export const wordKey = (field: string, word: string): string => `${field} ${word.trim()}`;

const imageFields: readonly ImportField[] = ['image1Url', 'image2Url', 'image3Url'];

/** A picture's file named in a cell, which is no address. */
export const isFileName = (text: string): boolean => !/^(?:https?:|\/)/i.test(text);

/** The rows by field names, as the server takes them. Names of pictures' files are for here alone. */
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

/** By row, what a picture of it may be called. */
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

/** A cell that a spreadsheet would take for a formula stays a text. */
export const safeCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
