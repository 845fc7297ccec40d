/** The search of the documentation. */
export const search = {
  open: 'Search the documentation',
  short: 'Search',
  /** Shown beside it, and no part of its name. */
  keys: 'Ctrl K',
  placeholder: 'Attribute, event, topic …',
  results: 'Results',
  none: (words: string) => `Nothing is called “${words}”. Try one word, such as “events” or “city”.`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  help: 'Arrow keys choose, Enter opens, Escape closes.',
  element: 'Element',
  attribute: (tag: string) => `Attribute of ${tag}`,
  event: (tag: string) => `Event of ${tag}`,
  part: (tag: string) => `Part of ${tag}`,
  tool: 'Tool',
  toolsHeading: 'Tools',
  tools: [
    ['Playground', '/developers/playground', 'Try every widget: its attributes as controls, events as they come.'],
    ['Storybook', '/storybook', 'Every widget in every state, light and dark.'],
    ['API', '/api/docs', 'The calls that the widgets use, with their schemas.'],
    ['custom-elements.json', '/embed/v1/custom-elements.json', 'The elements for catalogues and generators.'],
    ['llms.txt', '/llms.txt', 'A list of these pages for language models.'],
  ],
} as const;
