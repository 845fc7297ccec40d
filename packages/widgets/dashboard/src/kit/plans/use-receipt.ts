import { getReceipt } from '@yantra/contract/calls';
import { useMessages, useSentence } from '@yantra/language';
import { useScope } from '@yantra/state';
import { messages } from './plans.messages.ts';

/** How long a notice stays, in milliseconds. */
const noticeMs = 4000;

function hand(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads the tax invoice of a purchase, by the purchase's id. */
export function useReceipt(): (purchaseId: string) => void {
  const texts = useMessages(messages);
  const sentence = useSentence();
  const { files, notify } = useScope();
  const fetch = async (id: string) => {
    try {
      const file = await files?.(({ download }) => download(getReceipt, { id }));
      if (file === undefined) throw new Error(texts.filesHere);
      hand(file.name, file.blob);
    } catch (error) {
      notify({ kind: 'error', text: texts.receiptFailed(sentence((error as Error).message)), duration: noticeMs });
    }
  };
  return (id) => void fetch(id);
}
