/** Where the tests of each kind stand; the server's are in `server-tests.ts`, stories in `.storybook/main.ts`. */

export interface TestFiles {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const ends = (kind: string): string => `**/*.${kind}.test.ts`;

export const testFiles: Readonly<Record<'unit' | 'browser' | 'e2e', TestFiles>> = {
  unit: {
    include: ['packages/**/src/**/*.test.ts', 'site/src/**/*.test.ts'],
    exclude: ['packages/server/**', ends('browser'), ends('e2e')],
  },
  browser: {
    include: ['packages/**/src/**/*.test.tsx', 'packages/**/src/**/*.browser.test.ts', 'site/src/**/*.test.tsx'],
    exclude: [],
  },
  e2e: { include: ['site/e2e/**/*.test.ts', 'packages/*/src/**/*.e2e.test.ts'], exclude: ['site/e2e/face/**'] },
};

/** Whether all tests of a file are in the other half, see `halves.ts`. */
export const isWhollyOther = (source: string): boolean => source.startsWith('// @module-tag other\n');
