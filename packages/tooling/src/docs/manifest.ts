/** custom-elements.json: an element's description for editors and catalogues. */
import type { Attribute, ClassField, CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import type { CssProperty } from './css-properties.ts';
import type { ElementTypes } from './element-types.ts';
import {
  defaultOf,
  eventOf,
  fallbackSlot,
  propertyOf,
  sharedEvents,
  stateAttribute,
  sharedAttributes,
  usualWidth,
} from './every-element.ts';
import type { ElementTable, TableAttribute } from './tables.ts';

/** An element's full description. */
export interface DescribedElement {
  /** The name of its class. */
  readonly className: string;
  readonly table: ElementTable;
  /** Absent for an element that is not a widget: it has text attributes, and no state or events of widgets. */
  readonly types?: ElementTypes;
  readonly cssProperties: readonly CssProperty[];
}

/** Files of the published package, from its root: `dist/define.js`. */
export interface ElementFiles {
  /** Exports the class. */
  readonly element: string;
  /** Registers it. */
  readonly define: string;
}

/** @returns the Custom Elements Manifest, schema 1.0.0 */
export function customElements(element: DescribedElement, files: ElementFiles): Package {
  const { className, table } = element;
  const declaration = { name: className, module: files.element };
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: files.element,
        declarations: [classOf(element)],
        exports: [{ kind: 'js', name: className, declaration }],
      },
      {
        kind: 'javascript-module',
        path: files.define,
        declarations: [],
        exports: [{ kind: 'custom-element-definition', name: table.tag, declaration }],
      },
    ],
  };
}

/** A field of ours, beside those of the schema. */
interface DescribedClass extends CustomElementDeclaration {
  /** How wide a widget is in a parent that shrinks to what it holds, at most: a length, or `content`. */
  readonly width?: string;
}

function classOf({ className, table, types, cssProperties }: DescribedElement): DescribedClass {
  const { tag, description, attributes, events, parts, width = usualWidth } = table;
  return {
    kind: 'class',
    name: className,
    description,
    superclass: { name: 'HTMLElement', package: 'global:' },
    customElement: true,
    tagName: tag,
    attributes: [
      ...Object.entries(attributes).map(([attribute, entry]) => ({
        name: attribute,
        fieldName: propertyOf(attribute),
        type: { text: typeText(entry, types?.properties[propertyOf(attribute)]) },
        ...givenDefault(entry),
        description: entry.description,
      })),
      ...(types ? sharedBeside(attributes) : []),
      ...(types ? [{ ...stateAttribute, type: { text: stateAttribute.type } }] : []),
    ],
    members: types ? Object.entries(attributes).map((pair) => field(pair, types)) : [],
    events: [
      ...Object.entries(events).map(([event, { description: what, cancelable }]) => ({
        name: eventOf(event),
        type: { text: `CustomEvent<${types?.details[eventOf(event)] ?? 'unknown'}>` },
        description: cancelable === true ? `${what} Cancelable.` : what,
      })),
      ...(types ? sharedEvents.map((event) => ({ ...event, type: { text: event.type } })) : []),
    ],
    slots: [{ name: '', description: types ? fallbackSlot : 'The widgets.' }],
    cssParts: Object.entries(parts).map(([part, what]) => ({ name: part, description: what })),
    cssProperties: [...cssProperties],
    ...(types ? { width } : {}),
  };
}

/** The attributes of every element, except those in its own table. */
const sharedBeside = (attributes: DescribedElement['table']['attributes']): Attribute[] =>
  sharedAttributes
    .filter(({ name }) => !Object.hasOwn(attributes, name))
    .map(({ name, type, description }) => ({ name, type: { text: type }, description }));

function field(
  [attribute, entry]: [string, TableAttribute],
  { properties }: ElementTypes,
): ClassField & { attribute: string } {
  const value = defaultOf(entry);
  const text = typeText(entry, properties[propertyOf(attribute)]);
  return {
    kind: 'field',
    name: propertyOf(attribute),
    attribute,
    type: { text: value === undefined ? `${text} | undefined` : text },
    ...givenDefault(entry),
    description: entry.description,
  };
}

/** Absent if there is none: the schema does not allow `undefined`. */
function givenDefault(entry: TableAttribute): { readonly default?: string } {
  const value = defaultOf(entry);
  return value === undefined ? {} : { default: value };
}

/** The type of the component's prop; the table's if there is no component. */
export const typeText = ({ type, values }: TableAttribute, prop = unionOf(values) ?? type): string =>
  prop.replace(/ \| undefined$/, '');

const unionOf = (values: readonly string[] | undefined): string | undefined =>
  values?.map((value) => `'${value}'`).join(' | ');
