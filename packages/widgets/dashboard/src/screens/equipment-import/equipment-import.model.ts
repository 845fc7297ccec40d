import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { OutputOf, importEquipments } from '@yantra/contract/calls';
import { failureIn, type Language, textsIn } from '@yantra/language';
import { type Fixed, pictureNamesOf, safeCell, type Table } from './columns.ts';
import { messages } from './equipment-import.messages.ts';
import {
  createPicturesModel,
  type PicturesDependencies,
  type PicturesModel,
  type RowMachine,
} from './pictures.model.ts';
import { createSheet, type ReadFile, type Sheet } from './sheet.ts';

type Answer = OutputOf<typeof importEquipments>;
/** The server's errors of a row, by field. */
export type RowErrors = Answer['errors'][number];
/** A row that resembles one of the user's machines, or an earlier row. */
export type SameRow = NonNullable<Answer['same']>[number];
/** A word that matches no type or category. */
export type UnknownWord = NonNullable<Answer['unknownWords']>[number];

export interface ImportDependencies {
  /** The language of error texts; English without it. */
  readonly language?: Language | undefined;
  readonly parse: ReadFile;
  /** Formats a table as CSV. */
  readonly write: (columns: readonly string[], rows: readonly (readonly string[])[]) => Promise<string>;
  /** @throws {ApiError} */
  readonly send: (input: { rows: Record<string, string>[]; isTrial: boolean }) => Promise<Answer>;
  readonly pictures: Omit<PicturesDependencies, 'messageOf'>;
  readonly download: (name: string, text: string) => void;
  /** Called when machines were added or have got their pictures. */
  readonly onAdded: () => void;
  /** Initial values for all rows that leave them empty. */
  readonly known?: Fixed;
}

/** The errors by row. */
type ErrorsByRow = ReadonlyMap<number, RowErrors['errors']>;

/** The corrections of a row's place. */
export type MendedRow = NonNullable<Answer['mended']>[number];

/** The current step of the import. */
export type ImportStep = 'choose' | 'reading' | 'map' | 'checking' | 'checked' | 'adding' | 'done';

/** The state and logic of the import: a file, its columns, a trial, adding the valid rows, and their pictures. */
export interface ImportModel extends Sheet {
  readonly step: ReadonlySignal<ImportStep>;
  readonly failure: ReadonlySignal<string | undefined>;
  /** Whether leaving would lose something: a table not yet added, or pictures that are still sent. */
  readonly isUnfinished: ReadonlySignal<boolean>;
  readonly pictures: PicturesModel;
  /** By row, after the trial. */
  readonly errors: ReadonlySignal<ErrorsByRow>;
  /** Unknown words of the last trial. */
  readonly unknownWords: ReadonlySignal<readonly UnknownWord[]>;
  /** Rows of the last trial that resemble others. */
  readonly same: ReadonlySignal<readonly SameRow[]>;
  /** Unknown towns and states, with the values used instead. */
  readonly mended: ReadonlySignal<readonly MendedRow[]>;
  /** Valid rows that the user leaves out. */
  readonly skipped: ReadonlySignal<ReadonlySet<number>>;
  /** The number of rows to add, after the trial. */
  readonly good: ReadonlySignal<number>;
  readonly added: ReadonlySignal<number>;
  /** Of the valid rows, those that were already added by an interrupted attempt. */
  readonly already: ReadonlySignal<number>;
  readonly choose: (file: File) => Promise<void>;
  readonly check: () => Promise<void>;
  /** Leaves rows out, or includes them. */
  readonly skip: (rows: readonly number[], isSkipped: boolean) => void;
  /** Adds the valid rows, then uploads the pictures. It may be called again after a failure. */
  readonly add: () => Promise<void>;
  readonly sendPictures: () => Promise<void>;
  readonly downloadBad: () => Promise<void>;
}

/** The result of the last trial, if any. */
function createFindings() {
  const errors = signal<ErrorsByRow>(new Map());
  const unknownWords = signal<readonly UnknownWord[]>([]);
  const same = signal<readonly SameRow[]>([]);
  const mended = signal<readonly MendedRow[]>([]);
  const skipped = signal<ReadonlySet<number>>(new Set());
  return {
    errors,
    unknownWords,
    same,
    mended,
    skipped,
    /** Keeps the unknown words, so that the user can go on to the next. */
    forget: () =>
      batch(() => {
        errors.value = new Map();
        same.value = [];
        mended.value = [];
        skipped.value = new Set();
      }),
    /** A row like one of the user's machines is left out by default; duplicates within the file are included. */
    take: (answer: Answer, wrong: ErrorsByRow) =>
      batch(() => {
        errors.value = wrong;
        unknownWords.value = answer.unknownWords ?? [];
        same.value = answer.same ?? [];
        mended.value = answer.mended ?? [];
        skipped.value = new Set(same.peek().flatMap(({ row, id }) => (id === undefined ? [] : [row])));
      }),
    skip: (some: readonly number[], isSkipped: boolean) => {
      const others = [...skipped.peek()].filter((row) => !some.includes(row));
      skipped.value = new Set(isSkipped ? [...others, ...some] : others);
    },
    /** Existing machines of left-out rows: drafts among them get the rows' pictures. */
    ownDrafts: () =>
      same
        .peek()
        .flatMap(({ row, id, isDraft = false }): [number, RowMachine][] =>
          id !== undefined && skipped.peek().has(row) ? [[row, { id, isDraft }]] : [],
        ),
  };
}

/** Calls the server and translates its findings. */
function createServerCalls({ language, send }: ImportDependencies) {
  const texts = textsIn(language, messages);
  const errorsOf = ({ errors, errorCodes = {} }: RowErrors): RowErrors['errors'] =>
    failureIn(language, { message: '', errors, details: { errorCodes } }).errors ?? {};
  return {
    messageOf: (error: unknown) => texts.failed(failureIn(language, error as Error).message),
    ask: send,
    /** @param places the table's row of each row that was sent */
    errorsByRow: (answer: Answer, places: readonly number[]): ErrorsByRow =>
      new Map(answer.errors.map((one) => [places[one.row] ?? one.row, errorsOf(one)])),
  };
}

/** The current step and its failure. */
function createProgress(messageOf: (error: unknown) => string) {
  const step = signal<ImportStep>('choose');
  const failure = signal<string | undefined>(undefined);
  return {
    step,
    failure,
    attempt: async (during: ImportStep, back: ImportStep, ask: () => Promise<void>): Promise<void> => {
      batch(() => {
        failure.value = undefined;
        step.value = during;
      });
      try {
        await ask();
      } catch (error) {
        batch(() => {
          failure.value = messageOf(error);
          step.value = back;
        });
      }
    },
  };
}

/** A table for a spreadsheet: the invalid rows, each followed by its errors. */
async function badRows(
  { columns, rows }: Table,
  wrong: ErrorsByRow,
  texts: typeof messages,
  write: ImportDependencies['write'],
): Promise<string> {
  const bad = [...wrong]
    .toSorted(([one], [other]) => one - other)
    .map(([place, found]) => [...(rows[place] ?? []), Object.values(found).join(' ')]);
  return write(
    [...columns, texts.badColumn].map(safeCell),
    bad.map((row) => row.map(safeCell)),
  );
}

export function createImportModel(dependencies: ImportDependencies): ImportModel {
  const { language, parse, download, write, onAdded, known = {} } = dependencies;
  const texts = textsIn(language, messages);
  const { messageOf, ask, errorsByRow } = createServerCalls(dependencies);
  const { step, failure, attempt } = createProgress(messageOf);
  const added = signal(0);
  const already = signal(0);
  const { forget, take, ownDrafts, ...findings } = createFindings();
  const { errors, skipped } = findings;
  const changed = () => {
    forget();
    if (step.peek() !== 'choose') step.value = 'map';
  };
  const { sheet, open, rows } = createSheet(parse, texts, changed, known);
  const names = computed(() => (sheet.table.value ? pictureNamesOf(sheet.table.value, sheet.mapping.value) : []));
  const pictures = createPicturesModel({ ...dependencies.pictures, messageOf }, names);
  const sendPictures = async () => {
    await pictures.send();
    onAdded();
  };
  const addRows = async () => {
    const all = rows();
    const places = [...all.keys()].filter((row) => !errors.peek().has(row) && !skipped.peek().has(row));
    const input = places.map((row) => all[row] ?? {});
    const answer: Answer = input.length === 0 ? { added: 0, errors: [] } : await ask({ rows: input, isTrial: false });
    const became = (answer.machines ?? []).map(
      ({ row, id, isDraft }) => [places[row] ?? row, { id, isDraft }] as const,
    );
    batch(() => {
      // Errors that are new since the trial are shown at their rows of the whole table.
      errors.value = new Map([...errors.peek(), ...errorsByRow(answer, places)]);
      added.value = answer.added;
      already.value = answer.already ?? 0;
      pictures.setMachines(new Map([...ownDrafts(), ...became]));
      step.value = 'done';
    });
    await sendPictures();
  };

  return {
    ...sheet,
    ...findings,
    step,
    failure,
    pictures,
    added,
    already,
    sendPictures,
    isUnfinished: computed(
      () => (sheet.table.value !== undefined && step.value !== 'done') || pictures.isSending.value,
    ),
    good: computed(() => (sheet.table.value?.rows.length ?? 0) - errors.value.size - skipped.value.size),
    async choose(file) {
      forget();
      pictures.forget();
      batch(() => {
        findings.unknownWords.value = [];
        failure.value = undefined;
        step.value = 'reading';
      });
      const wrong = await open(file);
      batch(() => {
        failure.value = wrong;
        step.value = wrong === undefined ? 'map' : 'choose';
      });
    },
    check: () =>
      attempt('checking', 'map', async () => {
        const all = rows();
        const answer = await ask({ rows: all, isTrial: true });
        take(answer, errorsByRow(answer, [...all.keys()]));
        step.value = 'checked';
      }),
    add: () => (step.peek() === 'checked' ? attempt('adding', 'checked', addRows) : Promise.resolve()),
    async downloadBad() {
      const whole = sheet.table.peek();
      if (whole) download(texts.badName, await badRows(whole, errors.peek(), texts, write));
    },
  };
}
