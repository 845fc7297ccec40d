import type { StorybookConfig } from '@storybook/react-vite';
import { resolve } from '@yantra/tooling/vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Not `packages/**`: in node_modules every package's links would show each story again.
  stories: ['./*.stories.tsx', '../packages/*/src/**/*.stories.tsx', '../packages/widgets/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The manager's logo and face.
  staticDirs: [
    { from: '../site/public/static/brand', to: 'brand' },
    { from: './fonts', to: 'fonts' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // The compiler follows props to where they are declared, in other files and packages, which tables of them need. It takes its time, so tests do without.
  typescript: (given, { configType }) =>
    configType === 'PRODUCTION'
      ? {
          ...given,
          reactDocgen: 'react-docgen-typescript',
          reactDocgenTypescriptOptions: {
            tsconfigPath: 'packages/tsconfig.json',
            shouldExtractLiteralValuesFromEnum: true,
            shouldRemoveUndefinedFromOptional: true,
            // Those of HTML elements are HTML's to describe.
            propFilter: ({ parent }) => !/node_modules/.test(parent?.fileName ?? ''),
          },
        }
      : (given ?? {}),
  viteFinal: (vite) => ({
    ...vite,
    // Names are found as in every other build: packages from their sources.
    resolve: { ...vite.resolve, ...resolve },
  }),
};

export default config;
