/** Shown at /storybook before its first build. */
export const storybookTexts = {
  notBuilt:
    'The Storybook of this copy has not been built yet. “npm run storybook:build” in its folder builds it; “npm start” does so by itself a little after the start. Then this address shows it.',
} as const;
