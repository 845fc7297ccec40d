import { Field, Select, TextInput } from '@yantra/ui';
import { withLinks } from '../static/paper-page.tsx';
import './attribute-field.css';
import type { TypedFact } from './element-facts.ts';
import { controlOf } from './playground-choice.ts';
import { playground } from './playground.messages.ts';

interface AttributeFieldProps {
  readonly attribute: TypedFact;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** An attribute as the control that fits its type. */
export function AttributeField({ attribute, value, onValue }: AttributeFieldProps) {
  const { name, description, default: usual } = attribute;
  const control = controlOf(attribute);
  if (control.kind === 'switch') {
    return (
      <div>
        <label className="play__switch">
          <code>{name}</code>
          <input
            type="checkbox"
            role="switch"
            aria-checked={value !== ''}
            name={name}
            value="on"
            checked={value !== ''}
            aria-describedby={`about-${name}`}
            onChange={({ currentTarget }) => onValue(currentTarget.checked ? 'on' : '')}
          />
        </label>
        <p className="y-field__hint" id={`about-${name}`}>
          {withLinks(description)}
        </p>
      </div>
    );
  }
  return (
    <Field label={<code>{name}</code>} hint={withLinks(description)}>
      {(ids) =>
        control.kind === 'choice' ? (
          <Select
            {...ids}
            name={name}
            value={value}
            placeholder={playground.usual}
            options={control.options.map((option) => ({ value: option, label: option }))}
            onChange={({ currentTarget }) => onValue(currentTarget.value)}
          />
        ) : (
          <TextInput
            {...ids}
            name={name}
            value={value}
            type={control.kind}
            placeholder={usual}
            autoComplete="off"
            onChange={({ currentTarget }) => onValue(currentTarget.value)}
          />
        )
      }
    </Field>
  );
}
