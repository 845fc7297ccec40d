/** Lays out what the marketplace serves: the embed as it is built, the hand-written element beside it, and a page for each. */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../../src/lib/workspace.ts';

/** Which element stands on a page. */
export type Maker = 'embedded' | 'handWritten';

const scripts: Readonly<Record<Maker, string>> = { embedded: 'yantra.js', handWritten: 'hand-written.js' };
export const tags: Readonly<Record<Maker, string>> = {
  embedded: 'yantra-equipment-carousel',
  handWritten: 'hand-written-carousel',
};
export const pageOf = (maker: Maker): string => `${maker.toLowerCase()}.html`;
/** The embed's loader in the folder that was laid out. */
export const loader = scripts.embedded;

const built = join(root, 'packages/embed/dist/v1');
/** In the test browser `font-size: medium` is so many px; the embed measures it, the hand-written element has it worked in. */
const medium = 16;

/** @returns where the two folders are that the marketplace is to serve */
export async function layOut(folder: string): Promise<{ readonly embed: string; readonly partner: string }> {
  const embed = join(folder, 'embed');
  const partner = join(folder, 'partner');
  // A copy: another build may run meanwhile.
  cpSync(built, embed, { recursive: true });
  writeFileSync(join(embed, scripts.handWritten), await handWritten(embed));
  mkdirSync(partner);
  for (const maker of ['embedded', 'handWritten'] as const)
    writeFileSync(join(partner, pageOf(maker)), page(scripts[maker], tags[maker]));
  return { embed, partner };
}

/* The smallest page that is one: a headline above, and children to read until the machines are there. */
const page = (script: string, tag: string): string => `<!doctype html>
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
    <script type="module" src="%API_URL%/embed/v1/${script}"></script>
  </head>
  <body>
    <h1>On hire this week</h1>
    <${tag}><p>See what is free today on <a href="%API_URL%/">Yantra</a>.</p></${tag}>
  </body>
</html>
`;

/** The hand-written script with the embed's own styles in it, by the embed's minifiers. */
async function handWritten(embed: string): Promise<string> {
  const texts = coreStyles(embed).map((css) =>
    css.replace(/(?<!\w[-.]?|--)(\d*\.?\d+)rem\b/g, (_, length: string) => `${Number(length) * medium}px`),
  );
  const isTokens = (css: string) => css.includes(':root');
  const { terse } = (await import(join(root, 'packages/embed/build/terse.ts'))) as { terse: () => Plugin };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [terse()],
    define: {
      __TOKENS__: JSON.stringify(texts.filter(isTokens).join('')),
      __STYLES__: JSON.stringify([stage, ...texts.filter((css) => !isTokens(css))].join('')),
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

function coreStyles(embed: string): string[] {
  const [file] = globSync('core-*.css', { cwd: embed });
  if (file === undefined) throw new Error('The embed has no style file: look at packages/embed/build/core-styles.ts.');
  return readFileSync(join(embed, file), 'utf8').split('/**/');
}

/* What the embed keeps in its script: as packages/element/src/stage.ts. */
const stage = `@layer yantra.host{:host{display:block!important;font-size:medium!important}:host([hidden]){display:none!important}#root{all:initial;grid-area:1/1;display:block;font-size:16px;font-family:inherit;color-scheme:inherit;visibility:inherit;pointer-events:inherit}slot{display:block;grid-area:1/1}:host([state=ready]) slot,:host([state=empty]) slot{display:none}:host([state=loading]) .filled{display:grid;grid:auto/minmax(0,1fr)}:host([state=loading]) .filled>#root{visibility:hidden}}`;
