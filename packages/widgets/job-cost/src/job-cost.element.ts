import { defineWidget } from '@yantra/element';
import { jobAttributes, scopeContextIn } from '@yantra/state';
import {
  base,
  button,
  cost,
  field,
  jobBar,
  jobBox,
  largePrice,
  mark,
  price,
  skeleton,
  tokens,
} from '@yantra/ui/sheets';
import { JobCost } from './job-cost.tsx';
import { languages } from './languages.ts';
import sheet from './job-cost.css?inline';

/** `<yantra-job-cost>`: what a job costs with one machine, part by part. */
export const JobCostElement = defineWidget({
  tag: 'yantra-job-cost',
  description:
    'What a job costs with one machine, part by part: rent, overtime, operator, transport, GST, and what is not in the total.',
  attributes: {
    machine: {
      type: 'string',
      description: 'Which machine, by its id. Without it, the widget says that there is none.',
    },
    ...jobAttributes,
  },
  events: {
    'quote-request': {
      description:
        "'Ask for a quote' was pressed; `detail` is `{ id, name, href }`. Prevent it to stay on the page; else the machine's page opens, with the job.",
      cancelable: true,
    },
  },
  parts: { panel: 'The frame of job, table and button.', 'quote-button': "The button 'Ask for a quote'." },
  component: JobCost,
  sheets: () => [base, button, field, price, largePrice, skeleton, jobBar, jobBox, mark, cost, sheet],
  tokens: () => tokens,
  context: scopeContextIn(languages),
});
