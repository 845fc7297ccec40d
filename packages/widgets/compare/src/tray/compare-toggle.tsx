import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { type PutAside, compareOf, usePutAside, useScope } from '@yantra/state';
import { CompareButton } from '@yantra/ui';
import { trayMessages } from './tray.messages.ts';

export interface CompareToggleProps {
  /** Its picture relative to the API's host. */
  readonly machine: PutAside;
}

/** Puts a machine of a list aside, or back. A fifth is refused: the sentence says what to do. */
export function CompareToggle({ machine }: CompareToggleProps) {
  const texts = useMessages(trayMessages);
  const scope = useScope();
  const isPressed = usePutAside().some(({ id }) => id === machine.id);
  const press = () => {
    const { add, remove } = compareOf(scope);
    if (isPressed) remove(machine.id);
    else if (!add(machine)) scope.notify({ kind: 'info', text: texts.full, duration: noticeMs });
  };
  return <CompareButton name={machine.name} isPressed={isPressed} onPress={press} />;
}
