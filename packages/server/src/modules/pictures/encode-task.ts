import type { PictureFormat, PictureWidth } from '@yantra/domain';

/** A size of a drawing of our own art, a size of an uploaded photo as it is kept, or an upload to be made anew. */
export type EncodeTask =
  | { readonly svg: string; readonly width: PictureWidth; readonly format: PictureFormat }
  | { readonly photo: Uint8Array; readonly width: PictureWidth; readonly format: PictureFormat }
  | { readonly upload: Uint8Array };

/** A sized picture of ours, encoded, or an upload made anew. */
export interface Encoded {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}
