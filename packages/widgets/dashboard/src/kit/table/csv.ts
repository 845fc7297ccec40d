import type { Column } from './columns.ts';

/** The first characters that make a spreadsheet run a cell as a formula; in some languages the full-width forms do too. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

const cellOf = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const lineOf = (cells: readonly string[]): string => cells.map(cellOf).join(',');

/** A byte order mark: without it spreadsheets do not recognize UTF-8. */
const byteOrderMark = '\uFEFF';

/** Rows as CSV (RFC 4180): every cell quoted, and none that a spreadsheet would run as a formula. */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string => {
  const all = columns.flatMap((column) => column.exported ?? [column]);
  const lines = [all.map(({ label }) => label), ...rows.map((row) => all.map(({ text }) => text(row)))];
  return byteOrderMark + [...lines.map(lineOf), ''].join('\r\n');
};

interface Page<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

/** The largest page of a table's call. */
export const exportPageSize = 500;

/** Every row of a table, page by page. @param ask returns one page, from 1, of `exportPageSize` rows */
export async function everyRow<Row>(ask: (page: number) => Promise<Page<Row>>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await ask(page);
    rows.push(...data);
    // An empty page also ends it: rows may be deleted meanwhile.
    if (data.length === 0 || rows.length >= total) return rows;
  }
}
