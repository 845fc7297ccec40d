/** The embed's undocumented tricks, and how to build it without each. The handbook's page on the embed explains them. */
import type { Plugin } from 'vite';

type Change = (plugins: readonly Plugin[]) => Plugin[];

export interface Trick {
  readonly name: string;
  /** The plugins of a build without it, for both builds: files and loader. */
  readonly without: Change;
  /** Whether it is about time; otherwise only bytes count. */
  readonly isTimed?: true;
  /** The bundler decides which modules share a file. */
  readonly isUngrouped?: true;
  /** What else needs it, if it gains less than it should. */
  readonly heldBy?: string;
}

const noPlugin =
  (name: string): Change =>
  (plugins) =>
    plugins.filter((plugin) => plugin.name !== `yantra:${name}`);

/** Replaces a module of the embed, by its path in `src`. */
const rewritten =
  (texts: Readonly<Record<string, (code: string) => string>>): Change =>
  (plugins) => [
    {
      name: 'bench:rewritten',
      enforce: 'pre',
      transform(code, id) {
        const [, write] = Object.entries(texts).find(([file]) => id.endsWith(`/embed/src/${file}`)) ?? [];
        if (write === undefined) return null;
        const text = write(code);
        if (text === code) this.error(`${id} no longer has what the bench takes out of it.`);
        return { code: text, map: null };
      },
    },
    ...plugins,
  ];

const cut =
  (part: string, other = '') =>
  (code: string) =>
    code.replace(part, other);

/** The original package instead of its replacement. */
const theirOwn =
  (id: string): Change =>
  (plugins) =>
    plugins.map((plugin): Plugin => {
      const { resolveId } = plugin;
      if (typeof resolveId !== 'function') return plugin;
      return {
        ...plugin,
        resolveId(asked, ...rest) {
          return asked === id ? null : resolveId.call(this, asked, ...rest);
        },
      };
    });

const reactByCompat = `export { useEffect, useMemo, useRef, useState } from '../first/engine.ts';
export * from 'preact/compat';
export { createRoot, hydrateRoot } from './roots.ts';`;

const engineByCompat = `import { createElement } from 'preact/compat';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LanguageContext } from '@yantra/language';
import { setEngine } from '../first/engine.ts';
const jsx = (type, props, key) => createElement(type, key === undefined ? props : { ...props, key });
const useLanguage = () => useContext(LanguageContext);
setEngine({ jsx, useEffect, useLanguage, useMemo, useRef, useState });`;

const drawnByPreact: Readonly<Record<string, (code: string) => string>> = {
  'first/engine.ts': (code) =>
    code.replace(/export function whileInert[^]*?\n}\n/, 'export const whileInert = (act) => act();\n'),
  'first/first-cards.ts': (code) =>
    `import '../shims/preact.ts'; import { jsx as drawn } from './engine.ts';\n${code.replace('FirstCards(propsOf(', 'drawn(FirstCards, propsOf(')}`,
  'first/draw.ts': () =>
    `import { render } from 'preact';
export const draw = (content, place) => (render(content, place), { later: [], finish: () => {} });`,
};

const budget = 'the budget of 24 KB';

export const tricks: readonly Trick[] = [
  { name: 'hooks that do nothing', without: rewritten(drawnByPreact), isTimed: true },
  { name: 'machines asked for ahead', without: rewritten({ 'first/loader.ts': cut('askEarly(url);') }), isTimed: true },
  {
    name: 'the core before the rest',
    without: rewritten({
      'first/loader.ts': cut('await core;', 'await Promise.all([core, bring(carouselTag)]);'),
    }),
    isTimed: true,
  },
  {
    name: 'card by card',
    without: rewritten({ 'first/draw.ts': cut('index > 0 && part?.key', 'false') }),
    isTimed: true,
  },
  {
    name: 'laid out text by text',
    without: rewritten({ 'first/first-cards.ts': cut('if (early().hasFonts)', 'if (true)') }),
    isTimed: true,
  },
  {
    name: 'tasks of their own',
    without: rewritten({
      'first/next-task.ts': () => 'export const nextTask = () => Promise.resolve();',
      'live/equipment-carousel.ts': (code) => code.replace(/setTimeout\(\(\) => (register\(.*\))\);/, '$1;'),
    }),
    isTimed: true,
  },
  { name: 'compiled while it arrives', without: noPlugin('compiled-ahead'), isTimed: true },
  { name: 'two files of chosen modules', without: (plugins) => [...plugins], isUngrouped: true, isTimed: true },
  {
    name: 'React’s manners without preact/compat',
    without: rewritten({ 'shims/react.ts': () => reactByCompat, 'shims/preact.ts': () => engineByCompat }),
  },
  { name: 'r2wc’s core in short', without: theirOwn('@r2wc/core'), heldBy: budget },
  { name: 'tokens that something reads', without: noPlugin('used-tokens-only') },
  { name: 'no descriptions', without: noPlugin('no-descriptions'), heldBy: budget },
  { name: 'terser over the files', without: noPlugin('terse'), heldBy: budget },
  { name: 'terser once more after the bundler', without: noPlugin('terse-at-last'), heldBy: 'its kilobyte' },
];
