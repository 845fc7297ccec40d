import { messages } from './equipment-import.messages.ts';

/** A field of a machine that a column can be. */
export type ImportField = keyof typeof messages.fields;
export const importFields = Object.keys(messages.fields) as readonly ImportField[];
