import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = fileURLToPath(new URL('../src/live/page-scope.ts', import.meta.url));

const shim = (file: string) => fileURLToPath(new URL(`../src/shims/${file}`, import.meta.url));

/** Replaces React by Preact: the same interface at a tenth of the bytes. Likewise r2wc. */
const answers: Readonly<Record<string, string>> = {
  react: shim('react.ts'),
  'react-dom/client': shim('react.ts'),
  'react/jsx-runtime': shim('jsx-runtime.ts'),
  // For signals-react; React has it built in since 18.
  'use-sync-external-store/shim/index.js': shim('react.ts'),
  '@r2wc/core': fileURLToPath(new URL('../../element/src/r2wc-in-short.ts', import.meta.url)),
  // The exports beside the runtime, without a file that only imports.
  '@preact/signals-react': '@preact/signals-core',
};

/** The first cards call `useLanguage` before Preact is loaded (`../src/first/engine.ts`). */
const isLanguageHook = (id: string, importer: string | undefined) =>
  id === './use-language.ts' && /\/language\/src\/[^/]+$/.test(importer ?? '');

/** Parts that other companies' pages never show (`../src/shims/not-here.ts`). */
const isOfOwnPages = (id: string) => /\/(shell\/(here|waiting)|internal\/auth-dialogs)\.tsx$/.test(id);

/** On our own pages these have many texts; elsewhere each shows a sentence or two. */
const languages: Readonly<Record<string, string>> = {
  dashboard: shim('dashboard-languages.ts'),
  'auth-modals': shim('auth-modals-languages.ts'),
};

/** The replacement for a widget's languages, if there is one. */
const languagesFor = (id: string, importer: string | undefined): string | undefined => {
  const [, widget = ''] = /\/packages\/widgets\/([^/]+)\/src\/[^/]+$/.exec(importer ?? '') ?? [];
  return id === './languages.ts' ? languages[widget] : undefined;
};

/** Leaves out what only our own pages show: the dashboard's screens and the dialogs that ask for a password. */
export const ownPagesLeftOut = (): Plugin => ({
  name: 'yantra:own-pages-left-out',
  enforce: 'pre',
  async resolveId(id, importer) {
    const answer = languagesFor(id, importer) ?? (isOfOwnPages(id) ? shim('not-here.ts') : undefined);
    return answer === undefined ? null : this.resolve(answer, importer, { skipSelf: true });
  },
});

/** Replaces React by Preact in every package; resolved from here, so that there is one copy of each. */
export const preactForReact = (): Plugin => ({
  name: 'yantra:preact-for-react',
  enforce: 'pre',
  async resolveId(id, importer) {
    const answer = isLanguageHook(id, importer) ? shim('language.ts') : answers[id];
    if (answer === undefined) return null;
    const found = await this.resolve(answer, here, { skipSelf: true });
    // These only pass names on: importing one name must not bring the others.
    return found && { ...found, moduleSideEffects: false };
  },
});

/** What makes a signal an element that stands in JSX by itself. */
const asElement = /Object\.defineProperties\(\w+\.prototype,\{\$\$typeof:.*?ref:\{configurable:!0,value:null\}\}\);/;

/** Leaves that out: our components read the values of signals. */
export const signalsAsValues = (): Plugin => ({
  name: 'yantra:signals-as-values',
  transform(code, id) {
    if (!/\/signals-react\/runtime\/dist\//.test(id)) return null;
    if (!asElement.test(code)) this.error('The runtime of signals is written otherwise than it was.');
    return { code: code.replace(asElement, ''), map: null };
  },
});
