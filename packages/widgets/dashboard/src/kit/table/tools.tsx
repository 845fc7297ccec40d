import { noticeMs } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, Checkbox, Glyph, Icon, Menu, type MenuItem, Select } from '@yantra/ui';
import { useId, useRef, useState } from 'react';
import { download } from '../download.ts';
import { glyphs } from '../glyphs.ts';
import { useSpokenItems } from '../link.tsx';
import { placeBelow } from '../place-below.ts';
import { type Column, type Visibility, allFields, hasAllFields, defaultVisibility } from './columns.ts';
import { csvOf } from './csv.ts';
import { messages } from './table.messages.ts';

interface ColumnsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly visibility: Visibility;
  readonly onVisibility: (visibility: Visibility) => void;
}

/** Chooses the visible columns: a list under its button, applied at once. */
function ColumnChoice<Row>({ columns, visibility, onVisibility }: ColumnsProps<Row>) {
  const texts = useMessages(messages);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const onToggle = (opened: boolean) => {
    setOpen(opened);
    if (!opened || !list.current || !button.current) return;
    placeBelow(list.current, button.current);
    list.current.querySelector('input')?.focus();
  };
  const others = columns.filter(({ isRowTitle, isField }) => !isRowTitle && !isField);
  const fields = columns.filter(({ isField }) => isField);
  const choice = ({ id: column, label }: Column<Row>) => (
    <Checkbox
      key={column}
      label={label}
      checked={visibility[column] ?? true}
      onChange={({ currentTarget }) => onVisibility({ ...visibility, [column]: currentTarget.checked })}
    />
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        className="y-button y-button--quiet y-button--icon"
        aria-label={texts.columns}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
      >
        <Glyph d={glyphs.columns} />
      </button>
      <div
        ref={list}
        id={id}
        className="y-dashboard__columns"
        role="dialog"
        aria-label={texts.columns}
        popover="auto"
        onToggle={(event) => onToggle(event.newState === 'open')}
      >
        {others.map(choice)}
        {fields.length > 0 && (
          <>
            <Checkbox
              className="y-dashboard__all-fields"
              label={texts.allFields}
              checked={hasAllFields(columns, visibility)}
              onChange={({ currentTarget }) => onVisibility(allFields(columns, currentTarget.checked))}
            />
            {fields.map(choice)}
          </>
        )}
        <Button variant="ghost" size="sm" onClick={() => onVisibility(defaultVisibility(columns))}>
          {texts.usualColumns}
        </Button>
      </div>
    </>
  );
}

interface ExportProps<Row> {
  /** The file's name without extension. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: () => Promise<readonly Row[]>;
}

/** Exports rows to a file. */
export function useCsvExport<Row>({ name, columns, rows }: ExportProps<Row>) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { notify } = useScope();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const all = await rows();
      download(`${name}.csv`, csvOf(columns, all));
      notify({ kind: 'success', text: texts.exported(all.length), duration: noticeMs });
    } catch (error) {
      const reason = error instanceof Error ? errorText(error) : '';
      notify({ kind: 'error', text: texts.exportFailed(reason), duration: noticeMs });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run: () => void run() };
}

interface ToolsProps<Row> extends ColumnsProps<Row>, Pick<ExportProps<Row>, 'name' | 'rows'> {
  /** The visible columns, which are exported. */
  readonly visible: readonly Column<Row>[];
  /** More items of a phone's menu. */
  readonly more?: readonly MenuItem[] | undefined;
  /** Starts selecting rows, where checkboxes are hidden at first. */
  readonly onChoose?: (() => void) | undefined;
}

/** Columns and export: two small buttons at the end of the line, one menu on a phone. */
export function Tools<Row>({ name, visible, rows, more = [], onChoose, ...columns }: ToolsProps<Row>) {
  const texts = useMessages(messages);
  const spokenItems = useSpokenItems();
  const { isBusy, run } = useCsvExport({ name, columns: visible, rows });
  const icon = <Glyph d={glyphs.download} />;
  return (
    <div className="y-dashboard__tools">
      <ColumnChoice {...columns} />
      <Button
        variant="quiet"
        className="y-button--icon y-dashboard__export"
        busy={isBusy}
        aria-label={isBusy ? texts.exporting : texts.exportCsv}
        title={texts.exportCsv}
        onClick={run}
      >
        {!isBusy && icon}
      </Button>
      <Menu
        className="y-dashboard__more-tools"
        label={texts.moreTools}
        items={[
          ...spokenItems(more),
          ...(onChoose ? [{ label: texts.chooseSome, icon: <Icon name="check" />, onSelect: onChoose }] : []),
          { label: texts.exportCsv, icon, onSelect: run },
        ]}
      >
        <Glyph d={glyphs.dots} />
      </Menu>
    </div>
  );
}

interface SortProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** Sorting where there are no column headings: on cards. */
export function SortChoice<Row>({ columns, sort, onSort }: SortProps<Row>) {
  const texts = useMessages(messages);
  // Two columns with the same sort key are listed once.
  const options = columns.flatMap(({ label, sort: by }, place) =>
    by === undefined || columns.findIndex((other) => other.sort === by) < place
      ? []
      : [
          { value: by, label: texts.sortUp(label) },
          { value: `-${by}`, label: texts.sortDown(label) },
        ],
  );
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
