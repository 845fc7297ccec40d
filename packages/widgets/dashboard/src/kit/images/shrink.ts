import { imageSize } from '@yantra/domain';

/** What a picture has become on this device. */
export interface Shrunk {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

/** Bytes the server takes (decisions/0016: 1 MB after shrinking). */
export const mostBytes = imageSize.megabytes * 1_000_000;
/** Wider than any screen shows a machine. */
const mostPixels = 1920;
/** Tried in turn; below the last the picture itself gets smaller, since coarse blocks look worse than fewer pixels. */
const qualities = [0.86, 0.78, 0.68];
const step = 0.75;

/** How large a picture is drawn so that neither side is longer than `most`. */
export function fit(width: number, height: number, most: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/jpeg', quality),
  );

/**
 * Draws a picture anew as JPEG of at most 1 MB. Only its pixels are taken over: where and with what it was taken is not in it any more.
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
      // What is see-through would turn black.
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
