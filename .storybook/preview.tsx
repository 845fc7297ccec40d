import type { Preview } from '@storybook/react-vite';
import { Suspense, lazy, useEffect } from 'react';
import { configure } from 'storybook/test';
import { plainTheme, swatches, themeProperties } from '../packages/domain/src/embed-theme.ts';
import { type Language, LanguageProvider } from '../packages/language/src/index.ts';
import '../packages/ui/src/styles.css';
import { everyLanguage } from './languages.ts';
import './preview.css';

// A second is what a machine that tests everything at once may need for a dialog's code alone.
configure({ asyncUtilTimeout: 8000 });

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/* Only who reads docs needs their blocks; the tests of all stories do not. */
const LazyDocs = lazy(() => import('./docs-page.tsx').then(({ DocsPage }) => ({ default: DocsPage })));
const Docs = () => (
  <Suspense>
    <LazyDocs />
  </Suspense>
);

/** Paints the page as a partner would: the same properties as the dashboard's snippet has. */
function paint({ style, dataset }: HTMLElement, theme: string, brand: string): () => void {
  dataset['theme'] = theme;
  const properties = themeProperties({ ...plainTheme, brand, scheme: theme === 'dark' ? 'dark' : 'light' });
  for (const [name, value] of properties) style.setProperty(name, value);
  return () => properties.forEach(([name]) => style.removeProperty(name));
}

/**
 * In WebKit a play function's press on a select opens the browser's own list, which nobody closes: it keeps the focus from the
 * page, in the next stories too. Here such a press only focuses the select, as in other browsers.
 */
function keepClosed(event: MouseEvent): void {
  const [pressed] = event.composedPath();
  if (event.isTrusted || !(pressed instanceof HTMLSelectElement)) return;
  event.preventDefault();
  pressed.focus();
}

/* WebKit draws some stories later than the second that is usual. */
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  tags: ['autodocs'],
  beforeAll: () => {
    document.addEventListener('mousedown', keepClosed);
    return () => document.removeEventListener('mousedown', keepClosed);
  },
  parameters: {
    docs: { page: Docs },
    options: { storySort: { order: ['Welcome', 'Widgets', ['*', ['React', 'Element']], 'Equipment', 'Primitives'] } },
    // Tests ask only what is wrong; the panel of a person also lists what passed, which for all stories is 60 MB to write down.
    a11y: { test: 'error', options: import.meta.env['MODE'] === 'test' ? { resultTypes: ['violations'] } : {} },
    controls: { matchers: { color: /colou?r/i } },
    viewport: {
      options: {
        phone: screen('Phone, 360', 360, 740),
        tablet: screen('Tablet, 768', 768, 1024),
        desktop: screen('Desktop, 1440', 1440, 900),
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    brand: {
      description: 'The brand colour, --yantra-brand and what follows from it',
      toolbar: { title: 'Brand', icon: 'paintbrush', items: [...swatches], dynamicTitle: true },
    },
    locale: {
      description: 'English, Hindi or Marathi; for elements by the lang of the page',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'hi', title: 'हिन्दी' },
          { value: 'mr', title: 'मराठी' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', brand: plainTheme.brand, locale: 'en' },
  loaders: [async ({ globals }) => ({ language: await everyLanguage(String(globals['locale'])) })],
  decorators: [
    (Story, { globals, loaded }) => {
      const [theme, brand, locale] = [globals['theme'], globals['brand'], globals['locale']].map(String);
      useEffect(() => paint(document.documentElement, theme ?? '', brand ?? ''), [theme, brand]);
      // Elements ask once, when they are put on the page: in another language they are others.
      return (
        <div className="y-root" key={locale} lang={locale}>
          <LanguageProvider value={loaded?.['language'] as Language | undefined}>
            <Story />
          </LanguageProvider>
        </div>
      );
    },
  ],
};

export default preview;
