import Papa from 'papaparse';
import type { Table } from './columns.ts';

/** Reads a file as a table; its first row names the columns. Rows without any text are left out. */
export const parseCsv = (file: File): Promise<Table> =>
  new Promise((resolve, reject) => {
    Papa.parse<string[]>(file, {
      skipEmptyLines: 'greedy',
      complete({ data }) {
        const [columns = [], ...rows] = data;
        resolve({ columns: columns.map((name) => name.replace(/^\uFEFF/, '').trim()), rows });
      },
      error: reject,
    });
  });

/** A table as text that spreadsheets of any language take for UTF-8. */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse([[...columns], ...rows.map((row) => [...row])])}`;
