/** vscode.html-custom-data.json: what an editor shows while a tag is typed. */
import { eventOf, propertyOf, sharedAttributes } from './every-element.ts';
import { type DescribedElement, typeText } from './manifest.ts';
import type { ElementTable } from './tables.ts';

/** @returns the custom data of HTML, version 1.1 */
export function htmlCustomData(elements: readonly DescribedElement[]): object {
  return { version: 1.1, tags: elements.map(tagOf) };
}

function tagOf({ table, types }: DescribedElement): object {
  const { tag, description, events, parts } = table;
  const list = (title: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : `\n\n${title}:\n${lines.map((line) => `- ${line}`).join('\n')}`;
  const heard = Object.entries(events).map(([name, event]) => `\`${eventOf(name)}\`: ${event.description}`);
  const styled = Object.entries(parts).map(([name, what]) => `\`::part(${name})\`: ${what}`);
  return {
    name: tag,
    description: { kind: 'markdown', value: description + list('Events', heard) + list('Parts', styled) },
    attributes: Object.entries(attributesOf(table, types)).map(([name, attribute]) => {
      const values = valuesOf(typeText(attribute, types?.properties[propertyOf(name)]));
      return {
        name,
        description: attribute.description,
        ...(attribute.type === 'boolean' ? { valueSet: 'v' } : {}),
        ...(values.length > 0 ? { values } : {}),
      };
    }),
  };
}

/** Its own, and for widgets those of every element. */
const attributesOf = ({ attributes }: ElementTable, types: unknown): ElementTable['attributes'] =>
  types === undefined
    ? attributes
    : { ...Object.fromEntries(sharedAttributes.map(({ name, ...attribute }) => [name, attribute])), ...attributes };

/** `'button' | 'inline'` → both names; none if any text is allowed. */
const valuesOf = (type: string): { readonly name: string }[] =>
  /^'[^']*'(?: \| '[^']*')*$/.test(type) ? [...type.matchAll(/'([^']*)'/g)].map(([, name = '']) => ({ name })) : [];
