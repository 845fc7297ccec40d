import { formatPhone, fullNameLength, isEmail, parsePhone } from '@yantra/domain';

/** What the form is for: `none` until one of the toggles is pressed, and again when it is pressed once more (public-area.md §4). */
export type LeadMode = 'none' | 'add' | 'need';

/** The four fields, by the names they are posted under. */
export type LeadField = 'fullName' | 'email' | 'phone' | 'categoryId';

/** What stands in the fields, as typed; the category by its id. */
export type LeadValues = Readonly<Record<LeadField, string>>;

/** Who somebody is; where the page knows it, a line says so instead. */
export const personFields = ['fullName', 'email', 'phone'] as const satisfies readonly LeadField[];

export const leadFields = [...personFields, 'categoryId'] as const satisfies readonly LeadField[];

export const emptyLead: LeadValues = { fullName: '', email: '', phone: '', categoryId: '' };

/** What somebody needs, known before the form is there: from a search that found too little. */
export interface KnownNeed {
  /** The category, by its id. */
  readonly categoryId?: string | undefined;
  /** In the person's words. */
  readonly details?: string | undefined;
}

export type PersonField = (typeof personFields)[number];

/** Somebody whom the page knows: who is logged in. */
export interface KnownPerson {
  readonly fullName: string;
  /** Ten digits. */
  readonly phone: string;
  /** Without it the form asks for it, and the other two stand in their fields. */
  readonly email?: string | undefined;
}

/** A checked form, for the page the widget stands on. */
export interface Lead {
  readonly fullName: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
  readonly category: { readonly id: number; readonly name: string };
}

/** As it stands in its field, behind the prefix. */
export const phoneText = (phone: string): string => formatPhone(phone).replace('+91 ', '');

/** What is wrong with a field, by its rule; the same rules as the server's (contract, schema of the requirement). */
export type LeadFault = 'wrong' | 'long';

const rules: Readonly<Record<LeadField, (text: string) => LeadFault | undefined>> = {
  fullName: (text) => (text ? (text.length > fullNameLength ? 'long' : undefined) : 'wrong'),
  email: (text) => (isEmail(text) ? undefined : 'wrong'),
  phone: (text) => (parsePhone(text) === null ? 'wrong' : undefined),
  categoryId: (text) => (/^[1-9]\d*$/.test(text) ? undefined : 'wrong'),
};

/** What is wrong with what stands in a field; undefined when nothing is. */
export const faultOf = (field: LeadField, text: string): LeadFault | undefined => rules[field](text.trim());

/** In how many of the four nothing stands (public-area.md §5: without them nothing is sent). */
export const missingIn = (values: LeadValues): number =>
  leadFields.filter((field) => values[field].trim() === '').length;
