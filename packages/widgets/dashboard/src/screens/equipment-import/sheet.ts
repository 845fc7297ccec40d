import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import { importRows } from '@yantra/domain';
import {
  type Fixed,
  guessMapping,
  type Mapping,
  remap,
  rowsOf,
  saidByHeadings,
  type Table,
  wordKey,
} from './columns.ts';
import type { messages } from './equipment-import.messages.ts';
import { type ImportField } from './import-fields.ts';
import type { Unreadable } from './unreadable.ts';

/** Reads a file as a table. */
export type ReadFile = (file: File) => Promise<Table | Unreadable>;

const mostBytes = 5_000_000;

/** The file's table, or an error message. */
async function read(file: File, parse: ReadFile, texts: typeof messages): Promise<Table | string> {
  if (file.size > mostBytes) return texts.tooLarge;
  const table = await parse(file).catch((): Unreadable => ({ fault: 'unreadable' }));
  if ('fault' in table)
    return table.fault === 'openQuote' ? texts.openQuote(table.line ?? 1) : texts.faults[table.fault];
  if (table.columns.length < 2) return texts.faults.unreadable;
  if (table.rows.length === 0) return table.hasExample ? texts.onlyExample : texts.empty;
  return table.rows.length > importRows ? texts.tooMany : table;
}

/** The file, the fields of its columns, and values for all its rows. */
export interface Sheet {
  readonly fileName: ReadonlySignal<string>;
  readonly table: ReadonlySignal<Table | undefined>;
  readonly mapping: ReadonlySignal<Mapping>;
  /** Values for rows that leave them empty. */
  readonly fixed: ReadonlySignal<Fixed>;
  readonly map: (column: number, field: ImportField | undefined) => void;
  readonly fix: (field: ImportField, text: string) => void;
  /** Sets the meaning of an unknown word for all rows with it; an empty id removes it. */
  readonly translate: (field: string, word: string, id: string) => void;
  /** The meaning that was set for a word. */
  readonly meaningOf: (field: string, word: string) => string;
}

/** @param onChanged the last trial is no longer valid @param known initial values for all rows */
export function createSheet(parse: ReadFile, texts: typeof messages, onChanged: () => void, known: Fixed) {
  const fileName = signal('');
  const table = signal<Table | undefined>(undefined);
  const mapping = signal<Mapping>([]);
  const fixed = signal<Fixed>(known);
  const words = signal<ReadonlyMap<string, string>>(new Map());
  const changing = (change: () => void) =>
    batch(() => {
      change();
      onChanged();
    });
  const sheet: Sheet = {
    fileName,
    table,
    mapping,
    fixed,
    map: (column, field) => changing(() => (mapping.value = remap(mapping.peek(), column, field))),
    fix: (field, text) => changing(() => (fixed.value = { ...fixed.peek(), [field]: text })),
    translate: (field, word, id) =>
      changing(
        () =>
          (words.value = new Map(
            [...words.peek(), [wordKey(field, word), id]].filter(([, one]) => one !== '') as [string, string][],
          )),
      ),
    meaningOf: (field, word) => words.value.get(wordKey(field, word)) ?? '',
  };
  return {
    sheet,
    /** Returns an error message, if any. */
    open: async (file: File): Promise<string | undefined> => {
      batch(() => {
        table.value = undefined;
        fileName.value = file.name;
      });
      const found = await read(file, parse, texts);
      if (typeof found === 'string') return found;
      batch(() => {
        table.value = found;
        mapping.value = guessMapping(found.columns);
        fixed.value = { ...fixed.peek(), ...saidByHeadings(found.columns, mapping.peek()) };
      });
      return undefined;
    },
    /** The rows for the server. */
    rows: (): Record<string, string>[] => {
      const whole = table.peek();
      return whole ? rowsOf(whole, mapping.peek(), { fixed: fixed.peek(), words: words.peek() }) : [];
    },
  };
}
