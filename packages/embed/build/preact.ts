import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = fileURLToPath(new URL('../src/live/page-scope.ts', import.meta.url));

const shim = (file: string) => fileURLToPath(new URL(`../src/shims/${file}`, import.meta.url));

/** React's names and what answers them: Preact, whose face is the same and whose weight is a tenth. r2wc's likewise. */
const answers: Readonly<Record<string, string>> = {
  react: shim('react.ts'),
  'react-dom/client': shim('react.ts'),
  'react/jsx-runtime': shim('jsx-runtime.ts'),
  // Of signals-react; React 18 and later have it built in.
  'use-sync-external-store/shim/index.js': shim('react.ts'),
  '@r2wc/core': fileURLToPath(new URL('../../element/src/r2wc-in-short.ts', import.meta.url)),
  // What it gives besides the runtime, without a file that only imports.
  '@preact/signals-react': '@preact/signals-core',
};

/** `useLanguage` is asked before Preact is there, by the first cards (`../src/first/engine.ts`). */
const isLanguageHook = (id: string, importer: string | undefined) =>
  id === './use-language.ts' && /\/language\/src\/[^/]+$/.test(importer ?? '');

/** What the pages of other companies never show (`../src/shims/not-here.ts`). */
const isOfOwnPages = (id: string) => /\/(shell\/(here|waiting)|internal\/auth-dialogs)\.tsx$/.test(id);

/** What these say on our own pages is as large as their screens; elsewhere each says a sentence or two. */
const languages: Readonly<Record<string, string>> = {
  dashboard: shim('dashboard-languages.ts'),
  'auth-modals': shim('auth-modals-languages.ts'),
};

/** What stands in for a widget's languages, where it does. */
const languagesFor = (id: string, importer: string | undefined): string | undefined => {
  const [, widget = ''] = /\/packages\/widgets\/([^/]+)\/src\/[^/]+$/.exec(importer ?? '') ?? [];
  return id === './languages.ts' ? languages[widget] : undefined;
};

/** Leaves out what our own pages alone show: the dashboard's screens, the dialogs that ask for a password. */
export const ownPagesLeftOut = (): Plugin => ({
  name: 'yantra:own-pages-left-out',
  enforce: 'pre',
  async resolveId(id, importer) {
    const answer = languagesFor(id, importer) ?? (isOfOwnPages(id) ? shim('not-here.ts') : undefined);
    return answer === undefined ? null : this.resolve(answer, importer, { skipSelf: true });
  },
});

/** Swaps React for Preact, whichever package asks; resolved from here, so that there is one copy of each. */
export const preactForReact = (): Plugin => ({
  name: 'yantra:preact-for-react',
  enforce: 'pre',
  async resolveId(id, importer) {
    const answer = isLanguageHook(id, importer) ? shim('language.ts') : answers[id];
    if (answer === undefined) return null;
    const found = await this.resolve(answer, here, { skipSelf: true });
    // Names only: who uses one of them brings along what stands behind that one.
    return found && { ...found, moduleSideEffects: false };
  },
});
