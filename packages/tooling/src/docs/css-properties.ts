/** The custom properties that a host page may set, from where they are made: packages/ui/src/tokens.css. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.ts';

/** As custom-elements.json has it. */
export interface CssProperty {
  readonly name: string;
  /** As it is without a theme, on light grounds. */
  readonly default: string;
  readonly description?: string;
}

/** Theirs to set; the order of layers and the widths of our own pages are ours. */
const themable = /^(?:colour|type|space|shape|depth|motion)\b/;
const notThemable = new Set(['--yantra-font-site', '--yantra-page-enter', '--yantra-page-exit']);

/** @returns what is used in these styles, itself or by another property, in the order of the tokens */
export function cssPropertiesIn(styles: string, tokens = readTokens()): CssProperty[] {
  const all = themableIn(tokens);
  const used = new Set(namesIn(styles));
  for (const { name, default: value } of all.toReversed())
    if (used.has(name)) namesIn(value).forEach((one) => used.add(one));
  return all.filter(({ name }) => used.has(name));
}

const readTokens = (): string => readFileSync(join(root, 'packages/ui/src/tokens.css'), 'utf8');

const namesIn = (css: string): string[] => [...css.matchAll(/var\(\s*(--yantra-[\w-]+)/g)].map(([, name = '']) => name);

/** The first block has every token once; what follows only colours them by scheme. */
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
