/** React by Vite, in each version that the packages say they run on, and the Next app router. */
import { versionHere } from '../lib/packed.ts';
import { type Host, type HostPage, htmlPage } from './host.ts';
import { componentIn, guideSample, readmeComponents } from './samples.ts';

/** What a component that is no list of machines shows when it is there. */
const shows: Readonly<Record<string, string>> = {
  'auth-modals': '.y-auth__elsewhere button',
  availability: 'h2',
  'city-picker': 'button:has-text("Pune")',
  compare: 'h2',
  dashboard: '.y-dashboard__elsewhere a',
  'equipment-details': 'h1',
  'equipment-map': '.leaflet-container',
  'equipment-search': 'input[type="search"], [role="combobox"]',
  favourites: 'h2, h3',
  'job-cost': 'h2',
  'lead-form': 'form input',
  // Nothing: it is for the marketplace's own pages, as it says in the console.
  notifications: 'html',
  'saved-searches': '.y-searches a',
};
const warns: Readonly<Record<string, string>> = {
  notifications: 'notifications are shown only on the marketplace’s own pages',
};
const card = 'article';
const readyElement = '[state="ready"]';

interface Entry extends Omit<HostPage, 'path'> {
  readonly name: string;
  readonly sample: string;
  /** Given to the component. */
  readonly props?: string;
  readonly head?: string;
}

/** A page of Vite's that renders what the sample exports. */
const pageFiles = ({ name, sample, props = '', head = '' }: Entry): Readonly<Record<string, string>> => ({
  [`${name}.html`]: htmlPage(`<div id="app"></div><script type="module" src="/src/${name}.main.tsx"></script>`, head),
  [`src/${name}.tsx`]: sample,
  [`src/${name}.main.tsx`]: [
    `import { StrictMode } from 'react';`,
    `import { createRoot } from 'react-dom/client';`,
    `import { ${componentIn(sample)} } from './${name}';`,
    `const app = document.getElementById('app');`,
    `if (app) createRoot(app).render(<StrictMode><${componentIn(sample)} ${props} /></StrictMode>);`,
    '',
  ].join('\n'),
});

const opens = 'onOpen={(id) => console.log(id)}';

function entriesOf(isOld: boolean): readonly Entry[] {
  const script = guideSample('script.html');
  const components = readmeComponents().filter(({ widget }) => !isOld || widget !== 'dashboard');
  return [
    { name: 'packages', sample: guideSample('react-packages.tsx'), shows: card },
    {
      name: 'script',
      sample: guideSample(isOld ? 'react-18.tsx' : 'react.tsx'),
      props: opens,
      head: script,
      shows: readyElement,
    },
    ...components.map(({ widget, text }) => ({
      name: `readme-${widget}`,
      sample: text,
      shows: shows[widget] ?? card,
      ...(warns[widget] !== undefined && { warns: warns[widget] }),
    })),
  ];
}

const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    // Without `vite/client`: style sheets have types of their own.
    types: [],
    skipLibCheck: true,
  },
  include: ['src'],
};

/** Two builds: as it is shipped, and for development, in which React says what it dislikes. */
const viteConfig = (inputs: readonly string[]): string =>
  [
    'export default ({ mode }) => {',
    '  process.env.NODE_ENV = mode;',
    `  return { base: './', build: { outDir: mode, rolldownOptions: { input: ${JSON.stringify(inputs)} } } };`,
    '};',
    '',
  ].join('\n');

function reactByVite(name: string, version: string, types: string): Host {
  const isOld = version.startsWith('18');
  const entries = entriesOf(isOld);
  const elements: HostPage = { path: '/development/elements.html', shows: readyElement };
  const inputs = [...entries.map((one) => one.name), 'elements'].map((one) => `${one}.html`);
  return {
    name,
    needs: {
      react: version,
      'react-dom': version,
      '@types/react': types,
      '@types/react-dom': types,
      typescript: versionHere('typescript') ?? '',
      vite: versionHere('vite') ?? '',
    },
    ours: [
      '@yantra/state',
      '@yantra/ui',
      ...readmeComponents().flatMap(({ widget }) => (isOld && widget === 'dashboard' ? [] : [`@yantra/${widget}`])),
    ],
    files: {
      ...Object.assign({}, ...entries.map(pageFiles)),
      'elements.html': htmlPage('<script type="module" src="/src/elements.ts"></script>'),
      'src/elements.ts': guideSample('elements.ts'),
      'src/types.ts': guideSample('types.ts'),
      'tsconfig.json': JSON.stringify(tsconfig),
      'vite.config.js': viteConfig(inputs),
    },
    steps: [
      ['typescript', 'bin/tsc', '--pretty', 'false'],
      ['vite', 'bin/vite.js', 'build', '--logLevel', 'error'],
      ['vite', 'bin/vite.js', 'build', '--logLevel', 'error', '--mode', 'development'],
    ],
    output: '.',
    pages: [
      { path: '/production/packages.html', shows: card },
      ...entries.map((entry) => ({ ...entry, path: `/development/${entry.name}.html` })),
      elements,
    ],
  };
}

const latest = versionHere('react') ?? '';

/** A page that a server component renders, exported as files. */
function next(): Host {
  return {
    name: 'Next, app router',
    needs: {
      next: '^16.4.6',
      react: latest,
      'react-dom': latest,
      '@types/react': '^19.2.0',
      '@types/node': '^24.0.0',
      typescript: versionHere('typescript') ?? '',
    },
    ours: ['@yantra/equipment-carousel', '@yantra/state', '@yantra/ui'],
    files: {
      'app/page.tsx': guideSample('next-page.tsx'),
      'app/yantra.tsx': guideSample('next-yantra.tsx'),
      'app/layout.tsx': `import type { ReactNode } from 'react';\n\nexport const metadata = { title: 'Our machines', icons: 'data:,' };\n\nexport default function Layout({ children }: { children: ReactNode }) {\n  return (\n    <html lang="en">\n      <body>{children}</body>\n    </html>\n  );\n}\n`,
      'next.config.mjs': `export default { output: 'export' };\n`,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          ...tsconfig.compilerOptions,
          types: undefined,
          allowJs: true,
          esModuleInterop: true,
          resolveJsonModule: true,
          isolatedModules: true,
          incremental: true,
          plugins: [{ name: 'next' }],
        },
        include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts'],
        exclude: ['node_modules'],
      }),
    },
    // It type-checks while it builds.
    steps: [['next', 'dist/bin/next', 'build']],
    output: 'out',
    pages: [{ path: '/', shows: card }],
  };
}

export const reactHosts = (): readonly Host[] => [
  reactByVite('React 18.2', '18.2.0', '^18.2.0'),
  reactByVite('React 19.0', '~19.0.0', '~19.0.0'),
  reactByVite('React, the latest', latest, '^19.2.0'),
  next(),
];
