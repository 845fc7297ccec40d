/** What is new for partners. */
export const changesTexts = {
  heading: 'Changes',
  lede: 'What is new for pages that have our widgets, newest first. With the script at `/embed/v1/` it arrives by itself; a kept version and an installed package stay as they are until you change them.',
  next: 'Next',
  nextLede: (version: string) => `Not released yet: this will be version ${version}.`,
  nothingNext: 'Nothing waits for the next version at the moment.',
  version: (version: string) => `Version ${version}`,
  released: (day: string) => `Released on ${day}.`,
  nothingToDo: 'You need to do nothing.',
  toDo: 'What you need to do:',
  isNew: 'What is new:',
  first: 'The first version.',
  packages: (names: string) => `(${names})`,
  script: 'the script',
  howTitle: 'To keep a version, and to upgrade',
  how: [
    'To keep one: “Keep this version” in the builder of the dashboard, or `pin` where a server asks for the snippet. [Versions and upgrades](/developers/guide/versions) shows how.',
    'To upgrade a kept version: read below what you need to do, make the snippet anew, try it on a test page with `?yantra-debug=1`, and replace the old one as a whole. Its checksums belong together.',
    'To upgrade packages: all of ours in one step and in one version.',
    'To go back: paste the snippet you had. Every version stays where it is, and works with the marketplace of today.',
  ],
  keptTitle: 'Kept versions',
  keptLede:
    'Each released script stays at its address for ever, as `/embed/0.2.0/yantra.js`, and its files never change. The checksum is what `integrity` holds in a snippet; whoever blocks unknown files can compare it.',
  kept: 'Kept versions of the script',
  keptColumns: ['Version', 'Released', 'Checksum of yantra.js'],
} as const;
