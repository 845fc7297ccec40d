import { type Call, getCreditNote, getReceipt } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { download } from '../download.ts';
import { messages } from './plans.messages.ts';

/** Downloads the tax invoice of a purchase, by its id. */
export const useReceipt = () => usePaper(getReceipt);

/** Downloads the credit note of a replaced purchase, by that purchase's id. */
export const useCreditNote = () => usePaper(getCreditNote);

/** Downloads the credit note of a refund, by its purchase and its number. */
export function useRefundNote(): (purchaseId: string, number: string) => void {
  const download = usePaperOf(getCreditNote);
  return (id, number) => void download({ id, number });
}

function usePaper(call: Call<{ id: string }, unknown>): (purchaseId: string) => void {
  const download = usePaperOf(call);
  return (id) => void download({ id });
}

function usePaperOf<Input extends { id: string }>(call: Call<Input, unknown>): (input: Input) => Promise<void> {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { files, notify } = useScope();
  return async (input) => {
    try {
      const file = await files?.((way) => way.download(call, input));
      if (file === undefined) throw new Error(texts.filesHere);
      download(file.name, file.blob);
    } catch (error) {
      notify({ kind: 'error', text: texts.receiptFailed(errorText(error as Error)), duration: noticeMs });
    }
  };
}
