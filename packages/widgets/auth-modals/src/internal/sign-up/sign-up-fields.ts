import { brokenPasswordRules, isCin, isEmail, phoneDigits } from '@yantra/domain';
import type { messages } from '../../auth-modals.messages.ts';

/** Signing up as a person, or for an organization, whose fields then stand beside the person's. */
export type SignUpTab = 'self' | 'organization';

/** In the order of the screen. */
export const organizationFields = ['organizationName', 'designation', 'cin', 'website', 'companyEmail'] as const;
export const signUpFields = [
  'firstName',
  'lastName',
  'phone',
  'email',
  ...organizationFields,
  'password',
  'terms',
] as const;
export type SignUpField = (typeof signUpFields)[number];
/** First who it is, then the log-in details. */
export type SignUpStep = 1 | 2;

/** Fields of the first step; all others stand in the second. */
const firstStep: readonly SignUpField[] = ['firstName', 'lastName', 'phone', 'email'];
export const stepOf = (field: SignUpField): SignUpStep => (firstStep.includes(field) ? 1 : 2);

export type SignUpValues = Readonly<Record<SignUpField, string>>;

export const tidySignUp: Partial<Record<SignUpField, (text: string) => string>> = {
  phone: phoneDigits,
  cin: (text) => text.toUpperCase(),
};

/** The server's names where they differ from ours. */
export const serverNames: Readonly<Record<string, SignUpField>> = {
  phoneNumber: 'phone',
  'organization.name': 'organizationName',
  'organization.designation': 'designation',
  'organization.cinNumber': 'cin',
  'organization.websiteUrl': 'website',
  'organization.companyEmail': 'companyEmail',
};

/** A website as its owner writes it: `https` is added where the scheme is missing. */
export const websiteUrl = (text: string): string => {
  const typed = text.trim();
  return typed === '' || typed.includes('://') ? typed : `https://${typed}`;
};
const isWebsite = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';
const isPassword = (text: string): boolean => brokenPasswordRules(text, 'self').length === 0;

type SignUpTexts = typeof messages.signUp;
/** What is wrong with a field: a key of its texts. */
export type SignUpFault = Extract<keyof SignUpTexts, `${string}Required` | `${string}Wrong` | `${string}Missing`>;

const optional = (isRight: (text: string) => boolean, fault: SignUpFault) => (text: string) =>
  text === '' || isRight(text) ? undefined : fault;
const required = (fault: SignUpFault) => (text: string) => (text === '' ? fault : undefined);

/** The check of each field, given its trimmed text; the phone's proof is checked elsewhere. */
const faults: Partial<Record<SignUpField, (text: string) => SignUpFault | undefined>> = {
  firstName: required('namesRequired'),
  lastName: required('namesRequired'),
  email: (text) => (isEmail(text) ? undefined : 'emailWrong'),
  password: (text) => (isPassword(text) ? undefined : 'passwordWrong'),
  terms: required('termsMissing'),
};
const organizationFaults: typeof faults = {
  organizationName: required('organizationRequired'),
  cin: optional(isCin, 'cinWrong'),
  website: optional((text) => isWebsite(websiteUrl(text)), 'websiteWrong'),
  companyEmail: optional(isEmail, 'emailWrong'),
};

/** What is wrong with what stands in a field; undefined when nothing is. */
export function faultOf(field: SignUpField, values: SignUpValues, tab: SignUpTab): SignUpFault | undefined {
  const text = field === 'password' ? values.password : values[field].trim();
  return faults[field]?.(text) ?? (tab === 'organization' ? organizationFaults[field]?.(text) : undefined);
}

export type CheckState = 'todo' | 'met' | 'wrong';
export interface Check {
  readonly name: string;
  readonly label: string;
  readonly state: CheckState;
}

const stateOf = (text: string, isRight: boolean): CheckState => (isRight ? 'met' : text === '' ? 'todo' : 'wrong');

/** The live checklist (public-area.md §2), in the order of the screen. @param phone how far the number's proof is */
export function checksOf(
  values: SignUpValues,
  phone: CheckState,
  tab: SignUpTab,
  labels: SignUpTexts['checks'],
): readonly Check[] {
  const names = ['firstName', 'lastName', 'email', 'phone', 'password'] as const;
  const all = tab === 'organization' ? (['organizationName', ...names] as const) : names;
  return all.map((name) => ({
    name,
    label: labels[name],
    state: name === 'phone' ? phone : stateOf(values[name], faultOf(name, values, tab) === undefined),
  }));
}

/** How many required things are still missing (public-area.md §4). */
export function countEmpty(values: SignUpValues, tab: SignUpTab): number {
  const needed: readonly SignUpField[] = ['firstName', 'lastName', 'phone', 'email', 'password', 'terms'];
  const all = tab === 'organization' ? [...needed, 'organizationName' as const] : needed;
  return all.filter((field) => values[field] === '').length;
}
