import { useMessages } from '@yantra/language';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../ui.messages.ts';

export interface ChipProps {
  children: ReactNode;
  /** For a chip that is switched on and off. */
  pressed?: boolean;
  onPress: () => void;
}

/** A small choice that is on or off. */
export function Chip({ children, pressed = false, onPress }: ChipProps) {
  return (
    <button type="button" className="y-chip" aria-pressed={pressed} onClick={onPress}>
      {pressed && <Icon name="check" />}
      {children}
    </button>
  );
}

export interface FilterChipProps {
  /** The filter, such as "Excavator". */
  label: string;
  onRemove: () => void;
}

/** A filter that is on; pressing it removes it. */
export function FilterChip({ label, onRemove }: FilterChipProps) {
  const texts = useMessages(messages);
  return (
    <button type="button" className="y-chip" data-state="on" aria-label={texts.remove(label)} onClick={onRemove}>
      {label}
      <Icon name="close" />
    </button>
  );
}
