import { defineWidget } from '@yantra/element';
import { jobAttributes, scopeContextIn } from '@yantra/state';
import { badge, base, button, days, jobTotal, skeleton, tokens } from '@yantra/ui/sheets';
import { Availability } from './availability.tsx';
import { languages } from './languages.ts';
import sheet from './availability.css?inline';

/** `<yantra-availability>`: when one machine is free. */
export const AvailabilityElement = defineWidget({
  tag: 'yantra-availability',
  description:
    'When one machine is free: a calendar in which taken days are crossed out and the days of a hire are chosen, with what they cost.',
  attributes: {
    machine: {
      type: 'string',
      description: 'Which machine, by its id. Without it, the widget says that there is none.',
    },
    ...jobAttributes,
  },
  events: {
    'days-choose': {
      description:
        'Days were chosen; `detail` is `{ id, from, to, days }`, with the first and the last day, `2026-11-24`.',
    },
    'quote-request': {
      description:
        "'Ask for a quote' was pressed; `detail` is `{ id, name, href }`. Prevent it to stay on the page; else the machine's page opens, with the days.",
      cancelable: true,
    },
  },
  parts: { panel: 'The frame of name, calendar and button.', 'quote-button': "The button 'Ask for a quote'." },
  component: Availability,
  sheets: () => [base, button, badge, skeleton, jobTotal, days, sheet],
  tokens: () => tokens,
  context: scopeContextIn(languages),
});
