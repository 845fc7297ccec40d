import { formatCount } from '@yantra/domain';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  /** How many results this choice has. */
  count?: number;
  /** `radio`: one of several that share a `name`. */
  type?: 'checkbox' | 'radio';
}

/** A choice with its label; the whole line can be pressed. */
export function Checkbox({ label, count, type = 'checkbox', className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('y-check', className)}>
      <input {...rest} type={type} />
      <span>{label}</span>
      {count !== undefined && <span className="y-check__count">{formatCount(count)}</span>}
    </label>
  );
}
