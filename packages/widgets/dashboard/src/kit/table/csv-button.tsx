import { useMessages } from '@yantra/language';
import { Button, Glyph } from '@yantra/ui';
import { glyphs } from '../glyphs.ts';
import type { Column } from './columns.ts';
import { messages } from './table.messages.ts';
import { useCsvExport } from './tools.tsx';

interface CsvButtonProps<Row> {
  /** The file's name without extension. */
  readonly name: string;
  /** What the file is of, where several are on a page. */
  readonly what?: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** Saves rows that are on the page as a file. */
export function CsvButton<Row>({ name, what, columns, rows }: CsvButtonProps<Row>) {
  const texts = useMessages(messages);
  const { isBusy, run } = useCsvExport({ name, columns, rows: async () => rows });
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={isBusy}
      aria-label={what === undefined ? undefined : `${texts.exportCsv}: ${what}`}
      onClick={run}
    >
      <Glyph d={glyphs.download} />
      {texts.exportCsv}
    </Button>
  );
}
