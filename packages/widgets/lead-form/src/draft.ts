import { type LeadMode, type LeadValues, leadFields } from './lead.ts';

/** What of web storage is used. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An unsent form: it survives a reload, and ends with the tab, since phones and computers are shared. */
export interface Draft {
  readonly mode: LeadMode;
  readonly values: LeadValues;
}

/** The number grows when the shape changes: an older draft is then not read. */
export const draftKey = 'yantra.lead.draft.1';

const modes: readonly unknown[] = ['none', 'add', 'need'] satisfies readonly LeadMode[];

function parsed(text: string | null): Draft | undefined {
  const { mode, values } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Draft>;
  const isDraft = modes.includes(mode) && leadFields.every((field) => typeof values?.[field] === 'string');
  return isDraft ? ({ mode, values } as Draft) : undefined;
}

/** Keeps the draft. Storage that is full, forbidden or nonsense is as if there were none. */
export function createDraftStore(storage: () => KeptTexts) {
  return {
    read(): Draft | undefined {
      try {
        return parsed(storage().getItem(draftKey));
      } catch {
        return undefined;
      }
    },
    /** Undefined forgets it. */
    write(draft: Draft | undefined): void {
      try {
        if (draft) storage().setItem(draftKey, JSON.stringify(draft));
        else storage().removeItem(draftKey);
      } catch {
        // Then the draft lasts as long as the page.
      }
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
