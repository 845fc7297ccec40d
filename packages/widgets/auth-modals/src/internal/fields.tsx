import { useSignals } from '@preact/signals-react/runtime';
import type { Form } from '@yantra/form';
import { useMessages } from '@yantra/language';
import { Field, type FieldProps, Icon, TextInput, type TextInputProps } from '@yantra/ui';
import { type ReactNode, useState } from 'react';
import { messages } from '../auth-modals.messages.ts';

type Around = Pick<FieldProps, 'label' | 'hint' | 'isValid' | 'optional' | 'className'>;

export interface FormFieldProps<Name extends string>
  extends Around, Omit<TextInputProps, 'form' | 'name' | 'className' | 'type'> {
  readonly form: Form<Name>;
  readonly name: Name;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  /** What typing does; by default the form takes it. */
  readonly onType?: (name: Name, text: string) => void;
  /** What describes the field besides its hint or error, by id. */
  readonly describedBy?: string;
}

export function FormField<Name extends string>(props: FormFieldProps<Name>) {
  useSignals();
  const { form, name, label, hint, isValid, optional, className, onType = form.type, describedBy, ...rest } = props;
  const around = {
    label,
    hint,
    ...(isValid && { isValid }),
    ...(optional && { optional }),
    ...(className && { className }),
  };
  return (
    <Field {...around} error={form.errors.value[name]}>
      {({ 'aria-describedby': note, ...ids }) => (
        <TextInput
          {...ids}
          {...rest}
          {...((note || describedBy) && { 'aria-describedby': [note, describedBy].filter(Boolean).join(' ') })}
          name={name}
          value={form.values.value[name]}
          onInput={(event) => onType(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** A mobile number: digits only, ten at most, +91 before them. */
export function PhoneField<Name extends string>(props: FormFieldProps<Name>) {
  const texts = useMessages(messages);
  return (
    <FormField
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix="+91"
      placeholder={texts.phonePlaceholder}
      {...props}
    />
  );
}

/** A password that can be shown. */
export function PasswordField<Name extends string>(props: FormFieldProps<Name>) {
  const texts = useMessages(messages);
  const [isShown, setShown] = useState(false);
  return (
    <FormField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <button type="button" onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </button>
      }
    />
  );
}

/** Tells password managers whose password is being chosen; invisible. */
export function HiddenUserName({ phone }: { readonly phone: string }) {
  return (
    <input
      className="y-hidden"
      type="text"
      autoComplete="username"
      value={phone}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

export interface HintProps {
  readonly label: string;
  readonly state: 'todo' | 'met' | 'wrong';
}

/** A line with a tick, a cross or a ring, which screen readers get in words. */
export function Hint({ label, state }: HintProps): ReactNode {
  const texts = useMessages(messages);
  return (
    <>
      {state === 'todo' ? <span className="y-auth__ring" /> : <Icon name={state === 'met' ? 'check' : 'close'} />}
      <span>
        {label}
        <span className="y-hidden">: {texts.states[state]}</span>
      </span>
    </>
  );
}

interface ChecklistProps {
  /** Id of a list that describes a field: its lines are read with the field, so it has no name. */
  readonly id?: string;
  readonly label?: string;
  readonly hints: readonly HintProps[];
}

/** What is required, line by line. */
export function Checklist({ id, label, hints }: ChecklistProps) {
  return (
    <ul id={id} className="y-auth__checklist" aria-label={label}>
      {hints.map((hint) => (
        <li key={hint.label} data-state={hint.state}>
          <Hint {...hint} />
        </li>
      ))}
    </ul>
  );
}

/** An error that belongs to no field; announced at once. */
export function Failure({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" className="y-auth__alert">
      {children && (
        <p className="y-auth__failure">
          <Icon name="alert" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
