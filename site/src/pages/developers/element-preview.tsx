import { plainTheme, type TagAttribute } from '@yantra/domain';
import { Segment } from '@yantra/ui';
import { useState } from 'react';
import { AttributeField } from './attribute-field.tsx';
import type { ElementFacts } from './element-facts.ts';
import { type Look, propertiesOf } from './live-look.tsx';
import { look as texts } from './look.messages.ts';
import { NotArrived } from './not-arrived.tsx';
import { addressOf } from './playground-choice.ts';
import { playground } from './playground.messages.ts';
import { reference } from './reference.messages.ts';
import { useLiveElement } from './use-live-element.ts';

type Width = (typeof texts.widths)[number]['value'];

interface PreviewProps {
  readonly facts: ElementFacts;
  readonly attributes: readonly TagAttribute[];
  /** The same as they are typed, by name. */
  readonly values: Readonly<Record<string, string>>;
  readonly onValues: (values: Readonly<Record<string, string>>) => void;
}

/** The element itself, in a chosen width and theme, with its attributes as controls. */
export function ElementPreview({ facts, attributes, values, onValues }: PreviewProps) {
  const { tag } = facts;
  const [width, setWidth] = useState<Width>('full');
  const [scheme, setScheme] = useState<Look['scheme']>('light');
  const { place, retry, state } = useLiveElement({
    tag,
    attributes,
    properties: propertiesOf({ ...plainTheme, scheme }),
  });
  return (
    <>
      <div className="dev__bar">
        <Segment label={texts.width} options={texts.widths} value={width} onValue={setWidth} />
        <Segment label={texts.scheme} options={texts.schemes} value={scheme} onValue={setScheme} />
        <span className="dev__state" data-state={state} role="status">
          {texts.states[state]}
        </span>
        <a className="y-link" href={addressOf({ tag, values })}>
          {reference.play}
        </a>
      </div>
      <div className="dev__stage" data-scheme={scheme}>
        <noscript>
          <p>{playground.needsScript}</p>
        </noscript>
        <NotArrived retry={retry} />
        <div ref={place} className="dev__place" data-width={width} data-tag={tag} />
      </div>
      {facts.attributes.length > 0 && (
        <details className="dev__change">
          <summary>{reference.change}</summary>
          <div>
            {facts.attributes.map((attribute) => (
              <AttributeField
                key={attribute.name}
                attribute={attribute}
                value={values[attribute.name] ?? ''}
                onValue={(value) => onValues({ ...values, [attribute.name]: value })}
              />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
