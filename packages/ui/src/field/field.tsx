import { useMessages } from '@yantra/language';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../ui.messages.ts';

/** Spread on the control, so that label and note are tied to it. */
export interface FieldIds {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Beside the hint: "18 / 250". */
  count?: string;
  /** A sentence, shown in place of the hint. */
  error?: string | undefined;
  /** Says so behind the label. */
  optional?: boolean;
  /** What stands in it is known to be right; say so in words too. */
  isValid?: boolean;
  className?: string;
  children: (ids: FieldIds) => ReactNode;
}

/** A label above, one control, a hint or an error below. */
export function Field({
  label,
  hint,
  count,
  error,
  optional = false,
  isValid = false,
  className,
  children,
}: FieldProps) {
  const texts = useMessages(messages);
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined || count !== undefined;
  return (
    <div
      className={classNames('y-field', className)}
      data-invalid={error === undefined ? undefined : ''}
      data-valid={isValid ? '' : undefined}
    >
      <label className="y-field__label" htmlFor={id}>
        <span>{label}</span>
        {optional && <small>{texts.optional}</small>}
      </label>
      {children({
        id,
        ...(hasNote && { 'aria-describedby': noteId }),
        ...(error !== undefined && { 'aria-invalid': true as const }),
      })}
      {error !== undefined && (
        <p className="y-field__error" id={noteId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {error === undefined && hasNote && (
        <p className="y-field__hint" id={noteId}>
          <span>{hint}</span>
          {count !== undefined && <span className="y-num">{count}</span>}
        </p>
      )}
    </div>
  );
}
