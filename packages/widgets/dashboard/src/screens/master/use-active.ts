import { useScope } from '@yantra/state';
import { useState } from 'react';
import { useMessages } from '@yantra/language';
import { type MasterRow, noticeMs } from './master-list.ts';
import { messages } from './master.messages.ts';

/** Holds until the server's list says the same. */
interface Wish {
  readonly from: boolean;
  readonly to: boolean;
}

/**
 * Switches rows on and off: at once on the screen, and back when it could not be saved.
 * @param save sends the row as it shall be
 */
export function useActive<One extends MasterRow>(save: (row: One) => Promise<unknown>, onSaved: () => void) {
  const texts = useMessages(messages);
  const { notify } = useScope();
  const [wished, setWished] = useState<Readonly<Record<number, Wish>>>({});
  const forget = (id: number) =>
    setWished((all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== String(id))));
  const toggle = async (row: One, active: boolean) => {
    setWished((all) => ({ ...all, [row.id]: { from: row.active, to: active } }));
    try {
      await save({ ...row, active });
      notify({ kind: 'success', text: active ? texts.activated : texts.deactivated, duration: noticeMs });
      onSaved();
    } catch {
      // The scope has told of it.
      forget(row.id);
    }
  };
  return {
    /** The row as the person wishes it to be. */
    shown: (row: One): One => {
      const wish = wished[row.id];
      return wish?.from === row.active ? { ...row, active: wish.to } : row;
    },
    /** @param row as the person sees it */
    toggle: (row: One, active: boolean) => void toggle({ ...row, active: !active }, active),
    /** The row was changed in another way. */
    forget,
  };
}
