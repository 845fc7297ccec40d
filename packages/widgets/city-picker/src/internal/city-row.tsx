import { useMessages } from '@yantra/language';
import type { ReactNode } from 'react';
import { messages } from '../city-picker.messages.ts';

/** Machines by the city's id; undefined while unknown. */
export type Counts = Readonly<Record<string, number>> | undefined;

interface CityRowProps {
  readonly name: ReactNode;
  /** After the name, with a separator: its state, or its distance. */
  readonly note: ReactNode;
  /** Machines; 0 is not shown. */
  readonly count: number | undefined;
  readonly isSelected?: boolean;
  readonly onPick: () => void;
}

/** A city as a row: its name, where it is, how many machines it has. */
export function CityRow({ name, note, count, isSelected = false, onPick }: CityRowProps) {
  const texts = useMessages(messages);
  return (
    <button type="button" aria-current={isSelected} onClick={onPick}>
      <span>
        <span className="y-city-list__name">{name}</span>
        <small>{note}</small>
      </span>
      {count !== undefined && count > 0 && <small className="y-num">{texts.machines(count)}</small>}
    </button>
  );
}
