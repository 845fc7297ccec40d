import {
  changeEmail,
  changePhone,
  generateOtpForNewEmail,
  generateOtpForNewPhone,
  verifyOtp,
} from '@yantra/contract/calls';
import { formatPhone, isEmail, oneTimeCode, parsePhone } from '@yantra/domain';
import type { Scope } from '@yantra/state';
import type { messages } from './contacts.messages.ts';

/** What of somebody is changed. */
export type ContactKind = 'phone' | 'email';

export interface ContactValues {
  readonly to: string;
  readonly password: string;
  readonly code: string;
}
export type ContactErrors = Partial<Record<keyof ContactValues, string | undefined>>;

/** The session of a code. */
export interface Handles {
  readonly id: string;
  readonly securityStamp: string;
}

/** Where what was typed leads: ten digits, or the address. */
export const targetOf = (kind: ContactKind, text: string): string =>
  kind === 'phone' ? (parsePhone(text) ?? '') : text.trim();

/** The same for the eye. */
export const shownTarget = (kind: ContactKind, text: string): string =>
  kind === 'phone' ? formatPhone(text) : targetOf(kind, text);

/** What is wrong before anything is sent. @param hasCode whether a code is asked for now */
export function faultsOf(
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

/** Beside which field a refusal stands; another code is needed where it is about what the code was sent to. */
export function fieldOfRefusal(code: string): keyof ContactValues {
  if (code.startsWith('login.') || code === 'server.busy') return 'password';
  return code === 'otp.wrong' ? 'code' : 'to';
}

const quiet = { isQuiet: true } as const;

/** Has a code sent. @throws {ApiError} */
export async function askForCode(scope: Scope, kind: ContactKind, { to, password }: ContactValues): Promise<Handles> {
  const target = targetOf(kind, to);
  return kind === 'phone'
    ? scope.send(generateOtpForNewPhone, { phoneNumber: target, password }, quiet)
    : scope.send(generateOtpForNewEmail, { email: target, password }, quiet);
}

/** Hands the code in, and changes what it proves. @throws {ApiError} */
export async function confirmCode(
  scope: Scope,
  kind: ContactKind,
  { to, code }: ContactValues,
  handles: Handles,
): Promise<void> {
  const target = targetOf(kind, to);
  const { id, securityStamp } = handles;
  await scope.send(verifyOtp, { id, securityStamp, otp: code }, quiet);
  if (kind === 'email') {
    await scope.send(changeEmail, { email: target, id, securityStamp }, quiet);
    return;
  }
  const { access_token: token } = await scope.send(changePhone, { phoneNumber: target, id, securityStamp }, quiet);
  scope.session.begin(token);
}
