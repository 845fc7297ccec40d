import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = fileURLToPath(new URL('../src/page-scope.ts', import.meta.url));

const shim = (file: string) => fileURLToPath(new URL(`../src/shims/${file}`, import.meta.url));

/** React's names and what answers them: Preact, whose face is the same and whose weight is a tenth. r2wc's likewise. */
const answers: Readonly<Record<string, string>> = {
  react: shim('react.ts'),
  'react-dom/client': shim('react.ts'),
  'react/jsx-runtime': shim('jsx-runtime.ts'),
  '@r2wc/core': shim('r2wc-core.ts'),
  '@preact/signals-react': '@preact/signals-core',
  '@preact/signals-react/runtime': shim('signals-runtime.ts'),
};

/** Swaps React for Preact, whichever package asks; resolved from here, so that there is one copy of each. */
export const preactForReact = (): Plugin => ({
  name: 'yantra:preact-for-react',
  enforce: 'pre',
  async resolveId(id) {
    const answer = answers[id];
    if (answer === undefined) return null;
    const found = await this.resolve(answer, here, { skipSelf: true });
    // Names only: who uses one of them brings along what stands behind that one.
    return found && { ...found, moduleSideEffects: false };
  },
});
