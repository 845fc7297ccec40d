import { imageSize } from '@yantra/domain';

/** A picture after shrinking. */
export interface Shrunk {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

/** The server's limit in bytes (decisions/0016: 1 MB after shrinking). */
export const mostBytes = imageSize.megabytes * 1_000_000;
/** Wider than any screen shows a machine. */
const mostPixels = 1920;
/** Tried in order; after the last one the picture gets smaller instead, since coarse blocks look worse than fewer pixels. */
const qualities = [0.86, 0.78, 0.68];
const step = 0.75;

/** The size of a picture with neither side longer than `most`. */
export function fit(width: number, height: number, most: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/jpeg', quality),
  );

/**
 * Redraws a picture as JPEG of at most 1 MB. Only its pixels are kept: place and camera in its metadata are dropped.
 * @throws where the browser cannot read it as a picture
 */
export async function shrink(file: Blob): Promise<Shrunk> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  try {
    for (let most = mostPixels; ; most = Math.round(most * step)) {
      const size = fit(bitmap.width, bitmap.height, most);
      Object.assign(canvas, size);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas.');
      // Transparent parts would turn black.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, size.width, size.height);
      context.drawImage(bitmap, 0, 0, size.width, size.height);
      for (const quality of qualities) {
        const blob = await encode(canvas, quality);
        if (blob.size <= mostBytes) return { file: blob, ...size };
      }
    }
  } finally {
    bitmap.close();
    Object.assign(canvas, { width: 0, height: 0 });
  }
}
