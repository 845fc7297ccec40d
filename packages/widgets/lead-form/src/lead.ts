import { formatPhone, fullNameLength, isEmail, parsePhone } from '@yantra/domain';

/** What the form is for: `none` until one of the toggles is pressed, and again when it is switched off (public-area.md §4). */
export type LeadMode = 'none' | 'add' | 'need';

/** The four fields, by the names they are posted under. */
export type LeadField = 'fullName' | 'email' | 'phone' | 'categoryId';

/** The fields' values, as typed; the category by its id. */
export type LeadValues = Readonly<Record<LeadField, string>>;

/** The personal fields; for a known person a line replaces them. */
export const personFields = ['fullName', 'email', 'phone'] as const satisfies readonly LeadField[];

export const leadFields = [...personFields, 'categoryId'] as const satisfies readonly LeadField[];

export const emptyLead: LeadValues = { fullName: '', email: '', phone: '', categoryId: '' };

/** A need known beforehand: from a search with too few results. */
export interface KnownNeed {
  /** The category, by its id. */
  readonly categoryId?: string | undefined;
  /** In the person's words. */
  readonly details?: string | undefined;
}

export type PersonField = (typeof personFields)[number];

/** A person known to the page: logged in. */
export interface KnownPerson {
  readonly fullName: string;
  /** Ten digits. */
  readonly phone: string;
  /** Without it the form asks for it, and the other two stand in their fields. */
  readonly email?: string | undefined;
}

/** A valid form, for the page around the widget. */
export interface Lead {
  readonly fullName: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
  readonly category: { readonly id: number; readonly name: string };
}

/** What is known of a requirement that the server has stored. */
export interface KnownRequest {
  /** With it quotes are asked for, once its phone is confirmed. */
  readonly requestId?: string;
  /** Its phone is that of who is logged in: owners are asked already. */
  readonly isConfirmed?: true;
}

/** A requirement that was accepted: by the server, or into the outbox until the connection is back. */
export interface SubmittedRequirement extends Lead, KnownRequest {
  readonly delivery: 'sent' | 'kept';
}

/** As shown in the field, after the prefix. */
export const phoneText = (phone: string): string => formatPhone(phone).replace('+91 ', '');

/** What is wrong with a field: the same rules as the server's (contract, schema of the requirement). */
export type LeadFault = 'wrong' | 'long';

const rules: Readonly<Record<LeadField, (text: string) => LeadFault | undefined>> = {
  fullName: (text) => (text ? (text.length > fullNameLength ? 'long' : undefined) : 'wrong'),
  email: (text) => (isEmail(text) ? undefined : 'wrong'),
  phone: (text) => (parsePhone(text) === null ? 'wrong' : undefined),
  categoryId: (text) => (/^[1-9]\d*$/.test(text) ? undefined : 'wrong'),
};

/** What is wrong with a field's value; undefined if nothing. */
export const faultOf = (field: LeadField, text: string): LeadFault | undefined => rules[field](text.trim());

/** How many of the four fields are empty (public-area.md §5: without them nothing is sent). */
export const missingIn = (values: LeadValues): number =>
  leadFields.filter((field) => values[field].trim() === '').length;
