import { lengths } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Field, TextInput } from '@yantra/ui';
import { messages } from './team.messages.ts';

interface ReasonFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly isFirst?: boolean;
  readonly onChange: (value: string) => void;
}

/** Why a right is given or taken. */
export function ReasonField({ value, error, isFirst = false, onChange }: ReasonFieldProps) {
  const { dialog: texts } = useMessages(messages);
  return (
    <Field label={texts.reason} hint={texts.reasonHint} error={error}>
      {(ids) => (
        <TextInput
          {...ids}
          {...(isFirst && { 'data-autofocus': '' })}
          maxLength={lengths.reason}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}
