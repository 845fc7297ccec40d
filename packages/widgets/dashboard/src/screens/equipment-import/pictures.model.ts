import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { limits } from '@yantra/domain';
import type { PictureFile, RefusedFile } from './picture-files.ts';
import { type Matched, matchPictures, mostPictures } from './picture-names.ts';

/** A machine that a row became, or that one had before. */
export interface RowMachine {
  readonly id: string;
  readonly isDraft: boolean;
}

export interface PicturesDependencies {
  readonly open: (
    files: readonly File[],
  ) => Promise<{ readonly pictures: readonly PictureFile[]; readonly refused: readonly RefusedFile[] }>;
  /** Makes it small and sends it; answers its address. @throws {ApiError}, or another error where it is no picture that can be read */
  readonly upload: (file: Blob) => Promise<string>;
  /** Gives machines their pictures; answers the ids of those that have theirs now. @throws {ApiError} */
  readonly give: (
    machines: readonly { readonly id: string; readonly images: string[] }[],
  ) => Promise<readonly string[]>;
  /** Whether an error says something of the picture alone, not of the line or the account. */
  readonly isOfPicture: (error: unknown) => boolean;
  /** An error as a sentence. */
  readonly said: (error: unknown) => string;
}

/** The pictures of the rows: chosen at any time, matched by name, sent once the rows are machines. */
export interface PicturesModel {
  readonly files: ReadonlySignal<readonly PictureFile[]>;
  readonly refused: ReadonlySignal<readonly RefusedFile[]>;
  readonly isReading: ReadonlySignal<boolean>;
  readonly matched: ReadonlySignal<Matched>;
  /** By row, what it became. */
  readonly machines: ReadonlySignal<ReadonlyMap<number, RowMachine>>;
  readonly isSending: ReadonlySignal<boolean>;
  /** Of the pictures that are sent, how many are there. */
  readonly sent: ReadonlySignal<{ readonly done: number; readonly of: number }>;
  /** Why sending stopped; `send` goes on where it did. */
  readonly failure: ReadonlySignal<string | undefined>;
  /** Names of pictures that could not be read. */
  readonly unreadable: ReadonlySignal<readonly string[]>;
  readonly choose: (files: readonly File[]) => Promise<void>;
  /** Pictures for one row, whatever they are called. */
  readonly chooseFor: (row: number, files: readonly File[]) => Promise<void>;
  readonly settle: (machines: ReadonlyMap<number, RowMachine>) => void;
  /** Sends what drafts wait for. */
  readonly send: () => Promise<void>;
  readonly forget: () => void;
}

/* A few machines at a time have theirs, so that a line that dies takes little along. */
const machinesAtOnce = Math.min(10, limits.machinesAtOnce);

type Names = ReadonlySignal<readonly (readonly string[])[]>;

/** The files that were chosen, and whose they are. */
function createFiles(open: PicturesDependencies['open'], names: Names) {
  const files = signal<readonly PictureFile[]>([]);
  const refused = signal<readonly RefusedFile[]>([]);
  const isReading = signal(false);
  const own = signal<ReadonlyMap<number, readonly PictureFile[]>>(new Map());
  const matched = computed(() =>
    matchPictures(
      files.value.map(({ name }) => name),
      names.value,
    ),
  );
  const reading = async (chosen: readonly File[], keep: (pictures: readonly PictureFile[]) => void) => {
    isReading.value = true;
    const found = await open(chosen).finally(() => (isReading.value = false));
    batch(() => {
      refused.value = found.refused;
      keep(found.pictures);
    });
  };
  return {
    shown: { files, refused, isReading, matched },
    choose: (chosen: readonly File[]) => reading(chosen, (pictures) => (files.value = [...files.peek(), ...pictures])),
    chooseFor: (row: number, chosen: readonly File[]) =>
      reading(chosen, (pictures) => (own.value = new Map([...own.peek(), [row, pictures]]))),
    of: (row: number): readonly PictureFile[] =>
      own.peek().get(row) ?? (matched.peek().byRow.get(row) ?? []).flatMap((at) => files.peek()[at] ?? []),
    forget: () => (own.value = new Map()),
  };
}

/** Sends pictures, each once: rows may share one, and what stopped goes on. */
function createUploads({ upload, isOfPicture }: PicturesDependencies) {
  const addresses = new Map<PictureFile, string>();
  const unreadable = signal<readonly string[]>([]);
  const sent = signal({ done: 0, of: 0 });
  const failed = new Set<PictureFile>();
  return {
    unreadable,
    sent,
    isLost: (picture: PictureFile) => failed.has(picture),
    begin: (pictures: readonly PictureFile[]) => {
      const different = new Set([...addresses.keys(), ...failed, ...pictures]);
      sent.value = { done: addresses.size + failed.size, of: different.size };
    },
    /** `undefined` for one that is no picture that can be read. @throws what stops all */
    addressOf: async (picture: PictureFile): Promise<string | undefined> => {
      const known = addresses.get(picture);
      if (known !== undefined) return known;
      try {
        addresses.set(picture, await upload(await picture.open()));
      } catch (error) {
        if (!isOfPicture(error)) throw error;
        failed.add(picture);
        unreadable.value = [...unreadable.peek(), picture.name];
      }
      sent.value = { ...sent.peek(), done: addresses.size + failed.size };
      return addresses.get(picture);
    },
  };
}

/** @param names by row, what its pictures may be called */
export function createPicturesModel(dependencies: PicturesDependencies, names: Names): PicturesModel {
  const { choose, chooseFor, of, forget, shown } = createFiles(dependencies.open, names);
  const { addressOf, begin, isLost, sent, unreadable } = createUploads(dependencies);
  const machines = signal<ReadonlyMap<number, RowMachine>>(new Map());
  const isSending = signal(false);
  const failure = signal<string | undefined>(undefined);

  const waiting = () =>
    [...machines.peek()].flatMap(([row, { id, isDraft }]) => {
      const pictures = isDraft
        ? of(row)
            .filter((one) => !isLost(one))
            .slice(0, mostPictures)
        : [];
      return pictures.length > 0 ? [{ row, id, pictures }] : [];
    });
  async function sendSome(some: ReturnType<typeof waiting>): Promise<void> {
    const whole = [];
    for (const { row, id, pictures } of some) {
      const images: string[] = [];
      for (const picture of pictures) images.push((await addressOf(picture)) ?? '');
      const there = images.filter(Boolean);
      if (there.length > 0) whole.push({ row, id, images: there });
    }
    if (whole.length === 0) return;
    await dependencies.give(whole.map(({ id, images }) => ({ id, images })));
    // Who is not among those that were given has pictures already: sent before, by an answer that was lost.
    const given = whole.map(({ row, id }) => [row, { id, isDraft: false }] as const);
    machines.value = new Map([...machines.peek(), ...given]);
  }
  async function send(): Promise<void> {
    const all = waiting();
    if (isSending.peek() || all.length === 0) return;
    batch(() => {
      isSending.value = true;
      failure.value = undefined;
      begin(all.flatMap(({ pictures }) => pictures));
    });
    try {
      for (let first = 0; first < all.length; first += machinesAtOnce)
        await sendSome(all.slice(first, first + machinesAtOnce));
    } catch (error) {
      failure.value = dependencies.said(error);
    } finally {
      isSending.value = false;
    }
  }
  return {
    ...shown,
    machines,
    isSending,
    sent,
    failure,
    unreadable,
    choose,
    chooseFor,
    settle: (known) => (machines.value = known),
    send,
    forget: () =>
      batch(() => {
        machines.value = new Map();
        failure.value = undefined;
        forget();
      }),
  };
}
