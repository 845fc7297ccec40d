/** What stands around every page for developers. */
export const frame = {
  skip: 'Skip to the content',
  home: 'Yantra, home',
  brand: 'Yantra',
  name: 'Developers',
  pages: [
    ['guide', 'Guide', '/developers'],
    ['elements', 'Elements', '/developers/elements/equipment-carousel'],
    ['playground', 'Playground', '/developers/playground'],
    ['storybook', 'Storybook', '/storybook'],
    ['api', 'API', '/api/docs'],
  ],
  theme: (name: string) => `Theme: ${name}`,
  themes: { light: 'light', dark: 'dark', auto: 'as the device' },
  key: ['Get a key', '/dashboard/embed'],
  foot: 'Yantra for developers',
  more: [
    ['custom-elements.json', '/embed/v1/custom-elements.json'],
    ['llms.txt', '/llms.txt'],
    ['Versions', '/developers/guide/versions'],
    ['Terms', '/terms-and-conditions'],
  ],
} as const;
