import { useMessages } from '@yantra/language';
import { useSavedMachines } from '@yantra/state';
import { messages } from '../layout/layout.messages.ts';

/** How many machines somebody keeps. */
export function SavedCount() {
  const texts = useMessages(messages);
  const { machines } = useSavedMachines().kept;
  if (machines.length === 0) return null;
  return (
    <span className="top__count">
      <span aria-hidden="true">{machines.length}</span>
      <span className="y-hidden">{texts.savedCount(machines.length)}</span>
    </span>
  );
}
