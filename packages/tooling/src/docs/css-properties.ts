/** The custom properties that a host page may set, read from their source: packages/ui/src/tokens.css. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.ts';

/** As in custom-elements.json. */
export interface CssProperty {
  readonly name: string;
  /** Its value without a theme, on light backgrounds. */
  readonly default: string;
  readonly description?: string;
}

/** Pages may set these; the order of layers and the widths of our own pages are ours. */
const themable = /^(?:colour|type|space|shape|depth|motion)\b/;
const notThemable = new Set(['--yantra-font-site', '--yantra-page-enter', '--yantra-page-exit']);

/** @returns the properties used in these styles, directly or through another, in the order of the tokens */
export function cssPropertiesIn(styles: string, tokens = readTokens()): CssProperty[] {
  const all = themableIn(tokens);
  const used = new Set(namesIn(styles));
  for (const { name, default: value } of all.toReversed())
    if (used.has(name)) namesIn(value).forEach((one) => used.add(one));
  return all.filter(({ name }) => used.has(name));
}

const readTokens = (): string => readFileSync(join(root, 'packages/ui/src/tokens.css'), 'utf8');

const namesIn = (css: string): string[] => [...css.matchAll(/var\(\s*(--yantra-[\w-]+)/g)].map(([, name = '']) => name);

/** The first block has every token once; later ones only recolour them by scheme. */
function themableIn(tokens: string): CssProperty[] {
  const block = tokens.slice(tokens.indexOf(':where(:root) {'), tokens.indexOf('\n  }'));
  return block.split(/\/\* ---- /).flatMap((section) => {
    if (!themable.test(section)) return [];
    return [...section.matchAll(/(--yantra-[\w-]+):\s*([^;]+);(?:[ \t]*\/\* (.+?) \*\/)?/g)].flatMap(
      ([, name = '', value = '', description]) =>
        notThemable.has(name)
          ? []
          : [{ name, default: value.replace(/\s+/g, ' '), ...(description === undefined ? {} : { description }) }],
    );
  });
}
