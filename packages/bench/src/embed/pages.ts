/** Lays out what the marketplace serves: the built embed, the products it is compared with, and a page for each. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { clientConditions, knownCode, terse, terseAtLast } from '@yantra/tooling/vite';
import { root } from '@yantra/tooling/workspace';
import { build, type Plugin, type Rolldown } from 'vite';
import { buyButton, instantSearch, type Machine } from './competitors.ts';
import type { Look } from './watch-page.ts';

/** The contents of the pages; `bare` has no widget, `pinned` the snippet of a fixed version, `twenty` twenty of our widgets. */
export const makers = [
  'bare',
  'embedded',
  'pinned',
  'handWritten',
  'declared',
  'buyButton',
  'instantSearch',
  'twenty',
] as const;
export type Maker = (typeof makers)[number];

const ours: Look = { host: 'yantra-equipment-carousel', name: '.y-card__name' };
/** Where the first card of each is. */
export const looks: Readonly<Record<Maker, Look | undefined>> = {
  bare: undefined,
  embedded: ours,
  declared: ours,
  pinned: ours,
  twenty: ours,
  handWritten: { host: 'hand-written-carousel', name: '.y-card__name' },
  buyButton: { host: '#place', name: '.shopify-buy__product__title' },
  instantSearch: { host: '#place', name: 'h3' },
};
export const pageOf = (maker: Maker): string => `${maker.toLowerCase()}.html`;
/** The embed's loader in the folder that was laid out. */
export const loader = 'yantra.js';

const embedFolder = join(root, 'packages/embed/dist');
/** `font-size: medium` in px in the test browser; the embed measures it, the hand-written element has it as a constant. */
const medium = 16;

export interface Folders {
  readonly embed: string;
  readonly partner: string;
  /** The module that draws snippets. */
  readonly drawing: string;
}

/** @returns the folders for the marketplace to serve */
export async function layOut(folder: string): Promise<Folders> {
  const embed = join(folder, 'embed');
  const partner = join(folder, 'partner');
  const drawing = join(folder, 'served/carousel-drawing.js');
  // Copies: another build may run meanwhile. With their times: a packed file that is older than its original is not sent.
  cpSync(join(embedFolder, 'v1'), embed, { recursive: true, preserveTimestamps: true });
  cpSync(join(embedFolder, 'served/carousel-drawing.js'), drawing);
  writeFileSync(join(folder, 'served/package.json'), '{"type":"module"}');
  writeFileSync(join(embed, 'hand-written.js'), await handWritten());
  const { resolve } = createRequire(import.meta.url);
  const from = (name: string, file: string) => join(resolve(`${name}/package.json`), '..', file);
  cpSync(from('@shopify/buy-button-js', 'dist/buybutton.min.js'), join(embed, 'buy-button.js'));
  cpSync(from('instantsearch.js', 'dist/instantsearch.production.min.js'), join(embed, 'instant-search.js'));
  mkdirSync(partner);
  return { embed, partner, drawing };
}

/** Writes the pages, once the marketplace is up. @param siteUrl its origin */
export async function writePages({ embed, partner }: Folders, siteUrl: string): Promise<void> {
  const question =
    '/api/Equipment/GetActiveSubscriptionEquipments?page=1&pageSize=12&selectedCity=Pune&selectedCityId=8';
  const { data } = (await (await fetch(siteUrl + question)).json()) as { readonly data: readonly Machine[] };
  const snippet = async (query: string) => (await fetch(`${siteUrl}/embed/v1/snippet?${query}`)).text();
  const place = `<link rel="stylesheet" href="${siteUrl}/embed/v1/place.css">`;
  const tagged = (script: string, tag: string, count = 1): string =>
    `${tag === ours.host ? place : ''}<script type="module" src="${siteUrl}/embed/v1/${script}"></script>` +
    `<${tag}><p>See what is free today on <a href="${siteUrl}/">Yantra</a>.</p></${tag}>\n`.repeat(count);
  const bodies: Readonly<Record<Maker, string>> = {
    bare: `<p>See what is free today on <a href="${siteUrl}/">Yantra</a>.</p>`,
    embedded: tagged(loader, ours.host),
    handWritten: tagged('hand-written.js', 'hand-written-carousel'),
    declared: await snippet('root'),
    pinned: await snippet('pin&city=8'),
    twenty: tagged(loader, ours.host, 20),
    buyButton: buyButton(siteUrl, data, (name, text) => writeFileSync(join(embed, name), text)),
    instantSearch: instantSearch(siteUrl, data, (name, text) => writeFileSync(join(embed, name), text)),
  };
  for (const maker of makers) writeFileSync(join(partner, pageOf(maker)), onPage(bodies[maker]));
}

/* A minimal page: a headline above, children to read until the machines are shown, and text below, which would be moved. */
export const onPage = (body: string): string => `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Machines on hire</title>
    <link rel="icon" href="data:," />
    <style>
      body {
        margin: 16px;
        font: 16px/1.5 sans-serif;
      }
    </style>
  </head>
  <body>
    <h1>On hire this week</h1>
    ${body}
    <p>We deliver to every site in the district, with an operator and a full tank. ${'Ask us what your job needs. '.repeat(20)}</p>
  </body>
</html>
`;

/** The hand-written script with the embed's own styles, through the embed's minifiers. */
async function handWritten(): Promise<string> {
  const texts = (await coreStyles()).map((css) =>
    css.replace(/(?<!\w[-.]?|--)(\d*\.?\d+)rem\b/g, (_, length: string) => `${Number(length) * medium}px`),
  );
  const isTokens = (css: string) => css.includes(':root');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [terse(knownCode), terseAtLast(knownCode)],
    define: {
      __TOKENS__: JSON.stringify(texts.filter(isTokens).join('')),
      __STYLES__: JSON.stringify(texts.filter((css) => !isTokens(css)).join('')),
    },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: join(import.meta.dirname, 'hand-written.js'), formats: ['es'] },
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  });
  const [first] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  if (!first) throw new Error('The hand-written element could not be built.');
  return first.output[0].code;
}

/** The style texts of the embed's core, the stage's first, made by the embed's own plugins. */
async function coreStyles(): Promise<readonly string[]> {
  const embed = join(root, 'packages/embed');
  const plugins = await Promise.all(
    [
      ['preact.ts', 'preactForReact'],
      ['used-tokens.ts', 'usedTokensOnly'],
    ].map(async ([file = '', name = '']) => {
      const made = (await import(join(embed, 'build', file))) as Readonly<Record<string, () => Plugin>>;
      return made[name]?.();
    }),
  );
  const entry = 'styles-of-the-core';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: clientConditions },
    plugins: [
      ...plugins,
      {
        name: 'yantra:styles',
        // Resolved as if the embed imported it.
        resolveId(id, importer) {
          if (id.endsWith(entry)) return entry;
          return importer === entry ? this.resolve(id, join(embed, 'src/first/first-cards.ts')) : null;
        },
        load: (id) =>
          id === entry
            ? `import { stageCss } from '@yantra/element'; import { sheets, tokens } from '@yantra/equipment-carousel/first-cards'; export default [tokens(), stageCss, ...sheets()];`
            : null,
      },
    ],
    build: { write: false, cssMinify: true, lib: { entry, formats: ['es'] } },
  });
  const [first] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const code = first?.output[0].code ?? '';
  const { default: texts } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly default: readonly string[];
  };
  return texts;
}
