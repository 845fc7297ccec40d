/** Frameworks that write our tags in their own templates. */
import { versionHere } from '../lib/packed.ts';
import { type Host, htmlPage } from './host.ts';
import { guideSample } from './samples.ts';

const ready = '[state="ready"]';
const typescript = versionHere('typescript') ?? '';
const vite = versionHere('vite') ?? '';
const react = versionHere('react') ?? '';

/** With our script, and with the elements by the packages: the same sample. */
const scriptPage = (body: string): string => htmlPage(body, guideSample('script.html'));
const scopePage = (body: string): string =>
  htmlPage(`<yantra-scope api-url="https://yantra.example">${body}</yantra-scope>`);
const imports = `import '@yantra/equipment-carousel/define';\nimport '@yantra/state/define';\n`;

const ours = ['@yantra/equipment-carousel', '@yantra/state'];
const twoPages = [
  { path: '/index.html', shows: ready },
  { path: '/packages.html', shows: ready },
];
const moduleAt = (path: string): string => `<div id="app"></div><script type="module" src="${path}"></script>`;
const bothPages = {
  'index.html': scriptPage(moduleAt('/src/main.ts')),
  'packages.html': scopePage(moduleAt('/src/packages.ts')),
  'src/packages.ts': `${imports}import './main';\n`,
};
const compilerOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noEmit: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
};
const inputs = `build: { rolldownOptions: { input: ['index.html', 'packages.html'] } }`;

function vue(): Host {
  return {
    name: 'Vue',
    needs: {
      vue: versionHere('vue') ?? '',
      '@vitejs/plugin-vue': '^6.0.0',
      'vue-tsc': '^3.3.0',
      vite,
      typescript,
      react,
      'react-dom': react,
    },
    ours,
    files: {
      ...bothPages,
      'src/machines.vue': guideSample('vue.vue'),
      'src/main.ts': `import { createApp } from 'vue';\nimport Machines from './machines.vue';\n\ncreateApp(Machines, { city: 'Pune' }).mount('#app');\n`,
      'yantra.config.js': guideSample('vue-config.js'),
      'vite.config.js': `import sample from './yantra.config.js';\n\nexport default { ...sample, ${inputs} };\n`,
      'tsconfig.json': JSON.stringify({ compilerOptions: { ...compilerOptions, jsx: 'preserve' }, include: ['src'] }),
    },
    steps: [
      ['vue-tsc', 'bin/vue-tsc.js', '--noEmit'],
      ['vite', 'bin/vite.js', 'build', '--logLevel', 'warn'],
    ],
    output: 'dist',
    pages: twoPages,
  };
}

function svelte(): Host {
  return {
    name: 'Svelte',
    needs: {
      svelte: versionHere('svelte') ?? '',
      '@sveltejs/vite-plugin-svelte': versionHere('@sveltejs/vite-plugin-svelte') ?? '',
      'svelte-check': '^4.7.0',
      vite,
      typescript,
      react,
      'react-dom': react,
    },
    ours,
    files: {
      ...bothPages,
      'src/machines.svelte': guideSample('svelte.svelte'),
      'src/main.ts': `import { mount } from 'svelte';\nimport Machines from './machines.svelte';\n\nconst target = document.getElementById('app');\nif (target) mount(Machines, { target, props: { city: 'Pune' } });\n`,
      'vite.config.js': `import { svelte } from '@sveltejs/vite-plugin-svelte';\n\nexport default { plugins: [svelte()], ${inputs} };\n`,
      'tsconfig.json': JSON.stringify({ compilerOptions: { ...compilerOptions, types: ['svelte'] }, include: ['src'] }),
    },
    steps: [
      ['svelte-check', 'bin/svelte-check', '--fail-on-warnings'],
      ['vite', 'bin/vite.js', 'build', '--logLevel', 'warn'],
    ],
    output: 'dist',
    pages: twoPages,
  };
}

/** Made by its own command, with strict templates. */
function angular(): Host {
  const version = versionHere('@angular/core') ?? '';
  const target = {
    builder: '@angular/build:application',
    options: {
      browser: 'src/main.ts',
      index: 'src/index.html',
      outputPath: { base: 'dist', browser: '' },
      tsConfig: 'tsconfig.json',
      outputHashing: 'none',
    },
  };
  const build = { root: '', projectType: 'application', architect: { build: target } };
  return {
    name: 'Angular',
    needs: {
      '@angular/build': '^22.2.0',
      '@angular/cli': '^22.2.0',
      '@angular/common': version,
      '@angular/compiler': version,
      '@angular/compiler-cli': version,
      '@angular/core': version,
      '@angular/platform-browser': version,
      rxjs: versionHere('rxjs') ?? '',
      tslib: '^2.8.0',
      typescript,
    },
    ours: [],
    files: {
      'src/machines.ts': guideSample('angular.ts'),
      'src/main.ts': `import { provideZonelessChangeDetection } from '@angular/core';\nimport { bootstrapApplication } from '@angular/platform-browser';\nimport { Machines } from './machines';\n\nvoid bootstrapApplication(Machines, { providers: [provideZonelessChangeDetection()] });\n`,
      'src/index.html': scriptPage('<app-machines></app-machines>').replace('<head>', '<head><base href="/">'),
      'angular.json': JSON.stringify({
        version: 1,
        projects: { app: build },
        cli: { analytics: false, cache: { enabled: false } },
      }),
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          ...compilerOptions,
          noEmit: false,
          verbatimModuleSyntax: undefined,
          experimentalDecorators: true,
        },
        angularCompilerOptions: { strictTemplates: true },
        files: ['src/main.ts'],
      }),
    },
    // It type-checks while it builds.
    steps: [['@angular/cli', 'bin/ng.js', 'build']],
    output: 'dist',
    pages: [{ path: '/', shows: ready }],
  };
}

export const frameworkHosts = { vue, svelte, angular } as const;
