import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { useRef, useState } from 'react';
import { type MasterRow, type Saved, isConflict } from './master-list.ts';
import { messages } from './master.messages.ts';

/** Kept until the server's list agrees. */
interface PendingChange {
  readonly from: boolean;
  readonly to: boolean;
}

/**
 * Switches rows on and off: at once on the screen, and back if saving fails.
 * @param save sends the changed row
 * @param onSaved reloads the list, also after somebody else's change
 */
export function useActive<One extends MasterRow>(save: (row: One) => Promise<Saved>, onSaved: () => void) {
  const texts = useMessages(messages);
  const { notify } = useScope();
  const [pending, setPending] = useState<Readonly<Record<number, PendingChange>>>({});
  const forget = (id: number) =>
    setPending((all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== String(id))));
  /* By row, the version after its last save. Saves of a row wait for each other, so that two quick presses do not conflict. */
  const saved = useRef(new Map<number, Promise<number>>()).current;
  const toggle = async (row: One, active: boolean) => {
    setPending((all) => ({ ...all, [row.id]: { from: row.active, to: active } }));
    const saving = (saved.get(row.id) ?? Promise.resolve(0)).then(async (known) => {
      const version = row.version === undefined ? undefined : Math.max(known, row.version);
      const answer = await save({ ...row, active, version });
      return 'version' in answer ? answer.version : 0;
    });
    saved.set(
      row.id,
      saving.catch(() => 0),
    );
    try {
      await saving;
      notify({ kind: 'success', text: active ? texts.activated : texts.deactivated, duration: noticeMs });
      onSaved();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // The scope has shown the error.
      forget(row.id);
      if (isConflict(failure)) onSaved();
    }
  };
  return {
    /** The row with the pending change. */
    shown: (row: One): One => {
      const change = pending[row.id];
      return change?.from === row.active ? { ...row, active: change.to } : row;
    },
    /** @param row as shown on the screen */
    toggle: (row: One, active: boolean) => void toggle({ ...row, active: !active }, active),
    /** The row was changed in another way. */
    forget,
  };
}
