import { defineWidget } from '@yantra/element';
import { scopeContext } from '@yantra/state';
import { base, tokens } from '@yantra/ui/sheets';
import sheet from './lead-form.css?inline';
import { LeadForm } from './lead-form.tsx';

/** `<yantra-lead-form>`: say what it does on a page. */
export const LeadFormElement = defineWidget({
  tag: 'yantra-lead-form',
  description: 'Lead form.',
  attributes: {},
  events: {},
  parts: {},
  component: LeadForm,
  sheets: () => [base, sheet],
  tokens: () => tokens,
  context: scopeContext,
});
