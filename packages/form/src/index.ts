export { controlOf } from './control.ts';
export { type Draft, createDraft } from './draft.ts';
export { errorsIn } from './errors-in.ts';
export { type Form, type FormValues, blank, createForm } from './form.ts';
export { type Kept, type KeptTexts, createKept } from './kept.ts';
export { type FormCheck, type FormField, type RecordForm, createRecordForm } from './record-form.ts';
