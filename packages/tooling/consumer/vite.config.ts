import { defineConfig } from 'vite';

/* Two builds: the app with the page of who has five minutes, and a page that uses nothing of what it imports. */
export default defineConfig(({ mode }) => ({
  build:
    mode === 'unused'
      ? { outDir: 'unused', rolldownOptions: { input: './unused.ts' } }
      : {
          outDir: 'dist',
          manifest: true,
          sourcemap: true,
          rolldownOptions: { input: ['./index.html', './five-minutes.html'] },
        },
}));
