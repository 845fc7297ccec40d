type Time = Date;

/** How much of something somebody did on a day in India. */
export interface QuotaCountTable {
  user_id: string;
  kind: string;
  /** `2026-03-10` */
  day: string;
  n: number;
}

/** A row that somebody imported lately. */
export interface ImportedRowTable {
  user_id: string;
  /** Of all that is in it. */
  row_hash: string;
  /** Of rows that are alike in one table, which. */
  nth: number;
  at: Time;
}

/** A look at a machine by nobody we know. */
export interface ViewMarkTable {
  /** The keyed hash of an address. */
  visitor: string;
  equipment_id: string;
  at: Time;
}

/** Of the whole schema, what keeps things within bounds. */
export interface QuotaTables {
  quota_counts: QuotaCountTable;
  imported_rows: ImportedRowTable;
  view_marks: ViewMarkTable;
}
