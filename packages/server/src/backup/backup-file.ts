import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { access, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { backupTexts } from './backup.messages.ts';

/* Packs rows to a fifth, in a quarter of the highest level's time. */
const gzipLevel = 4;
/* Readable by its owner only: it contains keys. */
const mode = 0o600;

const isThere = async (file: string): Promise<boolean> =>
  access(file, constants.F_OK).then(
    () => true,
    () => false,
  );

/** @throws BackupError if the file exists */
export async function refuseExisting(file: string): Promise<void> {
  if (await isThere(file)) throw new BackupError(backupTexts.exists(file));
}

/**
 * Writes a backup completely or not at all: under a temporary name, packed and flushed to disk, then renamed.
 * @param mayReplace whether an existing file may be replaced
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
    // An error of the file itself; reading the data may fail too.
    const isOfFile = error instanceof Error && 'syscall' in error && 'errno' in error;
    throw isOfFile ? new BackupError(backupTexts.cannotWrite(file, error.message), { cause: error }) : error;
  }
}

/* Not every system supports it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
