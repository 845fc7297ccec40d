import { useMessages, useSentence } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, Checkbox, Dialog, Glyph, Select } from '@yantra/ui';
import { useState } from 'react';
import { download } from '../download.ts';
import { glyphs } from '../glyphs.ts';
import type { Column, Visibility } from './columns.ts';
import { csvOf } from './csv.ts';
import { messages } from './table.messages.ts';

/** How long a notice stays, in milliseconds (public-area.md §9). */
const noticeMs = 4000;

interface ColumnsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly visibility: Visibility;
  readonly onVisibility: (visibility: Visibility) => void;
}

/** Chooses the columns. */
export function ColumnChoice<Row>({ columns, visibility, onVisibility }: ColumnsProps<Row>) {
  const texts = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <Glyph d={glyphs.columns} />
        {texts.columns}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={texts.columns}
        note={texts.columnsNote}
        footer={
          <Button variant="primary" onClick={close}>
            {texts.done}
          </Button>
        }
      >
        <div className="y-dashboard__columns">
          {columns
            .filter(({ isLead }) => !isLead)
            .map(({ id, label }) => (
              <Checkbox
                key={id}
                label={label}
                checked={visibility[id] ?? true}
                onChange={({ currentTarget }) => onVisibility({ ...visibility, [id]: currentTarget.checked })}
              />
            ))}
        </div>
      </Dialog>
    </>
  );
}

interface ExportProps<Row> {
  /** Of the file, without its ending. */
  readonly name: string;
  /** What is shown. */
  readonly columns: readonly Column<Row>[];
  readonly rows: () => Promise<readonly Row[]>;
}

/** Exports what is shown, every row of it. */
export function CsvExport<Row>({ name, columns, rows }: ExportProps<Row>) {
  const texts = useMessages(messages);
  const sentence = useSentence();
  const { notify } = useScope();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const all = await rows();
      download(`${name}.csv`, csvOf(columns, all));
      notify({ kind: 'success', text: texts.exported(all.length), duration: noticeMs });
    } catch (error) {
      const reason = error instanceof Error ? sentence(error.message) : '';
      notify({ kind: 'error', text: texts.exportFailed(reason), duration: noticeMs });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" size="sm" busy={isBusy} onClick={() => void run()}>
      {!isBusy && <Glyph d={glyphs.download} />}
      {isBusy ? texts.exporting : texts.exportCsv}
    </Button>
  );
}

interface SortProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** Sorting where there are no column heads: on cards. */
export function SortChoice<Row>({ columns, sort, onSort }: SortProps<Row>) {
  const texts = useMessages(messages);
  const options = columns.flatMap(({ label, sort: by }) =>
    by === undefined
      ? []
      : [
          { value: by, label: texts.sortUp(label) },
          { value: `-${by}`, label: texts.sortDown(label) },
        ],
  );
  if (options.length === 0) return null;
  return (
    <Select
      className="y-dashboard__sort-by"
      aria-label={texts.sortBy}
      placeholder={texts.sortUsual}
      options={options}
      value={sort}
      onChange={({ currentTarget }) => onSort(currentTarget.value)}
    />
  );
}
