import type { ColumnType, Generated } from 'kysely';

/** A key of a supplier's websites. */
export interface PartnerKeyTable {
  id: Generated<string>;
  supplier_id: string;
  /** As it stands in pages: `pk_…`. */
  key: string;
  name: string;
  /** As browsers write `Origin`. */
  origins: string[];
  created_at: ColumnType<Date, Date | string, never>;
  /** From then on it counts no more. */
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** What people did on the pages of a key, by day in India. */
export interface PartnerCountTable {
  key_id: string;
  /** `2026-03-10` */
  day: ColumnType<Date, string, never>;
  /** The path; `*` for all pages beyond those a day keeps apart. */
  page: string;
  /** The element's name without `yantra-`. */
  widget: string;
  views: number;
  selects: number;
  leads: number;
}

export interface PartnerTables {
  partner_keys: PartnerKeyTable;
  partner_counts: PartnerCountTable;
}
