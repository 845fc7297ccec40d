import { brokenPasswordRules, isCin, isEmail, phoneDigits } from '@yantra/domain';
import type { messages } from '../../auth-modals.messages.ts';

/** A person signs up, or somebody for an organization: its fields then stand beside the person's. */
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
/** Who it is, and then what they log in with and for whom. */
export type SignUpStep = 1 | 2;

/** Of the first step; all others stand in the second. */
const firstStep: readonly SignUpField[] = ['firstName', 'lastName', 'phone', 'email'];
export const stepOf = (field: SignUpField): SignUpStep => (firstStep.includes(field) ? 1 : 2);

export type SignUpValues = Readonly<Record<SignUpField, string>>;

export const tidySignUp: Partial<Record<SignUpField, (text: string) => string>> = {
  phone: phoneDigits,
  cin: (text) => text.toUpperCase(),
};

/** The server's names of what we call otherwise. */
export const serverNames: Readonly<Record<string, SignUpField>> = {
  phoneNumber: 'phone',
  'organization.name': 'organizationName',
  'organization.designation': 'designation',
  'organization.cinNumber': 'cin',
  'organization.websiteUrl': 'website',
  'organization.companyEmail': 'companyEmail',
};

/** A website as its owner writes it: without a scheme it is the safe one. */
export const websiteUrl = (text: string): string => {
  const typed = text.trim();
  return typed === '' || typed.includes('://') ? typed : `https://${typed}`;
};
const isWebsite = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';
const isPassword = (text: string): boolean => brokenPasswordRules(text, 'self').length === 0;

type SignUpTexts = typeof messages.signUp;
/** What is wrong with a field, by its name among the texts. */
export type SignUpFault = Extract<keyof SignUpTexts, `${string}Required` | `${string}Wrong` | `${string}Missing`>;

const optional = (isRight: (text: string) => boolean, fault: SignUpFault) => (text: string) =>
  text === '' || isRight(text) ? undefined : fault;
const required = (fault: SignUpFault) => (text: string) => (text === '' ? fault : undefined);

/** What is wrong with each field, by its text without the spaces around it; the phone's proof is another matter. */
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

/** How many of the things that must be filled are not yet (public-area.md §4). */
export function countEmpty(values: SignUpValues, tab: SignUpTab): number {
  const needed: readonly SignUpField[] = ['firstName', 'lastName', 'phone', 'email', 'password', 'terms'];
  const all = tab === 'organization' ? [...needed, 'organizationName' as const] : needed;
  return all.filter((field) => values[field] === '').length;
}
