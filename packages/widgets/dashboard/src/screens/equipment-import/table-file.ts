import { decode, fileKindOf } from './bytes.ts';
import { headingRow, type Table } from './columns.ts';
import { parseCsv } from './csv.ts';
import { exampleName } from './example-row.ts';
import type { Unreadable } from './unreadable.ts';

/* A total below the last row. */
const isTotal = (row: readonly string[]): boolean =>
  /^(?:grand\s+)?total\b|^कुल|^एकूण/i.test(row.find((text) => text !== '') ?? '');

const isExample = (row: readonly string[]): boolean => row.some((text) => text.startsWith(exampleName));

/** The table of a sheet: from the heading row on, without empty rows and the total. */
function tableOf(sheet: readonly (readonly string[])[], doubt?: Table['doubt']): Table {
  const rows = sheet.map((row) => row.map((text) => text.replace(/^\uFEFF/, '').trim()));
  const heading = headingRow(rows);
  const columns = rows[heading] ?? [];
  const all = rows
    .map((row, at) => ({ row, line: at + 1 }))
    .slice(heading + 1)
    .filter(({ row }) => row.some((text) => text !== '') && !isTotal(row));
  const machines = all.filter(({ row }) => !isExample(row));
  return {
    columns,
    rows: machines.map(({ row }) => row),
    lines: machines.map(({ line }) => line),
    ...(machines.length < all.length && { hasExample: true }),
    ...(doubt && { doubt }),
  };
}

/** Reads a file as a table, by its content and not its name: text, or a sheet from Excel, Google or LibreOffice. */
export async function readTable(file: Blob): Promise<Table | Unreadable> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKindOf(bytes);
  if (kind === 'zip') {
    const { readSheetOf } = await import('./xlsx.ts');
    const rows = await readSheetOf(bytes);
    return 'fault' in rows ? rows : tableOf(rows.rows);
  }
  if (kind !== 'text') return { fault: kind };
  const { text, encoding } = decode(bytes);
  const parsed = parseCsv(text);
  if ('openQuote' in parsed) return { fault: 'openQuote', line: parsed.openQuote };
  const doubt = encoding === 'windows-1252' || encoding === 'damaged' ? encoding : undefined;
  return tableOf(parsed.rows, doubt);
}
