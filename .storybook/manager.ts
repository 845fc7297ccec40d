import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/* The tokens' colours (packages/ui), light and dark: the manager knows no custom properties. */
const faces = {
  fontBase: "Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  fontCode: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Liberation Mono', monospace",
  brandTitle: 'Yantra: the widgets',
  brandUrl: '/developers',
  brandTarget: '_top',
  appBorderRadius: 10,
  inputBorderRadius: 10,
} as const;

const light = create({
  ...faces,
  base: 'light',
  brandImage: './brand/logo.svg',
  colorPrimary: '#c2470f',
  colorSecondary: '#c2470f',
  appBg: '#fff7e7',
  appContentBg: '#fffcf6',
  appPreviewBg: '#fffcf6',
  appHoverBg: '#fbf1df',
  appBorderColor: '#eadfcb',
  textColor: '#23262b',
  textMutedColor: '#6b6459',
  barBg: '#fffcf6',
  barTextColor: '#4a505a',
  barHoverColor: '#a93b0f',
  barSelectedColor: '#a93b0f',
  inputBg: '#ffffff',
  inputBorder: '#8c8272',
  inputTextColor: '#23262b',
});

const dark = create({
  ...faces,
  base: 'dark',
  brandImage: './brand/logo-on-dark.svg',
  colorPrimary: '#f0803f',
  colorSecondary: '#f0803f',
  appBg: '#111315',
  appContentBg: '#15171a',
  appPreviewBg: '#15171a',
  appHoverBg: '#272b30',
  appBorderColor: '#34383e',
  textColor: '#f6f0e6',
  textMutedColor: '#a9a195',
  barBg: '#15171a',
  barTextColor: '#d3ccc0',
  barHoverColor: '#ffa56e',
  barSelectedColor: '#ffa56e',
  inputBg: '#1d2024',
  inputBorder: '#7d7568',
  inputTextColor: '#f6f0e6',
});

addons.setConfig({ theme: matchMedia('(prefers-color-scheme: dark)').matches ? dark : light });
