import { archiveLimits } from '@yantra/domain';
import { fileKindOf } from './bytes.ts';

/** A chosen picture, single or from an archive. */
export interface PictureFile {
  readonly name: string;
  /** @throws where the archive is damaged */
  readonly open: () => Promise<Blob>;
}

/** Why a chosen file has no pictures. */
export interface RefusedFile {
  readonly name: string;
  readonly fault: 'noPicture' | 'tooLarge' | 'damaged' | 'bomb' | 'tooMany';
}

const isPicture = (name: string) => /\.(?:jpe?g|png|webp|heic|heif|gif|bmp|avif)$/i.test(name);

/** The pictures among the chosen files, including those in archives. */
export async function picturesIn(
  files: readonly File[],
): Promise<{ readonly pictures: readonly PictureFile[]; readonly refused: readonly RefusedFile[] }> {
  const pictures: PictureFile[] = [];
  const refused: RefusedFile[] = [];
  const take = (name: string, bytes: number, open: PictureFile['open']) => {
    if (!isPicture(name)) refused.push({ name, fault: 'noPicture' });
    else if (bytes > archiveLimits.bytesOfFile) refused.push({ name, fault: 'tooLarge' });
    else pictures.push({ name, open });
  };
  for (const file of files) {
    const isZip = fileKindOf(new Uint8Array(await file.slice(0, 8).arrayBuffer())) === 'zip';
    if (!isZip) take(file.name, file.size, () => Promise.resolve(file));
    else if (file.size > archiveLimits.packedBytes) refused.push({ name: file.name, fault: 'tooLarge' });
    else {
      const { openZip } = await import('./zip.ts');
      const entries = openZip(new Uint8Array(await file.arrayBuffer()));
      if (typeof entries === 'string') refused.push({ name: file.name, fault: entries });
      // The browser holds the archive; each picture is unpacked only when needed.
      else
        for (const { name, bytes, read } of entries)
          take(name, bytes, async () => new Blob([await Promise.resolve(read())]));
    }
  }
  return { pictures, refused };
}
