import { useMessages } from '@yantra/language';
import { Stars } from '@yantra/ui';
import { messages } from './recently-visited.messages.ts';

export interface StarInputProps {
  readonly id: string;
  /** From 0 (none yet) to 5, in halves. */
  readonly value: number;
  readonly onValue: (value: number) => void;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
}

/** Half stars, by pointer and arrow keys: a native slider drawn as stars. */
export function StarInput({ id, value, onValue, describedBy, isInvalid = false }: StarInputProps) {
  const texts = useMessages(messages);
  return (
    <span className="y-dashboard__stars">
      <span aria-hidden="true">
        <Stars value={value} />
      </span>
      <input
        id={id}
        type="range"
        min={0}
        max={5}
        step={0.5}
        value={value}
        aria-valuetext={texts.starsText(value)}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        data-autofocus=""
        onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}
      />
      <output htmlFor={id} aria-hidden="true">
        {texts.starsText(value)}
      </output>
    </span>
  );
}
