import { type Kept, type KeptTexts, createKept } from '@yantra/form';
import { type LeadMode, type LeadValues, leadFields } from './lead.ts';

/** An unsent form: it survives a reload and ends with the tab, since phones and computers are shared. */
export interface Draft {
  readonly mode: LeadMode;
  readonly values: LeadValues;
}

/** The number grows when the shape changes: older drafts are then ignored. */
export const draftKey = 'yantra.lead.draft.1';
/** The same for the details of the job. */
export const jobDraftKey = 'yantra.lead.job.1';

const modes: readonly unknown[] = ['none', 'add', 'need'] satisfies readonly LeadMode[];

function parsed(kept: unknown): Draft | undefined {
  const { mode, values } = (kept ?? {}) as Partial<Draft>;
  const isDraft = modes.includes(mode) && leadFields.every((field) => typeof values?.[field] === 'string');
  return isDraft ? ({ mode, values } as Draft) : undefined;
}

export type DraftStore = Kept<Draft>;

/** Keeps the draft in the storage, or else in the page. */
export const createDraftStore = (storage: () => KeptTexts): DraftStore => createKept(storage, draftKey, parsed);
