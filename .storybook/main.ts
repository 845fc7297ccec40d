import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/**/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    // Packages are read from their sources, as everywhere in development. Once `conditions` is given, Vite adds none of its own.
    resolve: { ...vite.resolve, conditions: ['source', 'module', 'browser', 'development|production'] },
    // Old targets would rewrite `light-dark()` into something that a host page's own tokens no longer reach.
    build: { ...vite.build, cssTarget: 'esnext' },
  }),
};

export default config;
