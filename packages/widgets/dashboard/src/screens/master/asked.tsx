import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { Glyph, type MenuItem } from '@yantra/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialogs.tsx';
import { glyphs } from '../../kit/glyphs.ts';
import type { MasterCalls, MasterList, MasterRow } from './master-list.ts';
import { messages } from './master.messages.ts';
import { MergeDialog, type MergeDialogProps } from './merge-dialog.tsx';
import type { Uses } from './use-counts.ts';

interface Question<Row> {
  readonly what: 'off' | 'merge' | 'delete';
  readonly row: Row;
}

export interface AskedParts<Row extends MasterRow> extends Pick<MasterCalls<Row>, 'merge' | 'remove'> {
  readonly list: MasterList<Row>;
  readonly rows: readonly Row[];
  readonly uses: Uses;
  readonly toggle: (row: Row, active: boolean) => void;
  readonly reload: () => void;
}

/** What is asked before it is done: switching off what machines are of, merging, and deleting. */
export function useAsked<Row extends MasterRow>({ list, rows, uses, toggle, merge, remove, reload }: AskedParts<Row>) {
  const texts = useMessages(messages);
  const { notify } = useScope();
  const [asked, setAsked] = useState<Question<Row>>();
  const close = () => setAsked(undefined);
  const done = (text: string) => {
    close();
    notify({ kind: 'success', text, duration: noticeMs });
    reload();
  };
  const machinesOf = ({ id }: Row): number => uses?.get(id)?.machines ?? 0;
  const erase = async (row: Row) => {
    close();
    try {
      await remove(row);
      done(texts.deleted(list.nameOf(row)));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // The scope has shown the error; the reloaded list shows how it is.
      reload();
    }
  };

  return {
    dialog: asked && (
      <Asked
        {...asked}
        list={list}
        rows={rows}
        machines={machinesOf(asked.row)}
        listed={uses?.get(asked.row.id)?.listed ?? 0}
        merge={merge}
        onMerged={(into, machines) => done(texts.merged(list.nameOf(asked.row), list.nameOf(into), machines))}
        onAct={() => {
          if (asked.what === 'delete') return void erase(asked.row);
          close();
          toggle(asked.row, false);
        }}
        onClose={close}
      />
    ),
    /** Switches at once what nobody would miss. */
    toggle: (row: Row, active: boolean) =>
      active || machinesOf(row) === 0 ? toggle(row, active) : setAsked({ what: 'off', row }),
    menuOf: (row: Row): readonly MenuItem[] => [
      ...(rows.length > 1
        ? [
            {
              label: texts.mergeRow,
              onSelect: () => setAsked({ what: 'merge', row }),
              icon: <Glyph d={glyphs.share} />,
            },
          ]
        : []),
      ...(uses !== undefined && !uses.has(row.id)
        ? [
            {
              label: texts.deleteRow,
              onSelect: () => setAsked({ what: 'delete', row }),
              icon: <Glyph d={glyphs.bin} />,
            },
          ]
        : []),
    ],
  };
}

interface AskedProps<Row extends MasterRow> extends Question<Row>, MergeDialogProps<Row> {
  readonly listed: number;
  readonly onAct: () => void;
}

/** The question, which says what will be done. */
function Asked<Row extends MasterRow>({ what, listed, onAct, ...merging }: AskedProps<Row>) {
  const texts = useMessages(messages);
  const { list, row, machines, onClose } = merging;
  if (what === 'merge') return <MergeDialog {...merging} />;
  const name = list.nameOf(row);
  const isOff = what === 'off';
  return (
    <ConfirmDialog
      onClose={onClose}
      title={isOff ? texts.offTitle(name) : texts.deleteTitle(name)}
      cancel={texts.cancel}
      act={isOff ? texts.offAct : texts.deleteAct}
      variant={isOff ? 'primary' : 'danger'}
      onAct={onAct}
    >
      <p>{isOff ? list.texts.offNote(machines, listed) : texts.deleteNote}</p>
    </ConfirmDialog>
  );
}
