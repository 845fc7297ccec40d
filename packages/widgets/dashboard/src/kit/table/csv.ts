import type { Column } from './columns.ts';

/** The first characters that make a spreadsheet run a cell as a formula; in some languages the full-width forms do too. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A number, also below 0: in a column of numbers it is no formula, and a spreadsheet can add it up. */
const number = /^-?\d+(\.\d+)?$/;

const cellOf = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A byte order mark: without it spreadsheets do not recognize UTF-8. */
const byteOrderMark = '\uFEFF';

/** Rows as CSV (RFC 4180): every cell quoted, and none that a spreadsheet would run as a formula. */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string => {
  const all = columns.flatMap((column) => column.exported ?? [column]);
  const lines = rows.map((row) =>
    all
      .map((column) => {
        const text = column.text(row);
        return 'isNumeric' in column && column.isNumeric && number.test(text) ? `"${text}"` : cellOf(text);
      })
      .join(','),
  );
  return byteOrderMark + [all.map(({ label }) => cellOf(label)).join(','), ...lines, ''].join('\r\n');
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
