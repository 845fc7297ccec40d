import type { PictureFormat, PictureWidth } from '@yantra/domain';
import type { Pictures } from './pictures.service.ts';

export interface WarmOptions {
  /** Picture ids in the order they are seen. */
  readonly ids: readonly string[];
  /** By default the widths of a first visit: cards on phones and on wide screens. */
  readonly widths?: readonly PictureWidth[];
  /** By default only AVIF, which every current browser supports. */
  readonly formats?: readonly PictureFormat[];
  /** Stops before the next picture. */
  readonly signal?: AbortSignal;
}

/**
 * Makes pictures in advance, one at a time, after all requested work. A stored one costs a small read. One that cannot be made is left to its first request.
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
