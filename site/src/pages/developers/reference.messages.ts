/** What an element takes and tells. */
export const reference = {
  headTitle: (tag: string) => `${tag} · Yantra for developers`,
  headDescription: (tag: string, what: string) => `<${tag}>. ${what}`,
  contents: 'On this page',
  preview: 'Preview',
  play: 'Open in the playground',
  attributes: 'Attributes',
  attributeColumns: ['Attribute', 'Type', 'Default', 'What it does'],
  events: 'Events',
  eventColumns: ['Event', 'detail', 'When'],
  everyEvent: [
    ['yantra-ready', '{ state }', 'Once, when it first has something to show.'],
    ['yantra-error', '{ code, message }', 'When it cannot; `state` says “error”.'],
  ],
  parts: 'Parts and properties',
  partColumns: ['Name', 'Kind', 'What it is'],
  part: 'part',
  property: 'property',
  all: (count: number) => `All ${count} properties`,
  noAttributes: 'It takes no attributes.',
} as const;
