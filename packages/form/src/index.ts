export { afterPress } from './after-press.ts';
export { controlOf } from './control.ts';
export { type Draft, createDraft } from './draft.ts';
export { type Form, type FormValues, blank, createForm } from './form.ts';
export { type Kept, type KeptTexts, createKept } from './kept.ts';
export { type FormCheck, type FormField, type RecordForm, createRecordForm } from './record-form.ts';
export { type Submission, createSubmission } from './submission.ts';
