import { archiveLimits, attempt } from '@yantra/domain';
import { unzipSync, type UnzipFileInfo, zipSync } from 'fflate';

/** A file in an archive. */
export interface ZipEntry {
  /** Its name without folders. */
  readonly name: string;
  readonly bytes: number;
  /** Unpacks it. @throws if it is damaged or encrypted */
  readonly read: () => Uint8Array<ArrayBuffer>;
}

/** Why an archive is refused. */
export type ZipFault = 'damaged' | 'bomb' | 'tooMany';

const ignored = /(?:^|\/)(?:__MACOSX\/|\.(?!\.)|Thumbs\.db$|desktop\.ini$)|\/$/i;

/** Lists an archive's files without unpacking them; a suspicious name is reduced to its last part, or left out. */
export function openZip(bytes: Uint8Array): readonly ZipEntry[] | ZipFault {
  const infos: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, {
      filter: (info) => {
        infos.push(info);
        return false;
      },
    });
  } catch {
    return 'damaged';
  }
  const files = infos.filter(({ name }) => !ignored.test(name.replaceAll('\\', '/')));
  if (files.length > archiveLimits.files) return 'tooMany';
  const total = infos.reduce((sum, { originalSize }) => sum + originalSize, 0);
  const isBomb = ({ size, originalSize }: UnzipFileInfo) =>
    originalSize > archiveLimits.bytesOfFile ||
    (originalSize > archiveLimits.ratioFrom && originalSize > size * archiveLimits.ratio);
  if (total > archiveLimits.bytes || infos.some(isBomb)) return 'bomb';
  return files.map(({ name, originalSize }) => ({
    name: baseName(named(name)),
    bytes: originalSize,
    read: () => {
      // Unpacks at most the size that the archive declares.
      const unpacked = unzipSync(bytes, { filter: (info) => info.name === name })[name];
      if (unpacked?.length !== originalSize) throw new Error('The archive is damaged.');
      return new Uint8Array(unpacked);
    },
  }));
}

/** Restores a name: macOS writes UTF-8 without the flag, and it is then decoded as single bytes. */
function named(name: string): string {
  if (!/[^\p{ASCII}]/u.test(name) || [...name].some((letter) => letter > '\u00ff')) return name;
  const bytes = Uint8Array.from(name, (letter) => letter.charCodeAt(0));
  return attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)) ?? name;
}

/** A name without folders, control characters and direction marks. */
const baseName = (name: string): string =>
  (name.replaceAll('\\', '/').split('/').at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, archiveLimits.name);

/** The same archive, uncompressed, with only the wanted files. */
export function unpacked(bytes: Uint8Array, isWanted: (name: string) => boolean): ArrayBuffer {
  const files = unzipSync(bytes, { filter: ({ name }) => isWanted(name) });
  const stored = zipSync(files, { level: 0 });
  return stored.buffer.slice(stored.byteOffset, stored.byteOffset + stored.byteLength) as ArrayBuffer;
}
