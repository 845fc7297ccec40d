/** The widths of every machine's picture, in CSS pixels. */
export const pictureWidths = [320, 640, 1200] as const;

/** The formats of every width, best first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

/** The attributes of an `<img>` and the `<source>`s before it. */
export interface PictureSources {
  /** For `src`: the middle width as WebP, which every current browser reads. */
  readonly src: string;
  /** For the `srcset` of `type="image/avif"`. */
  readonly avif: string;
  /** For the `srcset` of `type="image/webp"`. */
  readonly webp: string;
}

/** A picture's path at the API's host. Its file never changes: another picture has another id. */
export function pictureUrl(id: string, width: PictureWidth, format: PictureFormat): string {
  return `/pictures/${id}/${width}.${format}`;
}

/**
 * All widths and formats of one of our pictures, from any one address of it: absolute, relative, or behind a page's language (`/hi`). `undefined` for a foreign
 * address (which has no other widths) or one that could break out of a `srcset`.
 */
export function pictureSources(url: string): PictureSources | undefined {
  const base = /^((?:https?:\/\/[^\s,?#]+|\/\w\w)?\/pictures\/[\w-]+)\/(?:320|640|1200)\.(?:avif|webp)$/.exec(url)?.[1];
  if (base === undefined) return undefined;
  const set = (format: PictureFormat): string =>
    pictureWidths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');
  return { src: `${base}/640.webp`, avif: set('avif'), webp: set('webp') };
}
