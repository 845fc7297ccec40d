import type { OwnEquipment } from '@yantra/contract/calls';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { messages } from './machine-status.messages.ts';
import { Status, type StatusKind } from './status.tsx';

type State = Pick<OwnEquipment, 'listing' | 'status'>;

/** The status that the owner has set. */
const ownerStatusKinds: Readonly<Record<string, StatusKind>> = {
  Available: 'good',
  'On rent': 'busy',
  Unavailable: 'aside',
};

export const listingKinds: Readonly<Record<OwnEquipment['listing'], StatusKind>> = {
  listed: 'good',
  draft: 'warn',
  hidden: 'bad',
  inReview: 'warn',
  unavailable: 'aside',
  notInPlan: 'off',
  planEnded: 'bad',
  planBegins: 'warn',
};

const isRented = ({ listing, status }: State): boolean => listing === 'listed' && status === 'On rent';

/** The machine's state in two words. */
export const machineState = (machine: State, texts: typeof messages): string =>
  isRented(machine) ? texts.onRent : texts.states[machine.listing];

/** Whether renters can find the machine now. */
export const MachineStatus = (machine: State) => (
  <Status kind={isRented(machine) ? 'busy' : listingKinds[machine.listing]}>
    {machineState(machine, useMessages(messages))}
  </Status>
);

/** The status that the owner has set, whether renters find the machine or not. */
export const OwnersStatus = ({ status }: { readonly status: string }) => {
  const language = useLanguage();
  return <Status kind={ownerStatusKinds[status] ?? 'off'}>{wordIn(language, status)}</Status>;
};
