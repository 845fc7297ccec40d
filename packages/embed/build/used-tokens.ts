import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const packages = fileURLToPath(new URL('../..', import.meta.url));
/* A canvas reads its colours by name. The embed only links to the dashboard. */
const readers = ['ui/src/**/*.css', 'map/src/*.ts', 'widgets/*/src/**/*.css', 'element/src/*.ts'];
const isOfOwnPages = (file: string) => file.startsWith('widgets/dashboard/src/');
/** The style sheets of the carousel, with those that it loads later. */
const parts = ['base', 'badge/badge', 'button/button', 'card/card', 'card/facts', 'category-bar/category-bar'];
const moreParts = ['price/price', 'skeleton/skeleton', 'stars/stars', 'state-message/state-message'];
const carouselReaders = [
  ...[...parts, ...moreParts].map((name) => `ui/src/${name}.css`),
  'widgets/equipment-carousel/src/**/*.css',
  'element/src/*.ts',
];

const reads = /(?:var\(|')(--yantra-[\w-]+)/g;
const declarations = /(--yantra-[\w-]+):([^;{}]*);/g;
const carouselSheets = '/equipment-carousel.sheets.ts';
const sheets = '@yantra/ui/sheets';
const tokensFile = 'ui/src/tokens.css';
const all = '\0more-tokens';
const carousel = '?carousel';
const partOf = (part: string): string => `${packages}${tokensFile}?inline&${part}`;

/** Every token that the files read, also through another token. */
function usedTokens(patterns: readonly string[], tokens: string): ReadonlySet<string> {
  const texts = patterns
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

/**
 * Leaves out tokens that no widget reads (the dashboard's and the site's own), and keeps from the carousel, whose first cards wait for every byte, those that
 * only other widgets read.
 */
export const usedTokensOnly = (): Plugin => ({
  name: 'yantra:used-tokens-only',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    if (source === sheets && importer.endsWith(carouselSheets))
      return `${(await this.resolve(source, importer, { skipSelf: true }))?.id}${carousel}`;
    if (source !== './tokens.css?inline') return null;
    return importer.endsWith(carousel) ? partOf('carousel') : all;
  },
  load: (id) =>
    id === all
      ? `import first from '${partOf('carousel')}'; import rest from '${partOf('rest')}'; export default first + rest;`
      : null,
  transform(code, id) {
    if (!id.includes(`/${tokensFile}`)) return null;
    const ofCarousel = usedTokens(carouselReaders, code);
    const used = usedTokens(readers, code);
    const isKept = id.endsWith('&carousel')
      ? (name: string) => ofCarousel.has(name)
      : id.endsWith('&rest')
        ? (name: string) => used.has(name) && !ofCarousel.has(name)
        : (name: string) => used.has(name);
    return { code: code.replace(declarations, (text, name: string) => (isKept(name) ? text : '')), map: null };
  },
});
