/** The playground. */
export const playground = {
  title: 'Playground',
  headTitle: 'Playground · Yantra for developers',
  description:
    'Try every Yantra widget: set its attributes, see it live as a partner’s page shows it, watch its events, copy the snippet.',
  keywords: 'Yantra playground, web components, embed, snippet, custom elements',
  settings: 'Settings',
  widget: 'Widget',
  attributes: 'Attributes',
  none: 'This widget takes no attributes.',
  usual: 'Not set',
  show: 'Show',
  preview: 'Preview',
  needsScript: 'The preview needs JavaScript; the snippet below does not.',
  fallback: 'Machines for hire on Yantra',
  events: 'Events',
  noEvents:
    'None yet. What the widget tells the page stands here; where it would lead to another page, this one stays.',
  clear: 'Clear',
  look: 'Colours and shapes',
  contrast: (colour: string, ratio: number) => `White on ${colour}: ${ratio.toFixed(1)} to 1`,
  afresh: 'Start afresh',
  share: 'Share link',
  shared: 'The link is copied.',
  notShared: 'Your browser did not allow it. Copy the address of this page.',
  snippet: 'What to paste',
} as const;
