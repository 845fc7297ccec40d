import { formatCount, noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { dataOf, mapRemote, useScope } from '@yantra/state';
import { Button, Glyph, StateMessage } from '@yantra/ui';
import { useMemo, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { type Column, column } from '../../kit/table/columns.ts';
import { LocalTable } from '../../kit/table/local-table.tsx';
import { useAsked } from './asked.tsx';
import { MasterDialog } from './master-dialog.tsx';
import {
  type Draft,
  type MasterCalls,
  type MasterList,
  type MasterRow,
  fitsStatus,
  masterPageSize,
  statusFilter,
} from './master-list.ts';
import { messages } from './master.messages.ts';
import { useActive } from './use-active.ts';
import { type Uses, useCounts } from './use-counts.ts';

interface SwitchProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Switches a row on or off at once. */
const Switch = ({ name, isOn, onChange }: SwitchProps) => {
  const texts = useMessages(messages);
  return (
    <button
      type="button"
      role="switch"
      className="y-dashboard__switch"
      aria-checked={isOn}
      aria-label={texts.activate(name)}
      onClick={() => onChange(!isOn)}
    >
      <i aria-hidden="true" />
      <span aria-hidden="true">{isOn ? texts.activeNow : texts.inactiveNow}</span>
    </button>
  );
};

export interface MasterScreenProps<Row extends MasterRow>
  extends Pick<ScreenProps, 'user' | 'query' | 'navigate'>, MasterCalls<Row> {
  readonly list: MasterList<Row>;
  /** Which of the counts are its. */
  readonly counted: 'types' | 'categories';
}

const statusColumn = <Row extends MasterRow>(
  nameOf: (row: Row) => string,
  toggle: (row: Row, active: boolean) => void,
  texts: typeof messages,
): Column<Row> => ({
  id: 'active',
  label: texts.status,
  sort: 'active',
  cell: (row) => <Switch name={nameOf(row)} isOn={row.active} onChange={(isOn) => toggle(row, isOn)} />,
  text: ({ active }) => (active ? texts.activeNow : texts.inactiveNow),
});

/** How many machines there are of a row, and how many of them are on the lists. */
const machinesColumn = <Row extends MasterRow>(uses: Uses, texts: typeof messages): Column<Row> =>
  column('machines', texts.machines, ({ id }) => (uses === undefined ? '' : formatCount(uses.get(id)?.machines ?? 0)), {
    sort: 'machines',
    isNumeric: true,
    cell: ({ id }) => {
      const { machines = 0, listed = 0 } = uses?.get(id) ?? {};
      if (uses === undefined) return '—';
      return (
        <span className="y-dashboard__machines-of">
          {formatCount(machines)}
          {listed !== machines && <small>{texts.listedOf(listed)}</small>}
        </span>
      );
    },
  });

/** The draft in the dialog; it stays while the dialog closes. */
function useEdited<Row extends MasterRow>(forget: (id: number) => void, reload: () => void) {
  const texts = useMessages(messages);
  const { notify } = useScope();
  const [draft, setDraft] = useState<Draft<Row>>();
  const [isOpen, setOpen] = useState(false);
  return {
    draft,
    isOpen,
    edit: (next: Draft<Row>) => {
      setDraft(next);
      setOpen(true);
    },
    close: () => setOpen(false),
    saved: (name: string) => {
      setOpen(false);
      if (draft?.id !== undefined) forget(draft.id);
      setDraft(undefined);
      notify({ kind: 'success', text: texts.saved(name), duration: noticeMs });
      reload();
    },
  };
}

/** A list of master data: rows are switched on and off at once, added and changed in a dialog. */
export function MasterScreen<Row extends MasterRow>({
  list,
  rows,
  reload,
  save,
  load,
  merge,
  remove,
  counted,
  ...props
}: MasterScreenProps<Row>) {
  const texts = useMessages(messages);
  const { texts: listTexts, nameOf } = list;
  const filters = useMemo(() => statusFilter(texts), [texts]);
  const { uses, reload: count } = useCounts(counted);
  const reloadAll = () => {
    reload();
    count();
  };
  const { shown, toggle, forget } = useActive<Row>(save, reload);
  const { draft, isOpen, edit, close, saved } = useEdited<Row>(forget, reload);
  const all = dataOf(rows) ?? [];
  const asked = useAsked<Row>({ list, rows: all, uses, toggle, merge, remove, reload: reloadAll });
  return (
    <>
      <ScreenHead title={listTexts.title} note={listTexts.note}>
        <Button variant="primary" icon="plus" onClick={() => edit(list.fresh)}>
          {listTexts.add}
        </Button>
      </ScreenHead>
      <LocalTable
        {...props}
        label={listTexts.table}
        name={list.name}
        address={addressOf(list.path)}

        rows={mapRemote(rows, (known) => known.map(shown))}
        reload={reload}
        pageSize={masterPageSize}
        columns={[...list.columns, machinesColumn(uses, texts), statusColumn(nameOf, asked.toggle, texts)]}
        filters={filters}
        fits={fitsStatus}
        rowId={({ id }) => String(id)}
        nameOf={nameOf}
        menuOf={(row) => [
          { label: texts.editRow, onSelect: () => edit(row), icon: <Glyph d={glyphs.pencil} /> },
          ...asked.menuOf(row),
        ]}
        detail={list.detail}
        empty={<StateMessage picture="empty-list" title={listTexts.emptyTitle} text={texts.emptyText} level={2} />}
      />
      {asked.dialog}
      {draft && (
        <MasterDialog
          key={draft.id ?? 'new'}
          list={list}
          draft={draft}
          rows={all}
          isOpen={isOpen}
          onClose={close}
          save={save}
          load={load}
          onSaved={saved}
        />
      )}
    </>
  );
}
