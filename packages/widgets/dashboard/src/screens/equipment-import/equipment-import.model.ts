import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import { importRows } from '@yantra/domain';
import { errorsIn } from '@yantra/form';
import { type Language, sentenceIn, textsIn } from '@yantra/language';
import { type ImportField, type Mapping, type Table, guessMapping, remap, rowsOf, safeCell } from './columns.ts';
import { messages } from './equipment-import.messages.ts';

/** What the server says of a row: field to sentence. */
export interface RowErrors {
  readonly row: number;
  readonly errors: Readonly<Record<string, string>>;
}
interface Answer {
  readonly added: number;
  readonly already?: number | undefined;
  readonly errors: readonly RowErrors[];
}

export interface ImportDependencies {
  /** In which faults are told; without it, English. */
  readonly language?: Language | undefined;
  /** @throws where the file is no table */
  readonly parse: (file: File) => Promise<Table>;
  /** A table as a CSV's text. */
  readonly write: (columns: readonly string[], rows: readonly (readonly string[])[]) => Promise<string>;
  /** @throws {ApiError} */
  readonly send: (input: { rows: Record<string, string>[]; isTrial: boolean }) => Promise<Answer>;
  readonly download: (name: string, text: string) => void;
  /** Machines were added. */
  readonly onAdded: () => void;
}

/** What is wrong, by row: field to sentence. */
type Wrong = ReadonlyMap<number, RowErrors['errors']>;

/** How far the import is. */
export type ImportStep = 'choose' | 'reading' | 'map' | 'checking' | 'checked' | 'adding' | 'done';

/** The thinking of the import: a file, its columns, a trial, and what was right. */
export interface ImportModel {
  readonly step: ReadonlySignal<ImportStep>;
  readonly failure: ReadonlySignal<string | undefined>;
  readonly fileName: ReadonlySignal<string>;
  readonly table: ReadonlySignal<Table | undefined>;
  readonly mapping: ReadonlySignal<Mapping>;
  /** By row, once it was tried. */
  readonly errors: ReadonlySignal<Wrong>;
  /** Rows that are right, once they were tried. */
  readonly good: ReadonlySignal<number>;
  readonly added: ReadonlySignal<number>;
  /** Of those that are right, the ones that stood there from a try before. */
  readonly already: ReadonlySignal<number>;
  readonly choose: (file: File) => Promise<void>;
  readonly map: (column: number, field: ImportField | undefined) => void;
  readonly check: () => Promise<void>;
  /** Adds the rows that are right. */
  readonly add: () => Promise<void>;
  readonly downloadBad: () => Promise<void>;
}

const mostBytes = 5_000_000;

/** The file as a table, or what is wrong with it. */
async function read(file: File, parse: ImportDependencies['parse'], texts: typeof messages): Promise<Table | string> {
  if (file.size > mostBytes) return texts.tooLarge;
  const table = await parse(file).catch(() => undefined);
  if (!table || table.columns.length < 2) return texts.unreadable;
  if (table.rows.length === 0) return texts.empty;
  return table.rows.length > importRows ? texts.tooMany : table;
}

/** The file, its columns, and what is known to be wrong with its rows. */
function createSheet(parse: ImportDependencies['parse'], texts: typeof messages) {
  const step = signal<ImportStep>('choose');
  const failure = signal<string | undefined>(undefined);
  const fileName = signal('');
  const table = signal<Table | undefined>(undefined);
  const mapping = signal<Mapping>([]);
  const errors = signal<Wrong>(new Map());
  const refuse = (sentence: string, back: ImportStep) =>
    batch(() => {
      failure.value = sentence;
      step.value = back;
    });
  return {
    step,
    failure,
    fileName,
    table,
    mapping,
    errors,
    refuse,
    async choose(file: File) {
      batch(() => {
        step.value = 'reading';
        failure.value = undefined;
        errors.value = new Map();
        table.value = undefined;
        fileName.value = file.name;
      });
      const known = await read(file, parse, texts);
      if (typeof known === 'string') return refuse(known, 'choose');
      batch(() => {
        table.value = known;
        mapping.value = guessMapping(known.columns);
        step.value = 'map';
      });
    },
    map(column: number, field: ImportField | undefined) {
      batch(() => {
        mapping.value = remap(mapping.peek(), column, field);
        errors.value = new Map();
        step.value = 'map';
      });
    },
  };
}

export function createImportModel(dependencies: ImportDependencies): ImportModel {
  const { language, parse, write, send, download, onAdded } = dependencies;
  const texts = textsIn(language, messages);
  const { refuse, ...sheet } = createSheet(parse, texts);
  const { step, failure, table, mapping, errors } = sheet;
  const added = signal(0);
  const already = signal(0);

  const ask = async (rows: Record<string, string>[], isTrial: boolean, back: ImportStep) => {
    failure.value = undefined;
    try {
      return await send({ rows, isTrial });
    } catch (error) {
      refuse(texts.failed(sentenceIn(language, (error as Error).message)), back);
      return undefined;
    }
  };
  const wrongIn = (answer: Answer) => new Map(answer.errors.map((one) => [one.row, errorsIn(language, one.errors)]));

  return {
    ...sheet,
    good: computed(() => (table.value?.rows.length ?? 0) - errors.value.size),
    added,
    already,
    async check() {
      const known = table.peek();
      if (!known) return;
      step.value = 'checking';
      const answer = await ask(rowsOf(known, mapping.peek()), true, 'map');
      if (!answer) return;
      batch(() => {
        errors.value = wrongIn(answer);
        step.value = 'checked';
      });
    },
    async add() {
      const known = table.peek();
      if (!known || step.peek() !== 'checked') return;
      const wrong = errors.peek();
      const places = [...known.rows.keys()].filter((index) => !wrong.has(index));
      const rows = rowsOf(known, mapping.peek());
      step.value = 'adding';
      const answer = await ask(
        rows.filter((_, index) => !wrong.has(index)),
        false,
        'checked',
      );
      if (!answer) return;
      // What has become wrong since the trial is told by its place in the whole table.
      const late = answer.errors.flatMap(({ row, errors: found }): [number, RowErrors['errors']][] => {
        const place = places[row];
        return place === undefined ? [] : [[place, errorsIn(language, found)]];
      });
      batch(() => {
        errors.value = new Map([...wrong, ...late]);
        added.value = answer.added;
        already.value = answer.already ?? 0;
        step.value = 'done';
      });
      if (answer.added > 0) onAdded();
    },
    async downloadBad() {
      const known = table.peek();
      if (!known) return;
      const rows = [...errors.peek()]
        .toSorted(([one], [other]) => one - other)
        .map(([place, found]) => [...(known.rows[place] ?? []), Object.values(found).join(' ')].map(safeCell));
      download(texts.badName, await write([...known.columns, texts.badColumn].map(safeCell), rows));
    },
  };
}
