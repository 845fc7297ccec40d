import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const packages = fileURLToPath(new URL('../..', import.meta.url));
/* A canvas reads its colours by name. The embed only links to the dashboard. */
const readers = ['ui/src/**/*.css', 'map/src/*.ts', 'widgets/*/src/**/*.css', 'element/src/*.ts'];
const isOfOwnPages = (file: string) => file.startsWith('widgets/dashboard/src/');
const reads = /(?:var\(|')(--yantra-[\w-]+)/g;
const declarations = /(--yantra-[\w-]+):([^;{}]*);/g;

/** Every token that is read, also through another token. */
function usedTokens(tokens: string): ReadonlySet<string> {
  const texts = readers
    .flatMap((pattern) => globSync(pattern, { cwd: packages }))
    .filter((file) => !file.endsWith('/tokens.css') && !isOfOwnPages(file))
    .map((file) => readFileSync(packages + file, 'utf8'));
  const used = new Set(texts.flatMap((text) => [...text.matchAll(reads)].map(([, name = '']) => name)));
  for (let size = 0; size < used.size;) {
    size = used.size;
    for (const [, name = '', value = ''] of tokens.matchAll(declarations)) {
      if (used.has(name)) for (const [, inner = ''] of value.matchAll(reads)) used.add(inner);
    }
  }
  return used;
}

/** Leaves out tokens that no widget reads: the dashboard's and the site's own. */
export const usedTokensOnly = (): Plugin => ({
  name: 'yantra:used-tokens-only',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/ui/src/tokens.css')) return null;
    const used = usedTokens(code);
    return { code: code.replace(declarations, (text, name: string) => (used.has(name) ? text : '')), map: null };
  },
});
