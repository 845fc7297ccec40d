import type { ErrorsOf } from '@yantra/contract/calls';
import type { WidgetLanguage } from '@yantra/ui';
import type { messages as job } from '../job/job.messages.ts';
import type { messages } from '../lead-form.messages.ts';

/** What the server may say of a requirement's fields. */
type LeadFieldCode =
  | 'fullName.required'
  | 'fullName.tooLong'
  | 'email.invalid'
  | 'phone.invalid'
  | 'category.select'
  | 'jobFrom.invalid'
  | 'jobDays.invalid'
  | 'jobHours.invalid'
  | 'jobOperator.unknown'
  | 'city.unknown'
  | 'consent.required'
  | 'requestKey.invalid'
  | 'leadReceipt.invalid';

/** All that it says in another language. */
export type LeadFormLanguage = WidgetLanguage<
  typeof messages | typeof job,
  ErrorsOf<'submitRequirement'> | LeadFieldCode
>;
