import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import {
  type BackupEnd,
  type BackupFile,
  backupFormat,
  type BackupHead,
  type BackupTable,
  entrySchema,
  firstLinePattern,
} from './backup-format.ts';
import { backupTexts } from './backup.messages.ts';
import { type ByteReader, createByteReader, ShortStream } from './byte-reader.ts';
import { createRowSum } from './row-sum.ts';

/** Receives the contents of a backup; parts without a handler are skipped. */
export interface BackupVisitor {
  /** Rows come in pieces of whole lines; unread ones are skipped. */
  onTable?(table: BackupTable, rows: AsyncIterable<Uint8Array>): Promise<void>;
  onFile?(file: BackupFile, bytes: Uint8Array): Promise<void>;
}

export interface BackupContents {
  readonly head: BackupHead;
  readonly end: BackupEnd;
}

/** The contents differ from what was written. */
class Broken extends Error {}

/**
 * Reads a backup to its end, and verifies it against its totals.
 * @throws BackupError if it cannot be read, is no backup, or is of another format, damaged or truncated; and whatever the visitor throws
 */
export async function readBackup(file: string, visitor: BackupVisitor = {}): Promise<BackupContents> {
  // To tell the file's errors from the visitor's.
  const stream: { error?: NodeJS.ErrnoException } = {};
  const raw = createReadStream(file, { highWaterMark: 1024 * 1024 });
  const plain = createGunzip({ chunkSize: 1024 * 1024 });
  raw.on('error', (error) => plain.destroy((stream.error = error)));
  plain.on('error', (error) => (stream.error ??= error));
  try {
    return await readAll(createByteReader(raw.pipe(plain)), file, visitor);
  } catch (error) {
    const { code = '' } = stream.error ?? {};
    if (stream.error?.message === 'incorrect header check') throw new BackupError(backupTexts.noBackup(file));
    if (error instanceof Broken || error instanceof ShortStream || code.startsWith('Z_')) {
      throw new BackupError(backupTexts.broken(file), { cause: error });
    }
    if (stream.error !== undefined) throw new BackupError(backupTexts.cannotRead(file, stream.error.message));
    throw error;
  } finally {
    raw.destroy();
    plain.destroy();
  }
}

async function readAll(reader: ByteReader, file: string, visitor: BackupVisitor): Promise<BackupContents> {
  const format = firstLinePattern.exec((await reader.line())?.toString('latin1') ?? '')?.[1];
  if (format === undefined) throw new BackupError(backupTexts.noBackup(file));
  if (Number(format) !== backupFormat) throw new BackupError(backupTexts.otherFormat(file, format));
  const head = await nextEntry(reader);
  if (head.kind !== 'head') throw new Broken();
  const tables: BackupEnd['tables'] = [];
  for (let files = 0; ;) {
    const entry = await nextEntry(reader);
    if (entry.kind === 'table') {
      tables.push({ name: entry.name, ...(await readTable(reader, entry, visitor)) });
    } else if (entry.kind === 'file') {
      files += 1;
      const bytes = await reader.bytes(entry.bytes);
      if ((await reader.line())?.length !== 0) throw new Broken();
      await visitor.onFile?.(entry, bytes);
    } else if (entry.kind === 'end') {
      await checkEnd(reader, entry, { tables, files });
      return { head, end: entry };
    } else throw new Broken();
  }
}

async function nextEntry(reader: ByteReader) {
  const line = await reader.line();
  if (line === undefined) throw new ShortStream();
  let json: unknown;
  try {
    json = JSON.parse(line.toString());
  } catch (cause) {
    throw new Broken('', { cause });
  }
  const parsed = entrySchema.safeParse(json);
  if (!parsed.success) throw new Broken('', { cause: parsed.error });
  return parsed.data;
}

async function readTable(reader: ByteReader, table: BackupTable, visitor: BackupVisitor) {
  const sum = createRowSum();
  const rows = reader.rows();
  async function* summed() {
    for await (const lines of rows) {
      sum.add(lines);
      yield lines;
    }
  }
  const pieces = summed();
  await visitor.onTable?.(table, pieces);
  for await (const lines of rows) sum.add(lines);
  return sum.result();
}

async function checkEnd(reader: ByteReader, end: BackupEnd, read: Omit<BackupEnd, 'kind' | 'sequences'>) {
  const hash = reader.hashed();
  const isWhole =
    JSON.stringify([end.tables, end.files]) === JSON.stringify([read.tables, read.files]) &&
    (await reader.line())?.toString('latin1') === hash &&
    (await reader.isAtEnd());
  if (!isWhole) throw new Broken();
}
