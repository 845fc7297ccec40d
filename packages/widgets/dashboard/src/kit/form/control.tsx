import { useSignals } from '@preact/signals-react/runtime';
import { type FormField, afterPress } from '@yantra/form';
import { Checkbox, Field, Select, type SelectProps, TextArea, TextInput, type TextInputProps } from '@yantra/ui';
import { type FormEvent, type ReactNode, memo } from 'react';

interface FieldProps {
  /** The control's name, by which the summary finds it. */
  readonly name: string;
  readonly field: FormField;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly isWide?: boolean;
  readonly isReadOnly?: boolean;
}

const emptyText = '—';

const wide = (isWide: boolean | undefined) => ({ ...(isWide && { className: 'y-dashboard__wide' }) });
const fieldProps = ({ label, hint, optional, isWide, field, isReadOnly }: FieldProps) => ({
  label,
  ...(hint !== undefined && { hint }),
  ...(optional && !isReadOnly && { optional }),
  ...wide(isWide),
  error: field.error.value,
});

export interface TextFieldProps extends FieldProps {
  readonly input?: Omit<TextInputProps, 'name' | 'value'>;
  /** Shown after the text, inside the frame. */
  readonly unit?: string;
  /** Reduces the typed text to what the field accepts. */
  readonly only?: (text: string) => string;
}

/** A one-line text field; it renders only when its own field changes. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  useSignals();
  const { name, field, input, unit, only, isReadOnly = false } = props;
  const value = field.value.value;
  // In read-only mode an empty field shows no example text.
  const shown = isReadOnly ? { type: 'text', placeholder: undefined } : {};
  return (
    <Field {...fieldProps(props)}>
      {(ids) => (
        <TextInput
          {...input}
          {...shown}
          {...ids}
          {...(unit && { action: <span className="y-dashboard__unit">{unit}</span> })}
          name={name}
          value={isReadOnly && value === '' ? emptyText : value}
          readOnly={isReadOnly || input?.readOnly}
          onInput={({ currentTarget: { value: text } }: FormEvent<HTMLInputElement>) =>
            field.type(only ? only(text) : text)
          }
          onBlur={() => afterPress(field.leave)}
        />
      )}
    </Field>
  );
});

export interface SelectFieldProps extends FieldProps {
  readonly options: SelectProps['options'];
  readonly placeholder?: string;
}

export const SelectField = memo(function SelectField(props: SelectFieldProps) {
  useSignals();
  const { name, field, options, placeholder, isReadOnly = false } = props;
  const value = field.value.value;
  // The chosen value stays visible even if the list is missing or no longer contains it.
  const isKnown = value === '' || options.some((option) => option.value === value);
  const all = isKnown ? options : [...options, { value, label: value }];
  return (
    <Field {...fieldProps(props)}>
      {(ids) => (
        <Select
          {...ids}
          name={name}
          value={value}
          disabled={isReadOnly}
          {...(placeholder !== undefined && { placeholder })}
          options={all}
          onChange={(event) => field.type(event.currentTarget.value)}
          onBlur={() => afterPress(field.leave)}
        />
      )}
    </Field>
  );
});

export interface TextAreaFieldProps extends FieldProps {
  /** Maximum number of characters; counted beside the hint. */
  readonly most: number;
}

/** A multi-line text field with a counter. */
export const TextAreaField = memo(function TextAreaField(props: TextAreaFieldProps) {
  useSignals();
  const { name, field, most, isReadOnly = false } = props;
  const value = field.value.value;
  return (
    <Field {...fieldProps(props)} count={`${value.length} / ${most}`}>
      {(ids) => (
        <TextArea
          {...ids}
          name={name}
          value={isReadOnly && value === '' ? emptyText : value}
          maxLength={most}
          readOnly={isReadOnly}
          onInput={(event: FormEvent<HTMLTextAreaElement>) => field.type(event.currentTarget.value)}
          onBlur={() => afterPress(field.leave)}
        />
      )}
    </Field>
  );
});

/** A checkbox: `yes` or the empty text in the form. */
export const CheckboxField = memo(function CheckboxField({
  name,
  field,
  label,
  isReadOnly = false,
}: Pick<FieldProps, 'name' | 'field' | 'label' | 'isReadOnly'>) {
  useSignals();
  return (
    <Checkbox
      name={name}
      label={label}
      checked={field.value.value === 'yes'}
      disabled={isReadOnly}
      onChange={(event) => field.type(event.currentTarget.checked ? 'yes' : '')}
    />
  );
});
