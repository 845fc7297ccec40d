import { Button, Checkbox, Field, Select, TextInput } from '@yantra/ui';
import { withLinks } from '../static/paper-page.tsx';
import type { ElementFacts, TypedFact } from './element-facts.ts';
import { type PlaygroundChoice, controlOf } from './playground-choice.ts';
import { playground } from './playground.messages.ts';

export interface SettingsProps {
  readonly widgets: readonly ElementFacts[];
  readonly facts: ElementFacts;
  readonly choice: PlaygroundChoice;
  readonly onChoice: (choice: PlaygroundChoice) => void;
}

/** Which widget, and its attributes: a form, so that it also works where no script runs. */
export function PlaygroundSettings({ widgets, facts, choice, onChoice }: SettingsProps) {
  const { tag, values } = choice;
  return (
    <form className="play__settings" action="/developers/playground" aria-label={playground.settings}>
      <Field label={playground.widget} hint={withLinks(facts.description)}>
        {(ids) => (
          <Select
            {...ids}
            name="widget"
            value={tag}
            options={widgets.map((widget) => ({ value: widget.tag, label: widget.tag }))}
            onChange={({ currentTarget }) => onChoice({ tag: currentTarget.value, values: {} })}
          />
        )}
      </Field>
      <fieldset>
        <legend>{playground.attributes}</legend>
        {facts.attributes.length === 0 && <p>{playground.none}</p>}
        {facts.attributes.map((attribute) => (
          <Attribute
            key={`${tag} ${attribute.name}`}
            attribute={attribute}
            value={values[attribute.name] ?? ''}
            onValue={(value) => onChoice({ tag, values: { ...values, [attribute.name]: value } })}
          />
        ))}
      </fieldset>
      <Button type="submit" className="play__submit">
        {playground.show}
      </Button>
    </form>
  );
}

interface AttributeProps {
  readonly attribute: TypedFact;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function Attribute({ attribute, value, onValue }: AttributeProps) {
  const { name, description, default: usual } = attribute;
  const control = controlOf(attribute);
  if (control.kind === 'switch') {
    return (
      <div>
        <Checkbox
          name={name}
          value="on"
          label={<code>{name}</code>}
          checked={value !== ''}
          aria-describedby={`about-${name}`}
          onChange={({ currentTarget }) => onValue(currentTarget.checked ? 'on' : '')}
        />
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
