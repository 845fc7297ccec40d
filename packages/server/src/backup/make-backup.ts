import type { OpenDatabase } from '../database/open.ts';
import { BackupError } from './backup-error.ts';
import { writeBackup } from './backup-file.ts';
import type { BackupEnd } from './backup-format.ts';
import { backupTexts } from './backup.messages.ts';
import { readingMoment } from './copy-session.ts';
import { dump, type FilesOf } from './dump.ts';

/** What is backed up, and where. */
export interface MakeParts {
  readonly file: string;
  readonly mayReplace: boolean;
  readonly database: OpenDatabase;
  /** The database's name in messages. */
  readonly where: string;
  readonly now: Date;
  readonly files: readonly FilesOf[];
}

/**
 * Writes all tables as of one moment, while others go on writing.
 * @throws BackupError with one line
 */
export async function makeBackup(parts: MakeParts): Promise<BackupEnd & { readonly bytes: number }> {
  const { file, mayReplace, database, where, now, files } = parts;
  return readingMoment(database, async (session) => {
    const [schema] = await session.query<{ there: boolean }>(
      `select to_regclass('schema_migrations') is not null as there`,
    );
    if (schema?.there !== true) throw new BackupError(backupTexts.noSchema(where));
    const told: { end?: BackupEnd } = {};
    const content = dump({ session, engine: database.engine, now, files, onEnd: (end) => void (told.end = end) });
    const bytes = await writeBackup(file, content, { mayReplace });
    if (told.end === undefined) throw new Error('A backup was written without its end.');
    return { ...told.end, bytes };
  });
}
