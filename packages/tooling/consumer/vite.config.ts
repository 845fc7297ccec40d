import { defineConfig } from 'vite';

/* Two builds: the app, and a page that uses nothing of what it imports. */
export default defineConfig(({ mode }) => ({
  build:
    mode === 'unused'
      ? { outDir: 'unused', rolldownOptions: { input: './unused.ts' } }
      : { outDir: 'dist', manifest: true, sourcemap: true },
}));
