import type { ErrorsOf, FieldErrorsOf } from '@yantra/contract/calls';
import type { WidgetLanguage } from '@yantra/ui';
import type { messages as job } from '../job/job.messages.ts';
import type { messages } from '../lead-form.messages.ts';
import type { messages as next } from '../next/next.messages.ts';

/** All texts of the widget in another language. */
export type LeadFormLanguage = WidgetLanguage<
  typeof messages | typeof job | typeof next,
  ErrorsOf<'submitRequirement'> | FieldErrorsOf<'submitRequirement'>
>;
