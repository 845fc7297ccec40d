import { readFile } from 'node:fs/promises';
import type { HighlighterCore, LanguageInput } from 'shiki/core';
import type { Plugin } from 'vite';
import type { CodeKind, CodePiece } from '../packages/ui/src/code-block/pieces.ts';

/*
 * `import * as vue from './samples/vue.vue.txt?code'`: a file's text in coloured pieces, and its language. The colouring is done here, by the
 * grammars that editors have; what a browser gets is the pieces alone.
 */
const languages: Readonly<Record<string, () => Promise<{ readonly default: LanguageInput }>>> = {
  html: () => import('shiki/langs/html.mjs'),
  php: () => import('shiki/langs/php.mjs'),
  astro: () => import('shiki/langs/astro.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  ts: () => import('shiki/langs/angular-ts.mjs'),
  vue: () => import('shiki/langs/vue.mjs'),
  svelte: () => import('shiki/langs/svelte.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  js: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  liquid: () => import('shiki/langs/liquid.mjs'),
};
const named: Readonly<Record<string, string>> = { js: 'javascript', ts: 'angular-ts' };

/* A theme that names kinds instead of colours: what a token gets is read back as its kind. */
const scopes: Readonly<Record<Exclude<CodeKind, ''>, readonly string[]>> = {
  tag: ['entity.name.tag', 'punctuation.definition.tag', 'support.class.component', 'meta.property-name.css'],
  name: ['entity.other.attribute-name', 'support.type.property-name', 'variable.css', 'meta.decorator'],
  value: ['string', 'punctuation.definition.string', 'constant.numeric', 'keyword.other.unit', 'support.constant'],
  word: ['keyword', 'storage', 'constant.language'],
  note: ['comment', 'punctuation.definition.comment'],
};
const kinds = Object.keys(scopes) as (keyof typeof scopes)[];
const colourOf = (at: number) => `#00000${at + 1}`;
const plain = '#000000';
const theme = {
  name: 'kinds',
  type: 'dark' as const,
  fg: plain,
  bg: '#ffffff',
  settings: kinds.map((kind, at) => ({ scope: [...scopes[kind]], settings: { foreground: colourOf(at) } })),
};

async function open(): Promise<HighlighterCore> {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
  ]);
  // All of them: a grammar colours what it embeds by those that are there, and both builds must get the same pieces.
  const langs = await Promise.all(Object.values(languages).map(async (load) => (await load()).default));
  return createHighlighterCore({ themes: [theme], langs, engine: createJavaScriptRegexEngine() });
}

/** Neighbours of one kind are one piece. */
function joined(pieces: readonly CodePiece[]): readonly CodePiece[] {
  const whole: [CodeKind, string][] = [];
  for (const [kind, text] of pieces) {
    const last = whole.at(-1);
    if (last && (last[0] === kind || text.trim() === '')) last[1] += text;
    else whole.push([kind, text]);
  }
  return whole;
}

async function piecesOf(code: string, ending: string, highlighter: HighlighterCore): Promise<readonly CodePiece[]> {
  if (!Object.hasOwn(languages, ending)) return [['', code]];
  // Without a limit of time: on a busy machine the first of the two builds would give up, and the other colour.
  const options = { lang: named[ending] ?? ending, theme: 'kinds', tokenizeTimeLimit: 0 };
  const lines = highlighter.codeToTokensBase(code, options);
  const pieces = lines.flatMap((line, at): CodePiece[] => [
    ...line.map(({ content, color }): CodePiece => [
      kinds[Number.parseInt(color?.slice(1, 7) ?? '0', 16) - 1] ?? '',
      content,
    ]),
    ...(at < lines.length - 1 ? [['', '\n'] as const] : []),
  ]);
  return joined(pieces);
}

/** Code that is known before it is shown, coloured while the site is built. */
export function colouredCode(): Plugin {
  let highlighter: Promise<HighlighterCore> | undefined;
  return {
    name: 'yantra:code',
    // Before Vite takes the file for an asset.
    enforce: 'pre',
    async load(id) {
      const [file = '', ending] = /^(?<file>.+\.(?<ending>\w+)\.txt)\?code$/.exec(id)?.slice(1) ?? [];
      if (ending === undefined) return undefined;
      this.addWatchFile(file);
      highlighter ??= open();
      const pieces = await piecesOf(await readFile(file, 'utf8'), ending, await highlighter);
      return `export const language = ${JSON.stringify(ending)};\nexport const pieces = ${JSON.stringify(pieces)};`;
    },
  };
}
