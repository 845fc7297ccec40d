import { type TagAttribute, loaderTag, openingTag, placeTag } from '@yantra/domain';
import type { ElementFacts, TypedFact } from './element-facts.ts';
import { playgroundPath } from './playground-path.ts';
import { exampleOrigin } from './use-origin.ts';

/** A widget as configured: attributes by name as text, without empty ones. */
export interface PlaygroundChoice {
  readonly tag: string;
  readonly values: Readonly<Record<string, string>>;
}

/** How a value is edited. */
export type Control =
  | { readonly kind: 'switch' | 'number' | 'text' }
  | { readonly kind: 'choice'; readonly options: readonly string[] };

/** By the TypeScript type. */
export function controlOf({ type: { text } }: TypedFact): Control {
  if (text === 'boolean') return { kind: 'switch' };
  if (text === 'number') return { kind: 'number' };
  if (/^'[^']*'(?: \| '[^']*')*$/.test(text)) {
    return { kind: 'choice', options: [...text.matchAll(/'([^']*)'/g)].map(([, option = '']) => option) };
  }
  return { kind: 'text' };
}

/** The most popular widget. */
const usualTag = 'yantra-equipment-carousel';

/** The choice in an address; the carousel if it names no existing widget, and only attributes that the widget has. */
export function choiceIn(query: URLSearchParams, widgets: readonly ElementFacts[]): PlaygroundChoice {
  const named = (name: string | null) => widgets.find(({ tag }) => tag === name);
  const asked = named(query.get('widget')) ?? named(usualTag) ?? widgets[0];
  const known = new Set(asked?.attributes.map(({ name }) => name));
  return {
    tag: asked?.tag ?? '',
    values: Object.fromEntries([...query].filter(([name, value]) => known.has(name) && value !== '')),
  };
}

export function addressOf({ tag, values }: PlaygroundChoice): string {
  const rest = new URLSearchParams(values).toString();
  return playgroundPath(tag) + (rest && `&${rest}`);
}

/** As written in the tag; a boolean that is on has no value. */
export const writtenAttributes = (
  { values }: PlaygroundChoice,
  { attributes }: ElementFacts,
): readonly TagAttribute[] =>
  attributes.flatMap((attribute): TagAttribute[] => {
    const value = values[attribute.name];
    if (value === undefined || value === '') return [];
    return [[attribute.name, controlOf(attribute).kind === 'switch' ? true : value]];
  });

/** The markup to paste. @param fallback text of the link that is shown until the widget has loaded */
export function markupOf(tag: string, attributes: readonly TagAttribute[], fallback: string): string {
  return `${loaderTag(exampleOrigin)}${placeTag(exampleOrigin)}${openingTag(tag, attributes)}\n  <a href="${exampleOrigin}/equipments">${fallback}</a>\n</${tag}>\n`;
}

/**
 * The code for partners to paste.
 * @param properties of its look, by name
 */
export function snippetOf(
  choice: PlaygroundChoice,
  facts: ElementFacts,
  fallback: string,
  properties: readonly (readonly [name: string, value: string])[] = [],
): string {
  const { tag } = choice;
  const markup = markupOf(tag, writtenAttributes(choice, facts), fallback);
  const lines = properties.map(([name, value]) => `    ${name}: ${value};\n`);
  return lines.length === 0 ? markup : `${markup}<style>\n  ${tag} {\n${lines.join('')}  }\n</style>\n`;
}
