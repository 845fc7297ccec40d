import { type TypeRow, getEquipmentTypes, updateEquipmentType } from '@yantra/contract/calls';
import { mapRemote, useScope } from '@yantra/state';
import { Button, Glyph, StateMessage } from '@yantra/ui';
import { useMemo, useState } from 'react';
import { ScreenHead } from '../../internal/screen-head.tsx';
import { glyphs } from '../../internal/shell/glyphs.ts';
import { addressOf } from '../../internal/address.ts';
import type { Column } from '../../internal/table/columns.ts';
import { LocalTable } from '../../internal/table/local-table.tsx';
import { useRemote } from '../../internal/use-remote.ts';
import type { ScreenProps } from '../../screen.ts';
import { messages } from './master.messages.ts';
import { masterPageSize, statusFilter, fitsStatus, noticeMs } from './master-list.ts';
import { Switch } from './switch.tsx';
import { type TypeDraft, TypeDialog } from './type-dialog.tsx';
import { useActive } from './use-active.ts';

const texts = messages.types;
const everything = { includeInactive: true };
const fresh: TypeDraft = { type: '', subType: '', active: true, deleted: false };
const nameOf = ({ type, subType }: TypeRow): string => (subType ? `${type}, ${subType}` : type);

const columnsWith = (toggle: (row: TypeRow, active: boolean) => void): readonly Column<TypeRow>[] => [
  {
    id: 'type',
    label: texts.type,
    sort: 'type',
    isLead: true,
    cell: ({ type }) => <b>{type}</b>,
    text: ({ type }) => type,
  },
  {
    id: 'subType',
    label: texts.subType,
    sort: 'subType',
    cell: ({ subType }) => subType || '—',
    text: ({ subType }) => subType,
  },
  {
    id: 'active',
    label: messages.status,
    sort: 'active',
    cell: (row) => <Switch name={nameOf(row)} isOn={row.active} onChange={(isOn) => toggle(row, isOn)} />,
    text: ({ active }) => (active ? messages.activeNow : messages.inactiveNow),
  },
];

/** Equipment types, which the screen calls categories. */
export function Screen({ user, query, navigate }: ScreenProps) {
  const { send, notify } = useScope();
  const { remote, reload } = useRemote(getEquipmentTypes, everything);
  const { shown, toggle, forget } = useActive<TypeRow>((row) => send(updateEquipmentType, row), reload);
  const [edited, setEdited] = useState<TypeDraft>();
  const [isOpen, setOpen] = useState(false);
  const columns = useMemo(() => columnsWith(toggle), [toggle]);
  const rows = mapRemote(remote, (all) => all.filter(({ deleted }) => !deleted).map(shown));
  const edit = (draft: TypeDraft) => {
    setEdited(draft);
    setOpen(true);
  };
  return (
    <>
      <ScreenHead title={texts.title} note={texts.note}>
        <Button variant="primary" icon="plus" onClick={() => edit(fresh)}>
          {texts.add}
        </Button>
      </ScreenHead>
      <LocalTable
        label={texts.table}
        name="equipment-types"
        address={addressOf('/master/master-equipment-type')}
        query={query}
        navigate={navigate}
        userId={user.id}
        rows={rows}
        reload={reload}
        pageSize={masterPageSize}
        columns={columns}
        filters={statusFilter}
        fits={fitsStatus}
        rowId={({ id }) => String(id)}
        nameOf={nameOf}
        menuOf={(row) => [{ label: messages.editRow, onSelect: () => edit(row), icon: <Glyph d={glyphs.pencil} /> }]}
        empty={<StateMessage picture="empty-list" title={texts.emptyTitle} text={messages.emptyText} level={2} />}
      />
      {edited && (
        <TypeDialog
          key={edited.id ?? 'new'}
          draft={edited}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onSaved={(name) => {
            setOpen(false);
            if (edited.id !== undefined) forget(edited.id);
            setEdited(undefined);
            notify({ kind: 'success', text: messages.saved(name), duration: noticeMs });
            reload();
          }}
        />
      )}
    </>
  );
}
