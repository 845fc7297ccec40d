import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { useFirstKey } from './use-first-key.ts';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  /** Before the words, inside the frame: "+91". */
  prefix?: ReactNode;
  /** After the words, inside the frame: a plain `<button>` such as "Show" or "Verify". */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Inside a `Field` it takes the ids that its `children` are given. */
export function TextInput({ prefix, action, className, ...rest }: TextInputProps) {
  const classes = classNames('y-input', className);
  const isAlone = prefix === undefined && action === undefined;
  const field = <input {...rest} {...(isAlone && { className: classes })} onInput={useFirstKey(rest.onInput)} />;
  if (isAlone) return field;
  return (
    <div className={classes} {...(rest.disabled && { 'aria-disabled': true })}>
      {prefix !== undefined && <span className="y-input__prefix">{prefix}</span>}
      {field}
      {action}
    </div>
  );
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** The first, empty choice: "Select Category". */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own list, which is the best one on a phone. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <select {...rest} className={classNames('y-input', className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  );
}
