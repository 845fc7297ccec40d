import { type TagAttribute, loaderTag, openingTag } from '@yantra/domain';
import type { ElementFacts, TypedFact } from './element-facts.ts';
import { playgroundPath } from './playground-path.ts';
import { exampleOrigin } from './use-origin.ts';

/** A widget as somebody has set it: attributes by name as text, those that say something. */
export interface PlaygroundChoice {
  readonly tag: string;
  readonly values: Readonly<Record<string, string>>;
}

/** How a value is set. */
export type Control =
  | { readonly kind: 'switch' | 'number' | 'text' }
  | { readonly kind: 'choice'; readonly options: readonly string[] };

/** By the type as TypeScript writes it. */
export function controlOf({ type: { text } }: TypedFact): Control {
  if (text === 'boolean') return { kind: 'switch' };
  if (text === 'number') return { kind: 'number' };
  if (/^'[^']*'(?: \| '[^']*')*$/.test(text)) {
    return { kind: 'choice', options: [...text.matchAll(/'([^']*)'/g)].map(([, option = '']) => option) };
  }
  return { kind: 'text' };
}

/** What most people come for. */
const usualTag = 'yantra-equipment-carousel';

/** What an address asks for; the carousel where it names no widget that exists, and only attributes that it takes. */
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

/** As they stand in the tag; a switch that is on stands alone. */
export const writtenAttributes = (
  { values }: PlaygroundChoice,
  { attributes }: ElementFacts,
): readonly TagAttribute[] =>
  attributes.flatMap((attribute): TagAttribute[] => {
    const value = values[attribute.name];
    if (value === undefined || value === '') return [];
    return [[attribute.name, controlOf(attribute).kind === 'switch' ? true : value]];
  });

/**
 * What a partner pastes.
 * @param fallback the words of the link that stands for the widget until it is there
 * @param properties what makes its look, by name
 */
export function snippetOf(
  choice: PlaygroundChoice,
  facts: ElementFacts,
  fallback: string,
  properties: readonly (readonly [name: string, value: string])[] = [],
): string {
  const { tag } = choice;
  const opening = openingTag(tag, writtenAttributes(choice, facts));
  const markup = `${loaderTag(exampleOrigin)}${opening}\n  <a href="${exampleOrigin}/equipments">${fallback}</a>\n</${tag}>\n`;
  const lines = properties.map(([name, value]) => `    ${name}: ${value};\n`);
  return lines.length === 0 ? markup : `${markup}<style>\n  ${tag} {\n${lines.join('')}  }\n</style>\n`;
}
