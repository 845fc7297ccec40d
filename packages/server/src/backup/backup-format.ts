/**
 * A backup is one gzipped stream, which `zcat` shows: a line that says what it is, the head in JSON, each table (a line of JSON, its rows as COPY
 * writes them, `\.`), each file (a line of JSON, its bytes, a newline), the end in JSON, and the SHA-256 of all before.
 */
import { z } from 'zod';

/** The format's number; another one is not read. */
export const backupFormat = 1;
export const firstLine = (format: number | string): string => `yantra-backup ${format}`;
export const firstLinePattern = /^yantra-backup (\d+)$/;
/** Ends the rows of a table; no row is this line, for COPY writes a backslash as two. */
export const rowsEnd = '\\.\n';

const name = z.string().min(1);
const storesOfFiles = ['pictures', 'builds'] as const;

/** What a backup was made of. */
export const headSchema = z.object({
  kind: z.literal('head'),
  /** ISO 8601, in UTC. */
  madeAt: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** The migrations that had run, in their order; the last one names the version of the schema. */
  migrations: z.array(name).min(1),
});
export type BackupHead = z.infer<typeof headSchema>;

/** Stands before a table's rows. Columns that the database computes are left out. */
export const tableSchema = z.object({ kind: z.literal('table'), name, columns: z.array(name).min(1) });
export type BackupTable = z.infer<typeof tableSchema>;

/* Nothing that leads out of the store it is of. */
const key = z.string().regex(/^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/);

/** Stands before the bytes of a file. */
const fileSchema = z.object({ kind: z.literal('file'), store: z.enum(storesOfFiles), key, bytes: z.int().min(0) });
export type BackupFile = Pick<z.infer<typeof fileSchema>, 'store' | 'key'>;

/** What all of it comes to. */
export const endSchema = z.object({
  kind: z.literal('end'),
  tables: z.array(z.object({ name, rows: z.int().min(0), checksum: z.string() })),
  /** The number that each sequence gave last; those that gave none are absent. */
  sequences: z.array(z.object({ name, last: z.string().regex(/^-?\d+$/) })),
  files: z.int().min(0),
});
export type BackupEnd = z.infer<typeof endSchema>;

/** Any line of JSON. */
export const entrySchema = z.discriminatedUnion('kind', [headSchema, tableSchema, fileSchema, endSchema]);
