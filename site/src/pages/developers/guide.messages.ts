import { hosts } from './guide-hosts.messages.ts';
import { topics } from './guide-topics.messages.ts';
import { upkeep } from './guide-upkeep.messages.ts';

/** The guide for developers. */
export const guide = {
  headTitle: (heading: string) => `${heading} · Yantra for developers`,
  description: (heading: string) =>
    `${heading}: how to put Yantra’s widgets on a page, with code to copy, for developers of partners’ sites.`,
  keywords: 'Yantra embed, web components, equipment rental widget, custom elements, React, WordPress',
  contents: 'Documentation',
  onPage: 'On this page',
  start: 'Start',
  elements: 'Elements',
  topics: 'Topics',
  upkeep: 'Upkeep',
  changes: 'Changes',
  before: 'Before',
  next: 'Next',
  markdown: 'This page as Markdown',
  nothing: 'There is no such page',
  nothingLede: 'What was asked for has another name by now, or never was. All there is stands in the list.',
  parts: { hosts, topics, upkeep },
} as const;
