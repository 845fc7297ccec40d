import { useMessages } from '@yantra/language';
import { useRef, type ChangeEvent, type InputHTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFirstKey } from '../field/use-first-key.ts';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../ui.messages.ts';

export interface SearchInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'children'
> {
  /** What the field is for; it has no visible label. */
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** After the field, inside its frame: buttons. */
  children?: ReactNode;
}

/** A search field with a magnifier before the words and a cross that empties it. */
export function SearchInput({ label, value, onValue, className, children, ...rest }: SearchInputProps) {
  const texts = useMessages(messages);
  const field = useRef<HTMLInputElement>(null);
  const onChange = useFirstKey((event: ChangeEvent<HTMLInputElement>) => onValue(event.currentTarget.value));
  const clear = () => {
    onValue('');
    field.current?.focus();
  };
  return (
    <div className={classNames('y-input', className)}>
      <Icon name="search" />
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        ref={field}
        type="search"
        aria-label={label}
        value={value}
        onChange={onChange}
      />
      {value !== '' && (
        <button type="button" className="y-input__clear" aria-label={texts.clear} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
      {children}
    </div>
  );
}
