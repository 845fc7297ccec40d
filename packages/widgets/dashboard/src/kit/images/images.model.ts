import { type ReadonlySignal, computed, signal } from '@preact/signals-react';
import { type Language, failureIn, textsIn } from '@yantra/language';
import { ApiError } from '@yantra/state';
import { messages } from './images.messages.ts';

export interface ImageSlot {
  readonly key: number;
  /** `waiting`: the connection was lost, and the upload is repeated automatically. */
  readonly state: 'shrinking' | 'uploading' | 'waiting' | 'done' | 'failed';
  /** The picture to show: the server's address, or a local one during the upload. */
  readonly preview?: string;
  /** The address that the server answered. */
  readonly url?: string;
  /** From 0 to 1, during the upload. */
  readonly progress: number;
  /** Size in bytes as chosen and as sent. */
  readonly before?: number;
  readonly after?: number;
  readonly error?: string;
}

export interface ImagesDependencies {
  /** The language of error texts; English without it. */
  readonly language?: Language | undefined;
  /** @throws where the browser cannot read the file as a picture */
  readonly shrink: (file: Blob) => Promise<{ readonly file: Blob }>;
  /** @throws {ApiError} */
  readonly upload: (
    file: Blob,
    options: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
  ) => Promise<string>;
  /** Resolves when the device is online, at once if it already is. */
  readonly whenOnline: (signal: AbortSignal) => Promise<void>;
  /** A file as a `data:` address, which the page's policy allows. */
  readonly show: (file: Blob) => Promise<string>;
}

/** Up to three pictures, in order. */
export interface ImagesModel {
  readonly slots: ReadonlySignal<readonly ImageSlot[]>;
  /** Addresses of the uploaded pictures in order, one per line: the text that the form keeps. */
  readonly urls: ReadonlySignal<string>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** Why a file was not added, as a sentence. */
  readonly refusal: ReadonlySignal<string | undefined>;
  /** Replaces all pictures with uploaded ones. */
  readonly replaceAll: (urls: string) => void;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: number) => void;
  /** Moves a picture to another position, within the list. */
  readonly move: (key: number, to: number) => void;
  readonly retry: (key: number) => void;
  readonly dispose: () => void;
}

export const mostImages = 3;
const isLineFailure = (error: unknown) => error instanceof ApiError && error.code.startsWith('network.');
const isPicture = ({ type }: File) => type.startsWith('image/') && type !== 'image/svg+xml';

/** Shrinks pictures and uploads them. @param change reports the progress of the picture with this key */
function createUploads(
  { language, shrink, upload, whenOnline, show }: ImagesDependencies,
  change: (key: number, some: Partial<ImageSlot>) => void,
) {
  const texts = textsIn(language, messages);
  const files = new Map<number, File>();
  const controllers = new Map<number, AbortController>();
  const cancel = (key: number) => {
    controllers.get(key)?.abort();
    controllers.delete(key);
    files.delete(key);
  };

  /** Uploads it, again after the connection was lost. */
  async function send(key: number, file: Blob, signal: AbortSignal): Promise<string> {
    const options = { signal, onProgress: (share: number) => !signal.aborted && change(key, { progress: share }) };
    try {
      return await upload(file, options);
    } catch (error) {
      if (signal.aborted || !isLineFailure(error)) throw error;
      change(key, { state: 'waiting', progress: 0 });
      await whenOnline(signal);
      change(key, { state: 'uploading' });
      return upload(file, options);
    }
  }

  async function start(key: number, file: File): Promise<void> {
    files.set(key, file);
    const controller = new AbortController();
    controllers.set(key, controller);
    const { signal } = controller;
    try {
      const shrunk = await shrink(file).catch(() => undefined);
      if (signal.aborted) return;
      if (!shrunk) return change(key, { state: 'failed', error: texts.unreadable });
      const preview = await show(shrunk.file);
      if (signal.aborted) return;
      change(key, { state: 'uploading', preview, after: shrunk.file.size });
      const url = await send(key, shrunk.file, signal);
      if (!signal.aborted) change(key, { state: 'done', url, progress: 1 });
    } catch (error) {
      if (signal.aborted) return;
      const sentence = error instanceof ApiError ? failureIn(language, error).message : texts.failed;
      change(key, { state: 'failed', error: sentence });
    }
  }

  const fileOf = (key: number) => files.get(key);
  return { fileOf, start, cancel };
}

export function createImagesModel(dependencies: ImagesDependencies): ImagesModel {
  const texts = textsIn(dependencies.language, messages);
  const slots = signal<readonly ImageSlot[]>([]);
  const refusal = signal<string | undefined>(undefined);
  let lastKey = 0;

  const change = (key: number, some: Partial<ImageSlot>) => {
    slots.value = slots.peek().map((slot) => (slot.key === key ? { ...slot, ...some } : slot));
  };
  const { fileOf, start, cancel } = createUploads(dependencies, change);

  return {
    slots,
    urls: computed(() => slots.value.flatMap(({ url }) => url ?? []).join('\n')),
    isBusy: computed(() => slots.value.some(({ state }) => state !== 'done' && state !== 'failed')),
    refusal,
    replaceAll(text) {
      for (const { key } of slots.peek()) cancel(key);
      slots.value = text
        .split('\n')
        .filter(Boolean)
        .slice(0, mostImages)
        .map((url) => ({ key: (lastKey += 1), state: 'done', url, preview: url, progress: 1 }));
    },
    add(chosen) {
      const pictures = chosen.filter(isPicture);
      const room = mostImages - slots.peek().length;
      refusal.value = undefined;
      if (pictures.length < chosen.length) refusal.value = texts.noImage;
      else if (pictures.length > room) refusal.value = texts.tooMany;
      for (const file of pictures.slice(0, room)) {
        const key = (lastKey += 1);
        slots.value = [...slots.peek(), { key, state: 'shrinking', progress: 0, before: file.size }];
        void start(key, file);
      }
    },
    remove(key) {
      cancel(key);
      refusal.value = undefined;
      slots.value = slots.peek().filter((slot) => slot.key !== key);
    },
    move(key, to) {
      const moved = slots.peek().find((slot) => slot.key === key);
      if (!moved) return;
      const others = slots.peek().filter((slot) => slot.key !== key);
      slots.value = others.toSpliced(Math.max(0, to), 0, moved);
    },
    retry(key) {
      const file = fileOf(key);
      if (!file) return;
      slots.value = slots
        .peek()
        .map((slot) => (slot.key === key ? { key, state: 'shrinking', progress: 0, before: file.size } : slot));
      void start(key, file);
    },
    dispose() {
      for (const { key } of slots.peek()) cancel(key);
    },
  };
}
