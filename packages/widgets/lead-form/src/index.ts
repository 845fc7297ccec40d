export { LeadForm, type LeadFormProps, type LeadFormState } from './lead-form.tsx';
export type { LeadSubmission, SubmittedRequirement } from './lead-form.model.ts';
export type { KnownNeed, KnownPerson, Lead } from './lead.ts';
