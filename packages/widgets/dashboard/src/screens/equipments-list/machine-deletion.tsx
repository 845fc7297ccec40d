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

/* Other calls whose answers contain machines. */
const touched = [getPurchasedSubscriptions, getOverview, getEquipmentBySubscriptionId] as const;

/** Deletes a machine after its owner has confirmed it. */
export interface MachineDeletion {
  /** The machine to confirm. */
  readonly machine: OwnEquipment | undefined;
  readonly ask: (machine: OwnEquipment) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/** @param onDone called after the attempt, also after a failure, to reload */
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
      // The scope has shown the error.
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

/** The menu item; for a rented machine it says what has to be done first. */
export const deletionItem = (
  row: OwnEquipment,
  ask: MachineDeletion['ask'],
  texts: Pick<typeof messages, 'remove' | 'onRentFirst'>,
): MenuItem => ({
  label: texts.remove,
  icon: <Glyph d={glyphs.bin} />,
  ...(row.status === 'On rent' ? { whyNot: texts.onRentFirst } : { onSelect: () => ask(row) }),
});

/** Asks for confirmation: a deletion cannot be undone. */
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
