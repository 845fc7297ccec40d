import type { ErrorsOf, FieldErrorsOf } from '@yantra/contract/calls';
import type { WidgetLanguage } from '@yantra/ui';
import type { messages } from '../auth-modals.messages.ts';
import type { messages as frameMessages } from '../frame.messages.ts';

type AuthCall = 'logIn' | 'signUp' | 'generateOtp' | 'verifyOtp' | 'forgotPassword' | 'resetPassword';

/** All texts of the widget in another language. */
export type AuthModalsLanguage = WidgetLanguage<
  typeof messages | typeof frameMessages,
  ErrorsOf<AuthCall> | FieldErrorsOf<AuthCall>
>;
