import { defineWidget, sized } from '@yantra/element';
import { scopeContextIn } from '@yantra/state';
import { base, button, field, segment, tokens } from '@yantra/ui/sheets';
import { languages } from './languages.ts';
import { LeadForm } from './lead-form.tsx';
import sheet from './lead-form.css?inline';

/** `<yantra-lead-form>`: a requirement, or a machine to rent out, in four fields. */
export const LeadFormElement = defineWidget({
  tag: 'yantra-lead-form',
  description:
    'Four fields that tell owners in the chosen city what somebody needs, or that begin with adding a machine.',
  attributes: {
    mode: { type: 'string', description: "The toggle that is pressed at first: 'need' or 'add'. Without it, none." },
  },
  events: {
    'lead-submit': {
      description:
        'A checked form is about to be sent; `detail` is `{ mode, categoryId, category, cityId, city }`, nothing of the person. Prevent it to keep it from being sent.',
      cancelable: true,
    },
  },
  parts: { form: 'The card around the fields.', button: "The button 'Submit Requirement'." },
  component: LeadForm,
  ...sized('30rem', () => [base, button, field, segment, sheet]),
  tokens: () => tokens,
  context: scopeContextIn(languages),
});
