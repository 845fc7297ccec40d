import type { PictureFormat, PictureWidth } from '@yantra/domain';
import type { Pictures } from './pictures.service.ts';

export interface WarmOptions {
  /** Picture ids, the ones first seen first. */
  readonly ids: readonly string[];
  /** Defaults to what a first visit shows: cards on phones and on wide screens. */
  readonly widths?: readonly PictureWidth[];
  /** Defaults to AVIF alone, which every current browser takes. */
  readonly formats?: readonly PictureFormat[];
  /** Stops before the next picture. */
  readonly signal?: AbortSignal;
}

/**
 * Makes pictures before anybody asks, one at a time and in another process, behind whatever somebody waits for.
 * What is on disk already costs one small read. A picture that cannot be made is left to whoever asks for it.
 * @returns how many are ready now
 */
export async function warmPictures(pictures: Pictures, options: WarmOptions): Promise<number> {
  const { ids, widths = [320, 640], formats = ['avif'], signal } = options;
  let ready = 0;
  for (const width of widths) {
    for (const id of new Set(ids)) {
      for (const format of formats) {
        if (signal?.aborted === true) return ready;
        const made = await pictures.derivative({ id, width, format }, { urgency: 'ahead' }).catch(() => undefined);
        if (made?.isFallback === false) ready += 1;
      }
    }
  }
  return ready;
}
