import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { access, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { backupTexts } from './backup.messages.ts';

/* Rows are packed to a fifth at a quarter of the time that the highest level takes. */
const gzipLevel = 4;
/* For whoever made it alone: it holds keys. */
const mode = 0o600;

const isThere = async (file: string): Promise<boolean> =>
  access(file, constants.F_OK).then(
    () => true,
    () => false,
  );

/** @throws BackupError where there is such a file already */
export async function refuseExisting(file: string): Promise<void> {
  if (await isThere(file)) throw new BackupError(backupTexts.exists(file));
}

/**
 * Writes a backup whole or not at all: under another name first, packed and brought to the disk, then renamed.
 * @param mayReplace a file of that name
 * @returns its size in bytes
 */
export async function writeBackup(
  file: string,
  content: AsyncIterable<Uint8Array>,
  { mayReplace }: { readonly mayReplace: boolean },
): Promise<number> {
  const draft = `${file}.${randomUUID()}.part`;
  try {
    const packed = createGzip({ level: gzipLevel, chunkSize: 256 * 1024 });
    // `flush`: on the disk before it is closed.
    const draftFile = createWriteStream(draft, { flags: 'wx', mode, flush: true });
    await pipeline(Readable.from(content), packed, draftFile);
    if (!mayReplace) await refuseExisting(file);
    const { size } = await stat(draft);
    await rename(draft, file);
    await syncFolder(dirname(file));
    return size;
  } catch (error) {
    await rm(draft, { force: true });
    // Of the file itself; what was read may fail too.
    const isOfFile = error instanceof Error && 'syscall' in error && 'errno' in error;
    throw isOfFile ? new BackupError(backupTexts.cannotWrite(file, error.message), { cause: error }) : error;
  }
}

/* Not every system can. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
