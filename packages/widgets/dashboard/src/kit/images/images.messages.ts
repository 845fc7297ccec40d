import { imageSize } from '@yantra/domain';

/** A file size: `412 kB`, `1.9 MB`. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 1 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${megabytes.toFixed(1)} MB`;
}

/** Texts of the image slots. */
export const messages = {
  id: 'dashboard.images',
  group: 'Images',
  image: (place: number) => `Image ${place}`,
  add: 'Add picture',
  max: `max ${imageSize.megabytes} mb`,
  camera: 'Take a picture',
  hint: 'Up to three; the first is the cover. Choose, drop or paste them. We make them smaller on this device and remove where they were taken.',
  shrinking: 'Making it smaller',
  uploading: 'Uploading',
  waiting: 'You are offline. We will send it when you are back online.',
  sizes: (before: number, after: number) =>
    after < before ? `${sizeText(before)} → ${sizeText(after)}` : sizeText(after),
  cover: 'Cover',
  remove: (place: number) => `Remove image ${place}`,
  earlier: (place: number) => `Move image ${place} forward`,
  later: (place: number) => `Move image ${place} back`,
  retry: 'Retry',
  noImage: 'Please choose an image file.',
  unreadable: 'This is not an image we can read. Please use JPEG, PNG or WebP.',
  tooMany: 'There is room for three pictures. Remove one to add another.',
  failed: 'The picture could not be uploaded. Please try again.',
  unfinished: 'Please wait until the pictures are uploaded.',
  done: (place: number, sizes: string) => `Image ${place} is uploaded. ${sizes}`,
  none: 'No pictures.',
} as const;
