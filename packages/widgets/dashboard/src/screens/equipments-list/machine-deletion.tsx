import {
  type Call,
  deleteEquipment,
  getOverview,
  getPurchasedSubscriptions,
  getEquipmentBySubscriptionId,
  type OwnEquipment,
} from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Glyph, type MenuItem } from '@yantra/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialogs.tsx';
import { glyphs } from '../../kit/glyphs.ts';
import { messages } from './equipments-list.messages.ts';

/* What shows machines besides the list itself. */
const touched = [getPurchasedSubscriptions, getOverview, getEquipmentBySubscriptionId] as const;

/** What deletes a machine once its owner has confirmed it. */
export interface MachineDeletion {
  /** What is to be confirmed now. */
  readonly machine: OwnEquipment | undefined;
  readonly ask: (machine: OwnEquipment) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/** @param onDone when it was tried: what is shown then is true, whatever came of it */
export function useDeletion(onDone: () => void): MachineDeletion {
  const texts = useMessages(messages);
  const { send, store, notify } = useScope();
  const [machine, setMachine] = useState<OwnEquipment>();
  const run = async ({ id, name }: OwnEquipment) => {
    setMachine(undefined);
    try {
      await send(deleteEquipment, { id });
      notify({ kind: 'success', text: texts.deleted(name), duration: noticeMs });
    } catch {
      // The scope has told of it.
    }
    for (const call of touched) store.forget(call as Call);
    onDone();
  };
  return {
    machine,
    ask: setMachine,
    cancel: () => setMachine(undefined),
    confirm: () => machine && void run(machine),
  };
}

/** What the menu of a machine says of it; what is on rent says what is to be done first. */
export const deletionItem = (
  row: OwnEquipment,
  ask: MachineDeletion['ask'],
  texts: Pick<typeof messages, 'remove' | 'onRentFirst'>,
): MenuItem => ({
  label: texts.remove,
  icon: <Glyph d={glyphs.bin} />,
  ...(row.status === 'On rent' ? { whyNot: texts.onRentFirst } : { onSelect: () => ask(row) }),
});

/** Asks before it is done: it cannot be undone. */
export function DeletionDialog({ machine, cancel, confirm }: MachineDeletion) {
  const texts = useMessages(messages);
  if (!machine) return null;
  return (
    <ConfirmDialog
      title={texts.removeTitle(machine.name)}
      cancel={texts.keep}
      act={texts.remove}
      variant="danger"
      onClose={cancel}
      onAct={confirm}
    >
      <p>{texts.removeText}</p>
    </ConfirmDialog>
  );
}
