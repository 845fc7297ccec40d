import { messages } from './equipment-import.messages.ts';

/** A machine's field that a column can hold. */
export type ImportField = keyof typeof messages.fields;
export const importFields = Object.keys(messages.fields) as readonly ImportField[];
