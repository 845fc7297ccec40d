import { isEmail, parsePhone } from '@yantra/domain';

/** What the form is for: `none` until one of the toggles is pressed, and again when it is pressed once more (public-area.md §4). */
export type LeadMode = 'none' | 'add' | 'need';

/** The four fields, by the names they are posted under. */
export type LeadField = 'fullName' | 'email' | 'phone' | 'categoryId';

/** What stands in the fields, as typed; the category by its id. */
export type LeadValues = Readonly<Record<LeadField, string>>;

export const leadFields = ['fullName', 'email', 'phone', 'categoryId'] as const satisfies readonly LeadField[];

export const emptyLead: LeadValues = { fullName: '', email: '', phone: '', categoryId: '' };

/** What somebody needs, known before the form is there: from a search that found too little. */
export interface KnownNeed {
  /** The category, by its id. */
  readonly categoryId?: string | undefined;
  /** In the person's words. */
  readonly details?: string | undefined;
}

/** A checked form, for the page the widget stands on. */
export interface Lead {
  readonly fullName: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
  readonly category: { readonly id: number; readonly name: string };
}

/** What is wrong with a field, by its rule; the same rules as the server's (contract, schema of the requirement). */
export type LeadFault = 'wrong' | 'long';

const nameLength = 100;

const rules: Readonly<Record<LeadField, (text: string) => LeadFault | undefined>> = {
  fullName: (text) => (text ? (text.length > nameLength ? 'long' : undefined) : 'wrong'),
  email: (text) => (isEmail(text) ? undefined : 'wrong'),
  phone: (text) => (parsePhone(text) === null ? 'wrong' : undefined),
  categoryId: (text) => (/^[1-9]\d*$/.test(text) ? undefined : 'wrong'),
};

/** What is wrong with what stands in a field; undefined when nothing is. */
export const faultOf = (field: LeadField, text: string): LeadFault | undefined => rules[field](text.trim());

/** Whether something stands in all four (public-area.md §5: only then the button is enabled). */
export const isFilled = (values: LeadValues): boolean => leadFields.every((field) => values[field].trim() !== '');
