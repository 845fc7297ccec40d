/* What the build's plugins assume of our own sources: file names, and the form of texts. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import { noDescriptions } from '../build/no-descriptions.ts';
import { ownPagesLeftOut, preactForReact } from '../build/preact.ts';
import { usedTokensOnly } from '../build/used-tokens.ts';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(packages + path, 'utf8');

/** The file that the plugin answers with when one of our sources imports a name. */
async function answerOf(plugin: Plugin, id: string, importer: string): Promise<string | undefined> {
  const resolveId = plugin.resolveId as (this: unknown, id: string, importer: string) => Promise<{ id: string } | null>;
  const found = await resolveId.call({ resolve: async (path: string) => ({ id: path }) }, id, packages + importer);
  return found?.id.replace(packages, '');
}
const transformed = (plugin: Plugin, path: string, query = ''): string => {
  const transform = plugin.transform as (code: string, id: string) => { code: string } | null;
  return transform(read(path), packages + path + query)?.code ?? 'not transformed';
};

describe('names that something else answers', () => {
  test.each([
    ['react', 'ui/src/picture/picture.tsx', 'embed/src/shims/react.ts'],
    ['react/jsx-runtime', 'ui/src/picture/picture.tsx', 'embed/src/shims/jsx-runtime.ts'],
    ['./use-language.ts', 'language/src/use-messages.ts', 'embed/src/shims/language.ts'],
    ['@r2wc/core', 'element/src/define-widget.ts', 'element/src/r2wc-in-short.ts'],
  ])('%s of %s is %s', async (id, importer, answer) => {
    expect(await answerOf(preactForReact(), id, importer)).toBe(answer);
    expect(read(importer), `${importer} no longer imports ${id}: look at packages/embed/build/preact.ts`).toMatch(
      id === 'react/jsx-runtime' ? /<\w/ : `'${id}'`,
    );
    expect(existsSync(packages + answer)).toBe(true);
  });

  test.each([
    ['./shell/here.tsx', 'widgets/dashboard/src/dashboard.tsx', 'not-here'],
    ['./shell/waiting.tsx', 'widgets/dashboard/src/dashboard.tsx', 'not-here'],
    ['./internal/auth-dialogs.tsx', 'widgets/auth-modals/src/auth-modals.tsx', 'not-here'],
    ['./languages.ts', 'widgets/dashboard/src/dashboard.element.ts', 'dashboard-languages'],
    ['./languages.ts', 'widgets/auth-modals/src/auth-modals.element.ts', 'auth-modals-languages'],
  ])('%s of %s is left out', async (id, importer, answer) => {
    expect(await answerOf(ownPagesLeftOut(), id, importer)).toBe(`embed/src/shims/${answer}.ts`);
    expect(read(importer), `${importer} no longer imports ${id}: look at packages/embed/build/preact.ts`).toContain(
      `'${id}'`,
    );
  });
});

describe('what is taken out of sources', () => {
  const tokens = transformed(usedTokensOnly(), 'ui/src/tokens.css');
  const declared = (css: string) =>
    new Set([...css.replace(/\/\*.*?\*\//gs, '').matchAll(/(--yantra-[\w-]+):/g)].map(([, name]) => name));
  const readBy = (css: string) => [...css.matchAll(/var\((--yantra-[\w-]+)/g)].map(([, name]) => name);

  test('are tokens, of which each that a widget or another token reads stays', () => {
    const sheets = ['ui/src/base.css', 'ui/src/card/card.css', 'widgets/equipment-carousel/src/equipment-carousel.css'];
    const lost = [...sheets.map(read), tokens].flatMap(readBy).filter((name) => !declared(tokens).has(name));
    expect(lost, 'tokens.css is no longer written as packages/embed/build/used-tokens.ts reads it').toEqual([]);
    expect(declared(tokens).size).toBeLessThan(declared(read('ui/src/tokens.css')).size);
    expect(tokens.split('{').length).toBe(tokens.split('}').length);
  });

  test('are tokens from the carousel that no sheet of its own reads, first or later', () => {
    const sources = ['equipment-carousel.sheets.ts', 'internal/piece-sheets.ts'].map((name) =>
      read(`widgets/equipment-carousel/src/${name}`),
    );
    const names = sources.flatMap(
      (code) => /\{([^}]*)\} from '@yantra\/ui\/sheets'/.exec(code)?.[1]?.match(/\w+/g) ?? [],
    );
    const list = read('ui/src/sheets.ts');
    const sheets = names.flatMap((name) => {
      const path = new RegExp(`default as ${name} \\} from '\\./([^?]*)`).exec(list)?.[1];
      return path === undefined || path === 'tokens.css' ? [] : [`ui/src/${path}`];
    });
    expect(sheets.length).toBeGreaterThan(8);
    const own = ['equipment-carousel.css', 'internal/pieces.css'].map(
      (name) => `widgets/equipment-carousel/src/${name}`,
    );
    const first = transformed(usedTokensOnly(), 'ui/src/tokens.css', '?inline&carousel');
    const lost = [...[...sheets, ...own].map(read), first].flatMap(readBy).filter((name) => !declared(first).has(name));
    expect(lost, 'name the sheet in packages/embed/build/used-tokens.ts').toEqual([]);
    const rest = declared(transformed(usedTokensOnly(), 'ui/src/tokens.css', '?inline&rest'));
    expect(new Set([...declared(first), ...rest])).toEqual(declared(tokens));
    expect([...rest].filter((name) => declared(first).has(name))).toEqual([]);
  });

  test('are descriptions, and nothing that an element does', () => {
    const path = 'widgets/equipment-carousel/src/equipment-carousel.element.ts';
    const [code, less] = [read(path), transformed(noDescriptions(), path)];
    expect(less).not.toMatch(/description:|parts: ?\{ ?\w/);
    const kept = [
      "tag: 'yantra-equipment-carousel'",
      "'category-bar': {",
      'default: 12',
      'cancelable: true',
      'component:',
    ];
    for (const part of kept)
      expect(less.includes(part), `${part}: look at packages/embed/build/no-descriptions.ts`).toBe(code.includes(part));
  });
});
