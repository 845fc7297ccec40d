import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface SegmentProps<Value extends string> {
  /** Names the choice to screen readers; not shown. */
  label: string;
  options: readonly { value: Value; label: string; icon?: IconName }[];
  value: Value;
  onValue: (value: Value) => void;
  className?: string;
}

/** Two or three choices side by side, one of which is on. */
export function Segment<Value extends string>({ label, options, value, onValue, className }: SegmentProps<Value>) {
  return (
    <div className={classNames('y-segment', className)} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onValue(option.value)}
        >
          {option.icon && <Icon name={option.icon} />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
