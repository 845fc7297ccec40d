import type { ErrorsOf } from '@yantra/contract/calls';
import type { WidgetLanguage } from '@yantra/ui';
import type { messages } from '../auth-modals.messages.ts';
import type { messages as frameMessages } from '../frame.messages.ts';

type AuthCall = 'logIn' | 'signUp' | 'generateOtp' | 'verifyOtp' | 'forgotPassword' | 'resetPassword';
/** What the server may say of their fields. */
type AuthField =
  | 'phone.invalid'
  | 'email.invalid'
  | 'firstName.required'
  | 'lastName.line'
  | 'password.required'
  | 'password.tooLong'
  | 'password.weak'
  | 'code.handle'
  | 'code.invalid'
  | 'organization.required'
  | 'text.line'
  | 'text.tooLong'
  | 'cin.invalid'
  | 'website.invalid';

/** All that it says in another language. */
export type AuthModalsLanguage = WidgetLanguage<typeof messages | typeof frameMessages, ErrorsOf<AuthCall> | AuthField>;
