/**
 * The torture board: pages like those of other companies, each with the same content and widgets. A widget looks the same on all of them, and no page looks
 * different for having widgets.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';
import { type Framework, frameworks, frameworkScript } from './framework-host.ts';
import { strictPolicy } from './strict-policy.ts';
import { themeCss } from './theme-css.ts';

export interface HostFile {
  readonly type: string;
  readonly text: string;
}

export interface HostPage {
  readonly html: string;
  /** The type of the page itself; HTML unless said otherwise. */
  readonly type?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Further files of the page's server, by path. */
  readonly files: Readonly<Record<string, HostFile>>;
}

/** How a page differs from the plain one. */
interface Host {
  readonly name: string;
  /** For `<html>`. */
  readonly attributes?: string;
  readonly css?: () => string | Promise<string>;
  readonly headers?: (siteUrl: string) => Readonly<Record<string, string>>;
  readonly doctype?: string;
  /** The page's own type, where it is not HTML. */
  readonly type?: string;
  /** A script that runs before all others. */
  readonly script?: string;
  /** The loader's script tags; by default once in the head. */
  readonly loaders?: (siteUrl: string) => Scripts | Promise<Scripts>;
  readonly framework?: Framework;
}

interface Scripts {
  readonly head?: string;
  readonly end?: string;
}

/** What a page embeds: ours, or what another maker gives for it. */
export interface Embedded extends Scripts {
  /** In the slot of the carousel, or in several. */
  readonly body: string;
}

const require = createRequire(import.meta.url);
const text = (specifier: string) => readFileSync(require.resolve(specifier), 'utf8');

const loader = (siteUrl: string, version = 'v1') =>
  `<script type="module" src="${siteUrl}/embed/${version}/yantra.js"></script>`;

/** The scripts of a snippet that names a version, import map and all. */
async function pinnedScripts(siteUrl: string): Promise<string> {
  const snippet = await (await fetch(`${siteUrl}/embed/v1/snippet?pin`)).text();
  return snippet.slice(0, snippet.indexOf('<link rel="stylesheet"'));
}

/* A page with modules of its own, which are known by a name. It says whether it has found them. */
const ownModules = `<script type="importmap">{"imports":{"own":"data:text/javascript,export%20default%20'found'"}}</script>
<script type="module">import('own').then((own) => { document.documentElement.dataset.own = own.default; }, () => { document.documentElement.dataset.own = 'lost'; });</script>`;

const classicLoader = (siteUrl: string) => `<script src="${siteUrl}/embed/v1/yantra.js"></script>`;

async function tailwind(): Promise<string> {
  const compiler = await compile(
    '@layer theme, base; @import "tailwindcss/theme.css" layer(theme); @import "tailwindcss/preflight.css" layer(base);',
    {
      loadStylesheet: async (id, base) => ({ path: id, base, content: text(id) }),
    },
  );
  return compiler.build([]);
}

/** The page whose widgets come from a released version, as they were then. */
export const releasedHost = 'loader-of-a-version-and-the-newest';

const hosts: readonly Host[] = [
  { name: 'plain' },
  { name: 'bootstrap', css: () => text('bootstrap/dist/css/bootstrap.css') },
  { name: 'tailwind-preflight', css: tailwind },
  { name: 'wordpress-theme', css: () => themeCss },
  { name: 'all-unset', css: () => '* { all: unset !important; }' },
  { name: 'rem-10-px', css: () => 'html { font-size: 62.5%; } body { font-size: 1.6rem; }' },
  { name: 'right-to-left', attributes: 'dir="rtl"' },
  { name: 'strict-policy', headers: (siteUrl) => ({ 'content-security-policy': strictPolicy(siteUrl, "'self'") }) },
  {
    name: 'cross-origin-isolated',
    headers: () => ({ 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' }),
  },
  { name: 'no-doctype', doctype: '' },
  {
    name: 'xhtml',
    type: 'application/xhtml+xml',
    attributes: 'xmlns="http://www.w3.org/1999/xhtml"',
    doctype: '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html>',
    // Chromium runs no modules there.
    loaders: (siteUrl) => ({ head: classicLoader(siteUrl) }),
  },
  // As MooTools does, and old libraries with methods of their own.
  {
    name: 'replaced-built-ins',
    script:
      'window.Event = function Event() {}; Array.prototype.each = function (act) { this.forEach(act); }; Element.prototype.hide = function () { this.hidden = true; };',
  },
  { name: 'loader-at-the-end', loaders: (siteUrl) => ({ end: loader(siteUrl) }) },
  { name: 'loader-twice', loaders: (siteUrl) => ({ head: loader(siteUrl), end: loader(siteUrl) }) },
  {
    name: releasedHost,
    loaders: (siteUrl) => ({ head: loader(siteUrl, '0.2.0'), end: loader(siteUrl) }),
  },
  {
    name: 'loader-of-the-newest-and-a-version',
    loaders: (siteUrl) => ({ head: loader(siteUrl), end: loader(siteUrl, '0.2.0') }),
  },
  {
    name: 'loader-as-a-classic-script',
    loaders: (siteUrl) => ({ head: classicLoader(siteUrl) }),
  },
  {
    name: 'import-map-after-that-of-a-version',
    loaders: async (siteUrl) => ({ head: (await pinnedScripts(siteUrl)) + ownModules }),
  },
  ...frameworks.map((framework) => ({ name: framework, framework })),
];

export const hostNames = hosts.map(({ name }) => name);

/* The widgets' position, whatever the page's styles do to the rest: so that screenshots can be compared. Font and colours come from the page. */
const boardCss = `
#host { display: block !important; position: absolute !important; top: 0 !important; left: 0 !important; width: 900px !important; height: 420px !important; overflow: hidden !important; }
.board-slot { display: block !important; position: absolute !important; left: 40px !important; width: 880px !important; font-family: sans-serif !important; color-scheme: light !important; background: #fff !important; }
#picker { top: 440px !important; width: 260px !important; }
#carousel { top: 520px !important; }
#form { top: 1040px !important; width: 420px !important; }
#map { top: 1800px !important; height: 400px !important; }
`;

const ownContent = `<main id="host">
  <h1>Our fleet</h1>
  <p>Machines for <b>farms</b> and <a href="#hire">sites</a>, since 1987.</p>
  <ul><li>Excavators</li><li>Tractors</li></ul>
  <button type="button">Call us</button> <input placeholder="Your name" /> <select><option>Pune</option></select>
  <table><tr><th>Machine</th><th>Day</th></tr><tr><td>JCB 3DX</td><td>9,200</td></tr></table>
</main>`;

const widgets = `
<div class="board-slot" id="picker"><yantra-city-picker></yantra-city-picker></div>
<div class="board-slot" id="carousel"><yantra-equipment-carousel city="Pune" limit="6" heading=""><p>Our machines</p></yantra-equipment-carousel></div>
<div class="board-slot" id="form"><yantra-lead-form></yantra-lead-form></div>`;

/** By what a page is known: its doctype, styles, policy, scripts. */
const hostNamed = (name: string): Host => {
  const host = hosts.find((one) => one.name === name);
  if (!host) throw new Error(`The board has no page "${name}".`);
  return host;
};

/**
 * @param siteUrl the marketplace's origin
 * @param isEmbedding whether the page has our loader; without it the page is as it was before
 */
export async function hostPage(name: string, siteUrl: string, isEmbedding = true): Promise<HostPage> {
  const { loaders, framework } = hostNamed(name);
  const scripts = isEmbedding ? ((await loaders?.(siteUrl)) ?? { head: loader(siteUrl) }) : {};
  const body = framework ? '<div id="app"></div><script type="module" src="/page.js"></script>' : widgets;
  return hostPageOf(name, siteUrl, { ...scripts, body });
}

/**
 * A page of the board with whatever is embedded into it.
 * @param origins of its scripts and answers, with spaces between: for its policy
 */
export async function hostPageOf(name: string, origins: string, embedded: Embedded): Promise<HostPage> {
  const { attributes = '', css, headers, framework, type, doctype = '<!doctype html>', script } = hostNamed(name);
  const before = script ? `<script>${script}</script>` : '';
  const { head = '', body, end = '' } = embedded;
  const own = framework && { '/page.js': { type: 'text/javascript', text: await frameworkScript(framework) } };
  return {
    headers: headers?.(origins) ?? {},
    files: { ...own, '/page.css': { type: 'text/css', text: `${(await css?.()) ?? ''}\n${boardCss}` } },
    type,
    html: `${doctype}<html lang="en" ${attributes}><head><meta charset="utf-8" /><title>Our fleet</title>${before}<link rel="icon" href="data:," /><link rel="stylesheet" href="/page.css" />${head}</head><body>${ownContent}${body}${end}</body></html>`,
  };
}
