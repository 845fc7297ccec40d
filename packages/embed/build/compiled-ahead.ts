import type { Plugin } from 'vite';

/** See "explicit compile hints" of V8; other engines take it for the comment that it is. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has V8 compile a file as a whole while it arrives, beside the main thread, instead of each function when it is first called, on it. That is for
 * files of which a page calls nearly everything at once: there compiling was the half of what held a cheap phone.
 * @param files their names
 */
export const compiledAhead = (...files: readonly string[]): Plugin => ({
  name: 'yantra:compiled-ahead',
  enforce: 'post',
  // Not while rendering: a minifier would leave the comment out.
  generateBundle(_options, bundle) {
    for (const name of files) {
      const file = bundle[name];
      if (file?.type !== 'chunk') this.error(`There is no ${name} to be compiled ahead.`);
      file.code = hint + file.code;
    }
  },
});
