/** The files of a new widget: the smallest whole one, which shows the chosen city and passes every check. */

export interface WidgetNames {
  /** `lead-form` */
  readonly kebab: string;
  /** `LeadForm` */
  readonly pascal: string;
  /** `Lead form` */
  readonly title: string;
}

/** @throws RangeError unless the name is lower-case words joined by hyphens, as folders and tags are */
export function widgetNames(kebab: string): WidgetNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new RangeError(`A widget is named in lower-case words joined by hyphens, like lead-form, not "${kebab}".`);
  }
  const words = kebab.split('-');
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return { kebab, pascal: words.map(capital).join(''), title: capital(words.join(' ')) };
}

/** Path in the package → text; the manifest is completed with the versions its siblings use. */
export function widgetFiles(
  names: WidgetNames,
  versions: (dependency: string) => string,
): Readonly<Record<string, string>> {
  const { kebab } = names;
  return {
    'package.json': `${JSON.stringify(manifest(names, versions), null, 2)}\n`,
    'vite.config.ts':
      "import { library } from '@yantra/tooling/vite';\n\nexport default library(import.meta.dirname);\n",
    'README.md': readme(names),
    'src/index.ts': index(names),
    [`src/${kebab}.tsx`]: component(names),
    [`src/${kebab}.model.ts`]: model(names),
    [`src/${kebab}.css`]: `.${kebab} {\n  padding: var(--yantra-space-4);\n}\n`,
    [`src/${kebab}.messages.ts`]: messages(names),
    'src/languages.ts': languages,
    'src/languages/hi.ts': language(names, 'hi', 'hindi', 'में'),
    'src/languages/mr.ts': language(names, 'mr', 'marathi', 'मध्ये'),
    [`src/${kebab}.element.ts`]: element(names),
    'src/define.ts': define(names),
    [`src/${kebab}.stories.tsx`]: stories(names),
    [`src/${kebab}.test.tsx`]: test(names),
  };
}

function manifest({ kebab, title }: WidgetNames, versions: (dependency: string) => string): object {
  const entry = (source: string, built: string) => ({
    source: `./src/${source}.ts`,
    types: `./dist/${built}.d.ts`,
    default: `./dist/${built}.js`,
  });
  const given = (...names: string[]) => Object.fromEntries(names.map((name) => [name, versions(name)]));
  return {
    name: `@yantra/${kebab}`,
    version: '0.2.0',
    description: `${title}: a widget of the marketplace, as component and element.`,
    license: 'MIT',
    type: 'module',
    sideEffects: ['./dist/define.js', './src/define.ts', '**/*.css'],
    files: ['dist', 'custom-elements.json'],
    customElements: 'custom-elements.json',
    exports: {
      '.': entry('index', 'index'),
      './element': entry(`${kebab}.element`, `${kebab}.element`),
      './define': entry('define', 'define'),
      './languages/hi': entry('languages/hi', 'languages/hi'),
      './languages/mr': entry('languages/mr', 'languages/mr'),
    },
    scripts: { build: 'vite build' },
    dependencies: given('@preact/signals-react', '@yantra/element', '@yantra/language', '@yantra/state', '@yantra/ui'),
    peerDependencies: given('react', 'react-dom'),
    devDependencies: given(
      '@types/react',
      '@types/react-dom',
      '@yantra/client',
      '@yantra/places',
      'react',
      'react-dom',
    ),
  };
}

const readme = ({ kebab, pascal, title }: WidgetNames): string => `# @yantra/${kebab}

${title}: say in one sentence what a visitor does with it.

\`\`\`html
<yantra-${kebab}></yantra-${kebab}>
\`\`\`

\`\`\`tsx
import { ${pascal} } from '@yantra/${kebab}';
\`\`\`

<!-- element -->
<!-- /element -->
`;

const index = ({ kebab, pascal }: WidgetNames): string =>
  `export { ${pascal}, type ${pascal}Props } from './${kebab}.tsx';\n`;

const component = ({
  kebab,
  pascal,
  title,
}: WidgetNames): string => `import { useSignals } from '@preact/signals-react/runtime';
import type { ReportsState } from '@yantra/element';
import { useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import { create${pascal}Model } from './${kebab}.model.ts';

export type ${pascal}Props = ReportsState;

/** ${title}: say what a visitor does with it. */
export function ${pascal}({ onStateChange }: ${pascal}Props) {
  useSignals();
  const scope = useScope();
  const model = useMemo(() => create${pascal}Model(scope), [scope]);
  useEffect(() => onStateChange?.('ready'), [onStateChange]);
  return <p className="${kebab}">{model.greeting.value}</p>;
}
`;

const model = ({
  kebab,
  pascal,
}: WidgetNames): string => `import { computed, type ReadonlySignal } from '@preact/signals-react';
import { textsIn } from '@yantra/language';
import type { Scope } from '@yantra/state';
import { messages } from './${kebab}.messages.ts';

/** The thinking of the widget; it knows no React. */
export interface ${pascal}Model {
  /** What is shown, in the chosen city. */
  readonly greeting: ReadonlySignal<string>;
}

export function create${pascal}Model({ city, language }: Pick<Scope, 'city' | 'language'>): ${pascal}Model {
  const texts = textsIn(language, messages);
  return { greeting: computed(() => texts.greeting(city.value.name)) };
}
`;

const messages = ({
  kebab,
  title,
}: WidgetNames): string => `/** Every text a person reads in this widget, in English. */
export const messages = {
  id: '${kebab}',
  greeting: (city: string) => \`${title} in \${city}\`,
} as const;
`;

const languages = `import type { Languages } from '@yantra/language';

/** Each comes when somebody reads in it. */
export const languages: Languages = {
  hi: () => import('./languages/hi.ts'),
  mr: () => import('./languages/mr.ts'),
};
`;

const language = (
  { kebab, title }: WidgetNames,
  locale: 'hi' | 'mr',
  name: string,
  within: string,
): string => `import type { Language, Translated } from '@yantra/language';
import { sentences, uiTexts } from '@yantra/ui/languages/${locale}';
import type { messages } from '../${kebab}.messages.ts';

const own: Translated<typeof messages> = {
  greeting: (city) => \`\${city} ${within} ${title}\`,
};

const ${name}: Language = { locale: '${locale}', texts: { ...uiTexts, '${kebab}': own }, sentences };
export default ${name};
`;

const element = ({ kebab, pascal, title }: WidgetNames): string => `import { defineWidget } from '@yantra/element';
import { scopeContextIn } from '@yantra/state';
import { base, tokens } from '@yantra/ui/sheets';
import { languages } from './languages.ts';
import sheet from './${kebab}.css?inline';
import { ${pascal} } from './${kebab}.tsx';

/** \`<yantra-${kebab}>\`: say what it does on a page. */
export const ${pascal}Element = defineWidget({
  tag: 'yantra-${kebab}',
  description: '${title}.',
  attributes: {},
  events: {},
  parts: {},
  component: ${pascal},
  sheets: () => [base, sheet],
  tokens: () => tokens,
  context: scopeContextIn(languages),
});
`;

const define = ({
  kebab,
  pascal,
}: WidgetNames): string => `import { type ElementTags, type JsxElements, register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { ${pascal}Element } from './${kebab}.element.ts';

register(${pascal}Element.widget.tag, ${pascal}Element, version);

declare global {
  interface HTMLElementTagNameMap extends ElementTags<typeof ${pascal}Element> {}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements<typeof ${pascal}Element> {}
  }
}
`;

const stories = ({
  kebab,
  pascal,
  title,
}: WidgetNames): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { createClient } from '@yantra/client';
import { defaultCity } from '@yantra/places';
import { createScope, ScopeProvider } from '@yantra/state';
import { ${pascal} } from './${kebab}.tsx';
import './${kebab}.css';

const meta = {
  title: 'Widgets/${title}',
  component: ${pascal},
  decorators: [
    (Story) => {
      const client = createClient({ apiUrl: '' });
      const cityStore = { read: () => undefined, write: () => undefined };
      const scope = createScope({ client, siteUrl: '', cityStore, defaultCity });
      return (
        <ScopeProvider value={scope}>
          <Story />
        </ScopeProvider>
      );
    },
  ],
} satisfies Meta<typeof ${pascal}>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
`;

const test = ({ kebab, title }: WidgetNames): string => `import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './${kebab}.stories.tsx';

const { Ready } = composeStories(stories);

test('names the city a visitor has chosen', async () => {
  await Ready.run();
  expect(document.body.textContent).toContain('${title} in Pune');
});
`;
