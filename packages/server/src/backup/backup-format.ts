/**
 * A backup is one gzipped stream, readable with `zcat`: a line with its kind, the head in JSON, each table (a line of JSON, its rows as COPY writes them,
 * `\.`), each file (a line of JSON, its bytes, a newline), the end in JSON, and the SHA-256 of everything before.
 */
import { z } from 'zod';

/** The format's number; other numbers are refused. */
export const backupFormat = 1;
export const firstLine = (format: number | string): string => `yantra-backup ${format}`;
export const firstLinePattern = /^yantra-backup (\d+)$/;
/** Ends a table's rows; no row equals this line, since COPY doubles backslashes. */
export const rowsEnd = '\\.\n';

const name = z.string().min(1);
const storesOfFiles = ['pictures', 'builds'] as const;

/** The source of a backup. */
export const headSchema = z.object({
  kind: z.literal('head'),
  /** ISO 8601, in UTC. */
  madeAt: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** The migrations that had run, in order; the last one is the schema's version. */
  migrations: z.array(name).min(1),
});
export type BackupHead = z.infer<typeof headSchema>;

/** Precedes a table's rows. Computed columns are left out. */
export const tableSchema = z.object({ kind: z.literal('table'), name, columns: z.array(name).min(1) });
export type BackupTable = z.infer<typeof tableSchema>;

/* Nothing that leads out of its store. */
const key = z.string().regex(/^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/);

/** Precedes a file's bytes. */
const fileSchema = z.object({ kind: z.literal('file'), store: z.enum(storesOfFiles), key, bytes: z.int().min(0) });
export type BackupFile = Pick<z.infer<typeof fileSchema>, 'store' | 'key'>;

/** The totals. */
export const endSchema = z.object({
  kind: z.literal('end'),
  tables: z.array(z.object({ name, rows: z.int().min(0), checksum: z.string() })),
  /** Each sequence's last number; unused ones are absent. */
  sequences: z.array(z.object({ name, last: z.string().regex(/^-?\d+$/) })),
  files: z.int().min(0),
});
export type BackupEnd = z.infer<typeof endSchema>;

/** Any line of JSON. */
export const entrySchema = z.discriminatedUnion('kind', [headSchema, tableSchema, fileSchema, endSchema]);
