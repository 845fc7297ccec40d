import { getCategories, updateCategory } from '@yantra/contract/calls';
import { safeColour } from '@yantra/domain';
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
import { type CategoryDraft, CategoryDialog } from './category-dialog.tsx';
import { messages } from './master.messages.ts';
import { masterPageSize, statusFilter, fitsStatus, noticeMs } from './master-list.ts';
import { Switch } from './switch.tsx';
import { useActive } from './use-active.ts';

const texts = messages.categories;
const everything = { includeInactive: true };
const fresh: CategoryDraft = { name: '', colorCode: '#EF6C00', active: true };

interface CategoryRow extends CategoryDraft {
  readonly id: number;
}

const columnsWith = (toggle: (row: CategoryRow, active: boolean) => void): readonly Column<CategoryRow>[] => [
  {
    id: 'name',
    label: texts.name,
    sort: 'name',
    isLead: true,
    cell: ({ name }) => <b>{name}</b>,
    text: ({ name }) => name,
  },
  {
    id: 'colour',
    label: texts.colour,
    cell: ({ colorCode }) => (
      <span className="y-dashboard__swatch">
        <i ref={groundOf(colorCode)} aria-hidden="true" />
        {colorCode}
      </span>
    ),
    text: ({ colorCode }) => colorCode,
  },
  {
    id: 'active',
    label: messages.status,
    sort: 'active',
    cell: (row) => <Switch name={row.name} isOn={row.active} onChange={(isOn) => toggle(row, isOn)} />,
    text: ({ active }) => (active ? messages.activeNow : messages.inactiveNow),
  },
];

/* By script: served HTML is free of style attributes. */
const groundOf = (colour: string) => (swatch: HTMLElement | null) => {
  if (swatch) swatch.style.backgroundColor = safeColour(colour);
};

/** Categories, which the screen calls equipment types. */
export function Screen({ user, query, navigate }: ScreenProps) {
  const { send, notify } = useScope();
  const { remote, reload } = useRemote(getCategories, everything);
  const { shown, toggle, forget } = useActive<CategoryRow>(
    (row) => send(updateCategory, { ...row, deleted: false }),
    reload,
  );
  const [edited, setEdited] = useState<CategoryDraft>();
  const [isOpen, setOpen] = useState(false);
  const columns = useMemo(() => columnsWith(toggle), [toggle]);
  const rows = mapRemote(remote, (all) =>
    all
      .filter(({ deleted }) => !deleted)
      .map(({ id, name, colorCode, active = true }) => shown({ id, name, colorCode, active })),
  );
  const edit = (draft: CategoryDraft) => {
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
        name="equipment-categories"
        address={addressOf('/master/master-equipment-category')}
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
        nameOf={({ name }) => name}
        menuOf={(row) => [{ label: messages.editRow, onSelect: () => edit(row), icon: <Glyph d={glyphs.pencil} /> }]}
        empty={<StateMessage picture="empty-list" title={texts.emptyTitle} text={messages.emptyText} level={2} />}
      />
      {edited && (
        <CategoryDialog
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
