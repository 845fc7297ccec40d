import { type OwnEquipment, putBack, takeDown } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Glyph, type MenuItem } from '@yantra/ui';
import { useState } from 'react';
import { glyphs } from '../../kit/glyphs.ts';
import { type Reason, ReasonDialog } from '../../kit/review/reason-dialog.tsx';
import { messages } from './equipments-list.messages.ts';

/** Takes machines down for a reason, and puts them back. */
export interface Moderation {
  /** The machine to give a reason for. */
  readonly machine: OwnEquipment | undefined;
  readonly ask: (machine: OwnEquipment) => void;
  readonly cancel: () => void;
  readonly confirm: (reason: Reason) => Promise<void>;
  readonly putBack: (machine: OwnEquipment) => void;
}

/** @param onDone called after the attempt, also after a failure, to reload */
export function useTakingDown(onDone: () => void): Moderation {
  const texts = useMessages(messages);
  const { send, notify } = useScope();
  const [machine, setMachine] = useState<OwnEquipment>();
  const show = async ({ id, name }: OwnEquipment) => {
    try {
      await send(putBack, { equipmentId: id });
      notify({ kind: 'success', text: texts.isPutBack(name), duration: noticeMs });
    } catch {
      // The scope has shown the error.
    }
    onDone();
  };
  return {
    machine,
    ask: setMachine,
    cancel: () => setMachine(undefined),
    async confirm(reason) {
      if (!machine) return;
      await send(takeDown, { equipmentId: machine.id, ...reason });
      notify({ kind: 'success', text: texts.isTakenDown(machine.name), duration: noticeMs });
      setMachine(undefined);
      onDone();
    },
    putBack: (one) => void show(one),
  };
}

/** The menu item of a machine: what is hidden or held is put back, anything else taken down. */
export const moderationItem = (
  row: OwnEquipment,
  { ask, putBack: show }: Moderation,
  texts: Pick<typeof messages, 'takeDown' | 'putBack'>,
): MenuItem =>
  row.listing === 'hidden' || row.listing === 'inReview'
    ? { label: texts.putBack, onSelect: () => show(row), icon: <Glyph d={glyphs.eye} /> }
    : { label: texts.takeDown, onSelect: () => ask(row), icon: <Glyph d={glyphs.eyeOff} /> };

/** Asks for the reason, which the owner reads. */
export const TakingDown = ({ machine, cancel, confirm }: Moderation) =>
  machine ? <ReasonDialog name={machine.name} act="hide" onClose={cancel} onGiven={confirm} /> : null;
