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
  /** A script that runs before all others. */
  readonly script?: string;
  /** The loader's script tags; by default once in the head. */
  readonly loaders?: (siteUrl: string) => { readonly head?: string; readonly end?: string };
  readonly framework?: Framework;
}

const require = createRequire(import.meta.url);
const text = (specifier: string) => readFileSync(require.resolve(specifier), 'utf8');

const loader = (siteUrl: string, version = 'v1') =>
  `<script type="module" src="${siteUrl}/embed/${version}/yantra.js"></script>`;

async function tailwind(): Promise<string> {
  const compiler = await compile(
    '@layer theme, base; @import "tailwindcss/theme.css" layer(theme); @import "tailwindcss/preflight.css" layer(base);',
    {
      loadStylesheet: async (id, base) => ({ path: id, base, content: text(id) }),
    },
  );
  return compiler.build([]);
}

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
  // As MooTools does, and old libraries with methods of their own.
  {
    name: 'replaced-built-ins',
    script:
      'window.Event = function Event() {}; Array.prototype.each = function (act) { this.forEach(act); }; Element.prototype.hide = function () { this.hidden = true; };',
  },
  { name: 'loader-at-the-end', loaders: (siteUrl) => ({ end: loader(siteUrl) }) },
  { name: 'loader-twice', loaders: (siteUrl) => ({ head: loader(siteUrl), end: loader(siteUrl) }) },
  {
    name: 'loader-of-a-version-and-the-newest',
    loaders: (siteUrl) => ({ head: loader(siteUrl, '0.2.0'), end: loader(siteUrl) }),
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
  <button type="button">Call us</button> <input placeholder="Your name"> <select><option>Pune</option></select>
  <table><tr><th>Machine</th><th>Day</th></tr><tr><td>JCB 3DX</td><td>9,200</td></tr></table>
</main>`;

const widgets = `
<div class="board-slot" id="picker"><yantra-city-picker></yantra-city-picker></div>
<div class="board-slot" id="carousel"><yantra-equipment-carousel city="Pune" limit="6" heading><p>Our machines</p></yantra-equipment-carousel></div>
<div class="board-slot" id="form"><yantra-lead-form></yantra-lead-form></div>`;

/**
 * @param siteUrl the marketplace's origin
 * @param isEmbedding whether the page has our loader; without it the page is as it was before
 */
export async function hostPage(name: string, siteUrl: string, isEmbedding = true): Promise<HostPage> {
  const host = hosts.find((one) => one.name === name);
  if (!host) throw new Error(`The board has no page "${name}".`);
  const { attributes = '', css, headers, loaders, framework, doctype = '<!doctype html>' } = host;
  const before = host.script ? `<script>${host.script}</script>` : '';
  const { head = '', end = '' } = isEmbedding ? (loaders?.(siteUrl) ?? { head: loader(siteUrl) }) : {};
  const own = framework ? '<div id="app"></div><script type="module" src="/page.js"></script>' : widgets;
  const script = framework && { '/page.js': { type: 'text/javascript', text: await frameworkScript(framework) } };
  return {
    headers: headers?.(siteUrl) ?? {},
    files: { ...script, '/page.css': { type: 'text/css', text: `${(await css?.()) ?? ''}\n${boardCss}` } },
    html: `${doctype}<html lang="en" ${attributes}><head><meta charset="utf-8"><title>Our fleet</title>${before}<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">${head}</head><body>${ownContent}${own}${end}</body></html>`,
  };
}
