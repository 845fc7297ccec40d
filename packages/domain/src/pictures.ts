/** The widths in CSS pixels that every machine's picture is made in. */
export const pictureWidths = [320, 640, 1200] as const;

/** The formats every width is made in, best first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

/** What an `<img>` and the `<source>`s before it need. */
export interface PictureSources {
  /** For `src`: the middle width as WebP, which every browser in use reads. */
  readonly src: string;
  /** For the `srcset` of `type="image/avif"`. */
  readonly avif: string;
  /** For the `srcset` of `type="image/webp"`. */
  readonly webp: string;
}

/** Where a picture is, relative to the API's host. The file behind an address never changes: another picture has another id. */
export function pictureUrl(id: string, width: PictureWidth, format: PictureFormat): string {
  return `/pictures/${id}/${width}.${format}`;
}

/**
 * All widths and formats of one of our pictures, from the address of any of them, absolute or relative.
 * `undefined` when the address is not one of ours (a picture elsewhere has no other widths) or could break out of a `srcset`.
 */
export function pictureSources(url: string): PictureSources | undefined {
  const base = /^((?:https?:\/\/[^\s,?#]+)?\/pictures\/[\w-]+)\/(?:320|640|1200)\.(?:avif|webp)$/.exec(url)?.[1];
  if (base === undefined) return undefined;
  const set = (format: PictureFormat): string =>
    pictureWidths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');
  return { src: `${base}/640.webp`, avif: set('avif'), webp: set('webp') };
}
