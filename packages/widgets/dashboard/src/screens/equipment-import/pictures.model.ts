import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { limits } from '@yantra/domain';
import type { PictureFile, RefusedFile } from './picture-files.ts';
import { type Matched, matchPictures, mostPictures } from './picture-names.ts';

/** The machine of a row, new or existing. */
export interface RowMachine {
  readonly id: string;
  readonly isDraft: boolean;
}

export interface PicturesDependencies {
  readonly open: (
    files: readonly File[],
  ) => Promise<{ readonly pictures: readonly PictureFile[]; readonly refused: readonly RefusedFile[] }>;
  /** Shrinks and uploads a picture; returns its address. @throws {ApiError}, or another error for an unreadable picture */
  readonly upload: (file: Blob) => Promise<string>;
  /** Assigns pictures to machines; returns the ids of those that have them now. @throws {ApiError} */
  readonly assign: (
    machines: readonly { readonly id: string; readonly images: string[] }[],
  ) => Promise<readonly string[]>;
  /** Whether an error concerns only this picture, not the connection or the account. */
  readonly isPictureError: (error: unknown) => boolean;
  /** An error's message. */
  readonly messageOf: (error: unknown) => string;
}

/** The pictures of the rows: chosen at any time, matched by name, uploaded once the rows have become machines. */
export interface PicturesModel {
  readonly files: ReadonlySignal<readonly PictureFile[]>;
  readonly refused: ReadonlySignal<readonly RefusedFile[]>;
  readonly isReading: ReadonlySignal<boolean>;
  readonly matched: ReadonlySignal<Matched>;
  /** By row, its machine. */
  readonly machines: ReadonlySignal<ReadonlyMap<number, RowMachine>>;
  readonly isSending: ReadonlySignal<boolean>;
  /** How many of the pictures are uploaded. */
  readonly sent: ReadonlySignal<{ readonly done: number; readonly of: number }>;
  /** Why the upload stopped; `send` continues it. */
  readonly failure: ReadonlySignal<string | undefined>;
  /** Names of unreadable pictures. */
  readonly unreadable: ReadonlySignal<readonly string[]>;
  readonly choose: (files: readonly File[]) => Promise<void>;
  /** Assigns pictures to one row, whatever their names. */
  readonly chooseFor: (row: number, files: readonly File[]) => Promise<void>;
  readonly setMachines: (machines: ReadonlyMap<number, RowMachine>) => void;
  /** Uploads the pictures of drafts. */
  readonly send: () => Promise<void>;
  readonly forget: () => void;
}

/* Pictures are assigned in small groups, so that a lost connection costs little. */
const machinesAtOnce = Math.min(10, limits.machinesAtOnce);

type Names = ReadonlySignal<readonly (readonly string[])[]>;

/** The chosen files, and their rows. */
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

/** Uploads each picture once: rows may share one, and an interrupted upload continues. */
function createUploads({ upload, isPictureError }: PicturesDependencies) {
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
    /** `undefined` for an unreadable picture. @throws any other error, which stops the upload */
    addressOf: async (picture: PictureFile): Promise<string | undefined> => {
      const known = addresses.get(picture);
      if (known !== undefined) return known;
      try {
        addresses.set(picture, await upload(await picture.open()));
      } catch (error) {
        if (!isPictureError(error)) throw error;
        failed.add(picture);
        unreadable.value = [...unreadable.peek(), picture.name];
      }
      sent.value = { ...sent.peek(), done: addresses.size + failed.size };
      return addresses.get(picture);
    },
  };
}

/** @param names by row, the possible names of its pictures */
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
      const uploaded = images.filter(Boolean);
      if (uploaded.length > 0) whole.push({ row, id, images: uploaded });
    }
    if (whole.length === 0) return;
    await dependencies.assign(whole.map(({ id, images }) => ({ id, images })));
    // Machines missing from the answer already have pictures, from an earlier call whose answer was lost.
    const assigned = whole.map(({ row, id }) => [row, { id, isDraft: false }] as const);
    machines.value = new Map([...machines.peek(), ...assigned]);
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
      failure.value = dependencies.messageOf(error);
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
    setMachines: (known) => (machines.value = known),
    send,
    forget: () =>
      batch(() => {
        machines.value = new Map();
        failure.value = undefined;
        forget();
      }),
  };
}
