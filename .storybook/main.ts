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
  viteFinal: (vite) => ({
    ...vite,
    // Names are found as in every other build: packages from their sources.
    resolve: { ...vite.resolve, ...resolve },
  }),
};

export default config;
