import {
  changeEmail,
  changePhone,
  generateOtpForNewEmail,
  generateOtpForNewPhone,
  verifyOtp,
} from '@yantra/contract/calls';
import { formatPhone, isEmail, oneTimeCode, parsePhone } from '@yantra/domain';
import type { ApiError, Scope } from '@yantra/state';
import { isConnectionOrServerError } from '../../kit/refusal.ts';
import type { messages } from './contacts.messages.ts';

/** Which contact is changed. */
export type ContactKind = 'phone' | 'email';

export interface ContactValues {
  readonly to: string;
  readonly password: string;
  readonly code: string;
}
export type ContactErrors = Partial<Record<keyof ContactValues, string | undefined>>;

/** The ids of a requested code. */
export interface CodeRequest {
  readonly id: string;
  readonly securityStamp: string;
  /** The code was already accepted and must not be sent again. */
  readonly isAccepted?: true;
}

/** The normalized target: ten digits, or the address. */
export const targetOf = (kind: ContactKind, text: string): string =>
  kind === 'phone' ? (parsePhone(text) ?? '') : text.trim();

/** The target formatted for display. */
export const shownTarget = (kind: ContactKind, text: string): string =>
  kind === 'phone' ? formatPhone(text) : targetOf(kind, text);

/** The errors before sending. @param hasCode whether a code has been requested */
export function fieldErrorsOf(
  kind: ContactKind,
  { to, password, code }: ContactValues,
  hasCode: boolean,
  texts: typeof messages,
): ContactErrors {
  if (hasCode) return code.length === oneTimeCode.digits ? {} : { code: texts.codeWrong };
  const target = targetOf(kind, to);
  const isRight = kind === 'phone' ? target !== '' : isEmail(target);
  return {
    ...(!isRight && { to: kind === 'phone' ? texts.phoneWrong : texts.emailWrong }),
    ...(!password && { password: texts.passwordMissing }),
  };
}

/** The field of a server error, if it concerns one; an error about the target needs a new code. */
export function fieldOfRefusal(error: ApiError): keyof ContactValues | undefined {
  const { code } = error;
  if (isConnectionOrServerError(error)) return undefined;
  if (code.startsWith('login.')) return 'password';
  return code === 'otp.wrong' ? 'code' : 'to';
}

/** Requests a code. @throws {ApiError} */
export async function askForCode(
  scope: Scope,
  kind: ContactKind,
  { to, password }: ContactValues,
): Promise<CodeRequest> {
  const target = targetOf(kind, to);
  return kind === 'phone'
    ? scope.send(generateOtpForNewPhone, { phoneNumber: target, password })
    : scope.send(generateOtpForNewEmail, { email: target, password });
}

/** Checks the code and changes the contact. @param onAccepted called once the code was accepted @throws {ApiError} */
export async function confirmCode(
  scope: Scope,
  kind: ContactKind,
  { to, code }: ContactValues,
  codeRequest: CodeRequest,
  onAccepted: () => void,
): Promise<void> {
  const target = targetOf(kind, to);
  const { id, securityStamp, isAccepted } = codeRequest;
  if (!isAccepted) {
    await scope.send(verifyOtp, { id, securityStamp, otp: code });
    onAccepted();
  }
  if (kind === 'email') {
    await scope.send(changeEmail, { email: target, id, securityStamp });
    return;
  }
  const { access_token: token } = await scope.send(changePhone, { phoneNumber: target, id, securityStamp });
  scope.session.begin(token);
}
