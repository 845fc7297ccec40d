import { checkBrand } from '@yantra/domain';
import { Button, Icon, Segment, Select } from '@yantra/ui';
import { useState } from 'react';
import { AttributeField } from './attribute-field.tsx';
import type { ElementFacts } from './element-facts.ts';
import { type Look, Swatches } from './live-look.tsx';
import { look as looks } from './look.messages.ts';
import type { PlaygroundChoice } from './playground-choice.ts';
import { playground } from './playground.messages.ts';

export interface SettingsProps {
  readonly widgets: readonly ElementFacts[];
  readonly facts: ElementFacts;
  readonly choice: PlaygroundChoice;
  readonly onChoice: (choice: PlaygroundChoice) => void;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  readonly onStartAfresh: () => void;
}

/** Widget, attributes and look: a form, so that all but the look also works without a script. */
export function PlaygroundSettings(props: SettingsProps) {
  const { widgets, facts, choice, onChoice, onStartAfresh } = props;
  const { tag, values } = choice;
  return (
    <form className="play__settings" action="/developers/playground" aria-label={playground.settings}>
      <div className="play__which">
        <Select
          name="widget"
          aria-label={playground.widget}
          value={tag}
          options={widgets.map((widget) => ({ value: widget.tag, label: widget.tag }))}
          onChange={({ currentTarget }) => onChoice({ tag: currentTarget.value, values: {} })}
        />
      </div>
      <div className="play__fields">
        <fieldset>
          <legend>{playground.attributes}</legend>
          {facts.attributes.length === 0 && <p>{playground.none}</p>}
          {facts.attributes.map((attribute) => (
            <AttributeField
              key={`${tag} ${attribute.name}`}
              attribute={attribute}
              value={values[attribute.name] ?? ''}
              onValue={(value) => onChoice({ tag, values: { ...values, [attribute.name]: value } })}
            />
          ))}
        </fieldset>
        <LookSettings {...props} />
        <Button type="submit" className="play__submit">
          {playground.show}
        </Button>
      </div>
      <div className="play__foot">
        <Button variant="ghost" onClick={onStartAfresh}>
          {playground.afresh}
        </Button>
        <Share />
      </div>
    </form>
  );
}

function LookSettings({ look, onLook }: Pick<SettingsProps, 'look' | 'onLook'>) {
  const { ratio, nearest } = checkBrand(look.brand);
  return (
    <fieldset className="play__look">
      <legend>{playground.look}</legend>
      <p>
        <code>--yantra-brand</code>
      </p>
      <Swatches brand={look.brand} onBrand={(brand) => onLook({ ...look, brand })} />
      <p className="play__good">
        <Icon name="check" /> {playground.contrast(nearest, ratio)}
      </p>
      <p>
        <code>--yantra-radius-lg</code>
      </p>
      <Segment
        label={looks.corners}
        options={looks.cornerNames}
        value={look.corners}
        onValue={(corners) => onLook({ ...look, corners })}
      />
    </fieldset>
  );
}

/** Copies the address, which contains the settings. */
function Share() {
  const [outcome, setOutcome] = useState<'shared' | 'notShared'>();
  const share = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setOutcome('shared'),
      () => setOutcome('notShared'),
    );
  return (
    <>
      <Button variant="secondary" onClick={() => void share()}>
        {playground.share}
      </Button>
      <p role="status">{outcome && playground[outcome]}</p>
    </>
  );
}
