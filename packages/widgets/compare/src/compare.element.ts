import { defineWidget } from '@yantra/element';
import { jobAttributes, scopeContextIn } from '@yantra/state';
import {
  base,
  button,
  checkbox,
  dialog,
  field,
  jobBar,
  jobTotal,
  mark,
  price,
  skeleton,
  stateMessage,
  tokens,
} from '@yantra/ui/sheets';
import { Compare } from './compare.tsx';
import { languages } from './languages.ts';
import sheet from './compare.css?inline';

/** `<yantra-compare>`: up to four machines side by side. */
export const CompareElement = defineWidget({
  tag: 'yantra-compare',
  description: 'Up to four machines side by side: one row a fact, what differs is marked, with the cost of the job.',
  attributes: {
    machines: {
      type: 'string',
      description: 'Which machines, by their ids with commas: `7f9c,81aa`. Four at most; without any, it says so.',
    },
    'only-differing': { type: 'boolean', description: 'Begins with the rows that differ only.' },
    ...jobAttributes,
  },
  events: {
    'machines-change': {
      description: 'A machine was removed; `detail` is `{ ids }`, with those that are left.',
      cancelable: false,
    },
    'quotes-request': {
      description:
        "'Ask for a quote' was pressed, of one machine or of all; `detail` is `{ ids, href }`. Prevent it to stay on the page; else the form for it opens.",
      cancelable: true,
    },
  },
  parts: { table: 'The table, which scrolls sideways.', 'quote-button': 'The button that asks all owners.' },
  component: Compare,
  sheets: () => [base, button, field, checkbox, price, skeleton, dialog, jobBar, jobTotal, mark, stateMessage, sheet],
  tokens: () => tokens,
  context: scopeContextIn(languages),
});
