import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

export interface ChoiceChipProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: ReactNode;
}

/** One of several choices in a form that can be on together. Works without a script. */
export function ChoiceChip({ label, ...rest }: ChoiceChipProps) {
  return (
    <label className="y-chip">
      <input {...rest} type="checkbox" />
      {rest.checked && <Icon name="check" />}
      {label}
    </label>
  );
}
