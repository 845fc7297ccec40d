import { isolated } from '@yantra/domain';
import { ConfirmDialog } from '../../kit/dialogs.tsx';
import { nameOf, useDayTexts } from './day-texts.ts';
import { DaysDialog, type DaysWish } from './days-dialog.tsx';
import type { Commitment, Fleet } from './fleet.model.ts';
import { UnitsDialog } from './units-dialog.tsx';
import type { Changes } from './use-changes.ts';
import type { KnownFleet } from './use-fleet.ts';

/** What is asked for in a dialog. */
export type Wish =
  | DaysWish
  | { readonly kind: 'free'; readonly machineId: string; readonly one: Commitment }
  | { readonly kind: 'units'; readonly machineId: string };

interface AskingProps {
  readonly wish: Wish;
  readonly fleet: Fleet;
  readonly known: KnownFleet;
  readonly changes: Changes;
  readonly onWish: (wish: Wish | undefined) => void;
}

/** The dialogs of the calendar. */
export function Asking({ wish, fleet, known, changes, onWish }: AskingProps) {
  const texts = useDayTexts();
  const close = () => onWish(undefined);
  const machine = fleet.machines.find(({ id }) => id === wish.machineId);
  if (wish.kind === 'units') {
    if (!machine) return null;
    return (
      <UnitsDialog
        machine={machine}
        texts={texts}
        onSaved={(saved) => {
          known.setMachine(machine.id, saved);
          known.reload();
        }}
        onClose={close}
      />
    );
  }
  if (wish.kind !== 'free') {
    return (
      <DaysDialog
        wish={wish}
        machines={fleet.machines}
        texts={texts}
        changes={changes}
        onClose={close}
        onFree={(of, one) => {
          if (one.kind === 'booking') onWish({ kind: 'free', machineId: of.id, one });
          else void changes.free(of, one);
        }}
      />
    );
  }
  if (!machine) return null;
  const { fleet: words } = texts;
  return (
    <ConfirmDialog
      title={words.freeTitle(isolated(nameOf(wish.one, texts)))}
      cancel={words.keep}
      act={words.freeDays}
      variant="danger"
      onClose={close}
      onAct={() => {
        close();
        void changes.free(machine, wish.one);
      }}
    >
      <p>{words.freeText}</p>
    </ConfirmDialog>
  );
}
