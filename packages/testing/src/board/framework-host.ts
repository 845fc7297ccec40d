import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Rollup } from 'vite';

export const frameworks = ['react', 'vue', 'angular', 'svelte'] as const;
export type Framework = (typeof frameworks)[number];

const file = (framework: Framework) => fileURLToPath(new URL(`./hosts/${framework}.ts`, import.meta.url));

/** Bundles a framework's page, as a company would. @returns one module that renders the widgets into `#app` */
export async function frameworkScript(framework: Framework): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: framework === 'svelte' ? [svelte({ configFile: false })] : [],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: file(framework), formats: ['es'], fileName: 'page' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rollup.RollupOutput[];
  return made[0]?.output[0].code ?? '';
}
