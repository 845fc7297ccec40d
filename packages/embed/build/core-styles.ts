import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = fileURLToPath(new URL('../src/core-css.ts', import.meta.url));
const placeholder = '__CORE_CSS__';
/** What stands between two texts in the file; minified styles hold no comment. */
const separator = '/**/';

/**
 * Takes the core's styles out of its script into a file beside it, which the loader asks for at the same time. Styles cost less as styles: they
 * are not parsed as a program, they stay cached when the program changes, and a declarative shadow root can link to the same file.
 */
export function coreStyles(isCore: (id: string) => boolean): Plugin {
  const texts = new Map<string, string>();
  const content = () => [...texts.values()].join(separator);
  const fileName = () => `core-${createHash('sha256').update(content()).digest('base64url').slice(0, 8)}.css`;
  return {
    name: 'yantra:core-styles',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('.css?inline') || !isCore(id)) return null;
      const text = /^export default (".*")/s.exec(code)?.[1];
      if (text === undefined) throw new Error(`${id} is no text: has Vite changed how it inlines styles?`);
      texts.set(id, JSON.parse(text) as string);
      const index = [...texts.keys()].indexOf(id);
      return { code: `import { sheets } from ${JSON.stringify(here)};\nexport default sheets[${index}];`, map: null };
    },
    // Before hashes are taken, so that new styles give the script a new name.
    renderChunk: (code) => (code.includes(placeholder) ? code.replaceAll(placeholder, `"./${fileName()}"`) : null),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: fileName(), source: content() });
    },
  };
}
