import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { ElementFacts, Fact, TypedFact, ValuedFact } from './src/pages/developers/element-facts.ts';

/* What the guide and the playground say of the elements: the packages' custom-elements.json without what only editors read. */
const name = 'virtual:elements';
const resolved = `\0${name}`;
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

interface Declaration extends Omit<ElementFacts, 'tag' | 'parts' | 'properties' | 'states'> {
  readonly tagName?: string;
  readonly cssParts: readonly Fact[];
  readonly cssProperties: readonly ValuedFact[];
}

/** The elements that the embed is made of: those of its packages. */
function elements(): ElementFacts[] {
  const { dependencies } = read<{ readonly dependencies: Readonly<Record<string, string>> }>(
    '../packages/embed/package.json',
  );
  const files = Object.keys(dependencies)
    .map((pack) => pack.replace('@yantra/', ''))
    .flatMap((short) => [
      `../packages/widgets/${short}/custom-elements.json`,
      `../packages/${short}/custom-elements.json`,
    ])
    .filter((file) => existsSync(path(file)));
  return files
    .flatMap(
      (file) => read<{ readonly modules: readonly { readonly declarations: readonly Declaration[] }[] }>(file).modules,
    )
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, description, attributes, events, slots, cssParts, cssProperties, width }) =>
      tagName === undefined
        ? []
        : [
            {
              tag: tagName,
              description,
              attributes: attributes.filter((attribute) => attribute.name !== 'state'),
              events: events.filter((event) => !/^yantra-(?:ready|error)$/.test(event.name)),
              slots,
              states: statesIn(attributes),
              parts: cssParts,
              properties: cssProperties,
              ...(width === undefined ? {} : { width }),
            },
          ],
    )
    .toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
}

/** `'ready' | 'empty'` → both. */
const statesIn = (attributes: readonly TypedFact[]): string[] => {
  const { type } = attributes.find(({ name: one }) => one === 'state') ?? {};
  return [...(type?.text ?? '').matchAll(/'([^']*)'/g)].map(([, state = '']) => state);
};

const read = <Shape>(file: string): Shape => JSON.parse(readFileSync(path(file), 'utf8')) as Shape;

/** `virtual:elements`: facts about every element that partners can paste. */
export const elementFacts = (): Plugin => ({
  name: 'yantra:elements',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) => (id === resolved ? `export const elements = ${JSON.stringify(elements())};` : undefined),
});
