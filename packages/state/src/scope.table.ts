/** The description of `<yantra-scope>`: its types, README and custom-elements.json are made from it. No browser loads it. */
export const scopeTable = {
  tag: 'yantra-scope',
  description:
    'The widgets inside, and those whose `for` names its id, share a city and their answers, apart from the rest of the page.',
  attributes: {
    'api-url': {
      type: 'string',
      description:
        "Where the marketplace is; without it, where the page's own scope has it (the embed knows). Read once.",
    },
    partner: { type: 'string', description: 'The key of the website, for all widgets inside. Read once.' },
    theme: {
      type: 'string',
      values: ['light', 'dark', 'auto'],
      description: "'light', 'dark' or 'auto' (as the device is), for the widgets inside; the page's own without it.",
    },
    locale: {
      type: 'string',
      values: ['en', 'hi', 'mr'],
      description:
        "'en', 'hi' or 'mr', for the widgets inside that have none of their own. Read when one is put on the page.",
    },
  },
  events: {},
  parts: {},
} as const;
