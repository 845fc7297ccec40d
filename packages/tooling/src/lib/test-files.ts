/** Where the tests of each kind stand; the server's are in `server-tests.ts`, stories in `.storybook/main.ts`. */

export interface TestFiles {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const ends = (kind: string): string => `**/*.${kind}.test.ts`;

/** Tests of the site's own code, which changes the document, and of elements, which stay defined. */
const ownPage = ['packages/**/src/**/*.browser.test.{ts,tsx}', 'site/src/**/*.test.tsx'];
const components = 'packages/**/src/**/*.test.tsx';

export const testFiles: Readonly<Record<'unit' | 'browser' | 'ownPage' | 'sharedPage' | 'e2e', TestFiles>> = {
  unit: {
    include: ['packages/**/src/**/*.test.ts', 'site/src/**/*.test.ts'],
    exclude: ['packages/server/**', ends('browser'), ends('e2e')],
  },
  browser: { include: [components, ...ownPage], exclude: [] },
  // Of those, the ones with a page for each file.
  ownPage: { include: ownPage, exclude: [] },
  // React components, which leave nothing but what `clean-page.setup.ts` clears: modules are loaded once for all files, which saves a third of the time.
  sharedPage: { include: [components], exclude: ['**/*.browser.test.tsx'] },
  e2e: { include: ['site/e2e/**/*.test.ts', 'packages/*/src/**/*.e2e.test.ts'], exclude: ['site/e2e/face/**'] },
};

/** Whether all tests of a file are in the other half, see `halves.ts`. */
export const isWhollyOther = (source: string): boolean => source.startsWith('// @module-tag other\n');
