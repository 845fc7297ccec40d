import { colourRef } from '@yantra/ui';
import type { ReactNode } from 'react';
import { withLinks } from '../static/paper-page.tsx';
import type { ElementFacts, ValuedFact } from './element-facts.ts';
import { isShown } from './playground-path.ts';
import { reference } from './reference.messages.ts';

/** The sections of an element's page, by their ids. */
export const sectionsOf = ({ tag, events, parts }: ElementFacts): readonly (readonly [id: string, label: string])[] => [
  ['preview', reference.preview],
  ['attributes', reference.attributes],
  ...(isShown(tag) || events.length > 0 ? [['events', reference.events] as const] : []),
  ...(parts.length > 0 ? [['parts', reference.parts] as const] : []),
];

/** An element's attributes, events and parts to style. */
export function Reference({ tag, attributes, events, parts, properties }: ElementFacts) {
  return (
    <>
      <section id="attributes" aria-labelledby="attributes-heading">
        <h2 id="attributes-heading">{reference.attributes}</h2>
        {attributes.length === 0 ? (
          <p>{reference.noAttributes}</p>
        ) : (
          <Facts
            labelledBy="attributes-heading"
            columns={reference.attributeColumns}
            rows={attributes.map(({ name, type, default: usual, description }) => [
              <code key="name">{name}</code>,
              <code key="type">{type.text}</code>,
              usual ?? '–',
              withLinks(description),
            ])}
          />
        )}
      </section>
      {isShown(tag) && (
        <section id="events" aria-labelledby="events-heading">
          <h2 id="events-heading">{reference.events}</h2>
          <Facts
            labelledBy="events-heading"
            columns={reference.eventColumns}
            rows={[
              ...events.map(({ name, type, description }) => [name, detailOf(type.text), description] as const),
              ...reference.everyEvent,
            ].map(([name, detail, when]) => [
              <code key="name">{name}</code>,
              <code key="type">{detail}</code>,
              withLinks(when),
            ])}
          />
        </section>
      )}
      {parts.length > 0 && (
        <section id="parts" aria-labelledby="parts-heading">
          <h2 id="parts-heading">{reference.parts}</h2>
          <Facts
            labelledBy="parts-heading"
            columns={reference.partColumns}
            rows={parts.map(({ name, description }) => [
              <code key="name">{`::part(${name})`}</code>,
              reference.part,
              withLinks(description),
            ])}
          />
          {properties.length > 0 && (
            <details>
              <summary>{reference.all(properties.length)}</summary>
              <Facts labelledBy="parts-heading" columns={reference.partColumns} rows={properties.map(propertyRow)} />
            </details>
          )}
        </section>
      )}
    </>
  );
}

const propertyRow = ({ name, default: usual, description }: ValuedFact): readonly ReactNode[] => [
  <code key="name">{name}</code>,
  reference.property,
  <span key="what">
    {/^#[\da-f]{6}$/i.test(usual) && <i className="dev__swatch" ref={colourRef(usual)} />}
    <code>{usual}</code>, {description}
  </span>,
];

/** The type argument of `CustomEvent<…>`. */
const detailOf = (type: string): string => /^CustomEvent<(.*)>$/.exec(type)?.[1]?.replace(/^null$/, '–') ?? type;

interface FactsProps {
  readonly labelledBy: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

const Facts = ({ labelledBy, columns, rows }: FactsProps) => (
  <table className="dev__table" aria-labelledby={labelledBy} data-columns={columns.length}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...rest], at) => (
        <tr key={at}>
          <th scope="row">{name}</th>
          {rest.map((cell, place) => (
            <td key={place}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
