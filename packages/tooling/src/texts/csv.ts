/** The list of all texts as a spreadsheet, for translators. */
import papa from 'papaparse';
import type { TextLocale, TextRow } from './read-texts.ts';
import type { Answer } from './write-texts.ts';

const columns = ['Key', 'English', 'Hindi', 'Marathi', 'Where'] as const;
const localeOfColumn: Readonly<Partial<Record<(typeof columns)[number], TextLocale>>> = { Hindi: 'hi', Marathi: 'mr' };
/** Without it spreadsheets do not recognize UTF-8. */
const byteOrderMark = '\uFEFF';

/** RFC 4180, a row a text; no cell that a spreadsheet would run as a formula. */
export const csvOfTexts = (rows: readonly TextRow[]): string =>
  byteOrderMark +
  papa.unparse(
    {
      fields: [...columns],
      data: rows.map(({ key, en, hi, mr }) => [key, en.text, hi?.text ?? '', mr?.text ?? '', en.file]),
    },
    { escapeFormulae: true, newline: '\r\n' },
  ) +
  '\r\n';

/** @throws if it is no such list */
export function answersIn(csv: string): readonly Answer[] {
  const { data, meta, errors } = papa.parse<Readonly<Record<string, string>>>(csv.replace(byteOrderMark, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const [wrong] = errors;
  if (wrong) throw new Error(`Line ${(wrong.row ?? 0) + 2} cannot be read: ${wrong.message}.`);
  const missing = columns.slice(0, -1).filter((column) => !meta.fields?.includes(column));
  if (missing.length > 0) throw new Error(`This list has no column ${missing.join(', ')}.`);
  return data.flatMap((row) =>
    columns.flatMap((column) => {
      const locale = localeOfColumn[column];
      return locale ? [{ key: row['Key'] ?? '', locale, text: plain(row[column] ?? '') }] : [];
    }),
  );
}

/** Without the mark that keeps a spreadsheet from running a cell. */
const plain = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');
