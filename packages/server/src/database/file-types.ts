import type { ColumnType, Generated } from 'kysely';

/* Tables about files: receipts, pictures that go, builds of the embed, and the processes that keep them. */

type Time = ColumnType<Date, Date | string, Date | string>;

/** A receipt as it was drawn. */
export interface ReceiptFileTable {
  purchase_id: string;
  /** Names what is in it: what differs is drawn anew. */
  content: string;
  bytes: Uint8Array;
  made_at: Time;
}

/** An upload that goes unless a machine shows it when it is due. */
export interface PictureRemovalTable {
  picture_id: string;
  /** When it is looked at, and once it is removed, when the storage is told next. */
  due_at: Time;
  /** Since when it is gone for everybody. */
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** How often the storage was told. */
  tries: Generated<number>;
}

/** A build of the site or of the embed that the storage keeps. */
export interface KeptBuildTable {
  /** Its folder in the storage. */
  build: string;
  kind: 'site' | 'embed';
  /** Its files, by their paths in the build's folder. */
  files: string[];
  /** When a process last served it as the current one, to the hour. */
  kept_at: Time;
  /** When a page last asked for one of its files, to the hour. */
  asked_at: Time;
}

/** A version that snippets may name: its build stays. */
export interface EmbedReleaseTable {
  version: string;
  build: string;
}

/** A process that runs, or ran until a moment ago. */
export interface ServerProcessTable {
  id: string;
  /** Names where it keeps files. */
  store: string;
  /** Whether others may keep theirs there too. */
  is_shared: boolean;
  host: string;
  started_at: Time;
  seen_at: Time;
}

/** Of the whole schema, what files need. */
export interface FileTables {
  receipt_files: ReceiptFileTable;
  picture_removals: PictureRemovalTable;
  kept_builds: KeptBuildTable;
  embed_releases: EmbedReleaseTable;
  server_processes: ServerProcessTable;
}
