/** custom-elements.json: what editors and catalogues read of an element. */
import { defaultOf, eventOf, fallbackSlot, propertyOf, sharedEvents, stateAttribute } from './every-element.ts';
import type { ElementTable, TableAttribute, WidgetElement } from './tables.ts';

/** Files of the published package, from its root: `dist/define.js`. */
export interface ElementFiles {
  /** Exports the class. */
  readonly element: string;
  /** Registers it. */
  readonly define: string;
}

/** @returns the Custom Elements Manifest, schema 1.0.0 */
export function customElements({ className, table }: WidgetElement, files: ElementFiles): object {
  const declaration = { name: className, module: files.element };
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: files.element,
        declarations: [classOf(className, table)],
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

function classOf(name: string, { tag, description, attributes, events, parts }: ElementTable): object {
  return {
    kind: 'class',
    name,
    description,
    superclass: { name: 'HTMLElement', package: 'global:' },
    customElement: true,
    tagName: tag,
    attributes: [
      ...Object.entries(attributes).map(([attribute, entry]) => ({
        name: attribute,
        fieldName: propertyOf(attribute),
        type: { text: typeText(entry.type) },
        default: defaultOf(entry),
        description: entry.description,
      })),
      { name: stateAttribute.name, type: { text: stateAttribute.type }, description: stateAttribute.description },
    ],
    members: Object.entries(attributes).map(([attribute, entry]) => field(attribute, entry)),
    events: [
      ...Object.entries(events).map(([event, { description: what, cancelable }]) => ({
        name: eventOf(event),
        type: { text: 'CustomEvent' },
        description: cancelable === true ? `${what} Cancelable.` : what,
      })),
      ...sharedEvents.map((event) => ({ ...event, type: { text: event.type } })),
    ],
    slots: [{ name: '', description: fallbackSlot }],
    cssParts: Object.entries(parts).map(([part, what]) => ({ name: part, description: what })),
  };
}

function field(attribute: string, entry: TableAttribute): object {
  const value = defaultOf(entry);
  const text = typeText(entry.type);
  return {
    kind: 'field',
    name: propertyOf(attribute),
    attribute,
    type: { text: value === undefined && text !== 'unknown' ? `${text} | undefined` : text },
    default: value,
    description: entry.description,
  };
}

/** The table calls `json` what TypeScript knows by the component's prop only. */
const typeText = (type: string): string => (type === 'json' ? 'unknown' : type);
