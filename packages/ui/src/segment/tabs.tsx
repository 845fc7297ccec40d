import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface TabsProps<Value extends string> {
  /** Names the tabs to screen readers; not shown. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValue: (value: Value) => void;
  className?: string;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Tabs that look like a segment, and the panel of the chosen one. Arrows, Home and End choose; Tab goes on into the panel. */
export function Tabs<Value extends string>({ label, options, value, onValue, className, children }: TabsProps<Value>) {
  const id = useId();
  const idOf = (of: Value) => `${id}-${of}`;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const { length } = options;
    const from = options.findIndex((option) => option.value === value) + step;
    const next = Number.isFinite(step) ? (from + length) % length : step < 0 ? 0 : length - 1;
    const option = options[next];
    if (!option) return;
    onValue(option.value);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div className={classNames('y-segment', className)} role="tablist" aria-label={label}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="tab"
            id={idOf(option.value)}
            aria-selected={option.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={option.value === value ? 0 : -1}
            onClick={() => onValue(option.value)}
            onKeyDown={move}
          >
            {option.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={idOf(value)}>
        {children}
      </div>
    </>
  );
}
