import { colourRef } from '@yantra/ui';
import type { ReactNode } from 'react';
import { withLinks } from '../static/paper-page.tsx';
import { CodeSample } from './code-sample.tsx';
import type { ElementFacts, ValuedFact } from './element-facts.ts';
import { eventRows, sizesOf } from './element-words.ts';
import { FactsTable } from './facts-table.tsx';
import { partSheet } from './framework-snippet.ts';
import { isShown } from './playground-path.ts';
import { reference } from './reference.messages.ts';

interface Section {
  readonly id: string;
  readonly heading: string;
  readonly content: ReactNode;
}

/** What is said about an element below its preview, section by section. */
export const sectionsOf = (facts: ElementFacts): readonly Section[] => {
  const { tag, slots, states, parts } = facts;
  return [
    { id: 'attributes', heading: reference.attributes, content: <Attributes {...facts} /> },
    ...(isShown(tag) ? [{ id: 'events', heading: reference.events, content: <Events {...facts} /> }] : []),
    ...(slots.length > 0 ? [{ id: 'slots', heading: reference.slots, content: <Slots {...facts} /> }] : []),
    ...(states.length > 0 ? [{ id: 'states', heading: reference.states, content: <States {...facts} /> }] : []),
    ...(isShown(tag) ? [{ id: 'sizes', heading: reference.sizes, content: <Sizes {...facts} /> }] : []),
    ...(parts.length > 0 ? [{ id: 'parts', heading: reference.parts, content: <Parts {...facts} /> }] : []),
  ];
};

/** The sections of an element's page. */
export const Reference = ({ sections }: { readonly sections: readonly Section[] }) =>
  sections.map(({ id, heading, content }) => (
    <section key={id} id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {content}
    </section>
  ));

function Attributes({ attributes }: ElementFacts) {
  if (attributes.length === 0) return <p>{reference.noAttributes}</p>;
  const renamed = attributes.flatMap(({ name, fieldName }) => (fieldName && fieldName !== name ? [fieldName] : []));
  return (
    <>
      <FactsTable
        labelledBy="attributes-heading"
        columns={reference.attributeColumns}
        rows={attributes.map(({ name, type, default: usual, description }) => [
          <code key="name">{name}</code>,
          <code key="type" className="dev__type">
            {type.text}
          </code>,
          usual ?? '–',
          withLinks(description),
        ])}
      />
      {renamed.length > 0 && (
        <p className="dev__note">{withLinks(reference.properties(renamed.map((name) => `\`${name}\``)))}</p>
      )}
    </>
  );
}

const Events = ({ events }: ElementFacts) => (
  <FactsTable
    labelledBy="events-heading"
    columns={reference.eventColumns}
    rows={eventRows(events).map(([name, detail, when]) => [
      <code key="name">{name}</code>,
      <code key="type" className="dev__type">
        {detail}
      </code>,
      withLinks(when),
    ])}
  />
);

const Slots = ({ slots }: ElementFacts) => (
  <FactsTable
    labelledBy="slots-heading"
    columns={reference.slotColumns}
    rows={slots.map(({ name, description }) => [
      name === '' ? reference.content : <code key="name">{name}</code>,
      withLinks(description),
    ])}
  />
);

const States = ({ states }: ElementFacts) => (
  <>
    <p>{withLinks(reference.statesLede)}</p>
    <FactsTable
      labelledBy="states-heading"
      columns={reference.stateColumns}
      rows={states.map((state) => [<code key="name">{state}</code>, reference.everyState[state] ?? ''])}
    />
  </>
);

const Sizes = (facts: ElementFacts) => <p>{withLinks(sizesOf(facts).join(' '))}</p>;

const Parts = ({ tag, parts, properties }: ElementFacts) => (
  <>
    <FactsTable
      labelledBy="parts-heading"
      columns={reference.partColumns}
      rows={parts.map(({ name, description }) => [
        <code key="name">{`::part(${name})`}</code>,
        reference.part,
        withLinks(description),
      ])}
    />
    <CodeSample label={reference.css} pieces={partSheet(tag, parts[0]?.name ?? '')} />
    {properties.length > 0 && (
      <details>
        <summary>{reference.all(properties.length)}</summary>
        <FactsTable labelledBy="parts-heading" columns={reference.partColumns} rows={properties.map(propertyRow)} />
      </details>
    )}
  </>
);

const propertyRow = ({ name, default: usual, description }: ValuedFact): readonly ReactNode[] => [
  <code key="name">{name}</code>,
  reference.property,
  <span key="what">
    {/^#[\da-f]{6}$/i.test(usual) && <i className="dev__swatch" ref={colourRef(usual)} />}
    <code>{usual}</code>
    {description && `, ${description}`}
  </span>,
];
