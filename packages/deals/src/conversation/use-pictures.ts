import { addMessagePicture } from '@yantra/contract/calls';
import { dealLimits } from '@yantra/domain';
import { ApiError, useScope } from '@yantra/state';
import { useRef, useState } from 'react';

/** A picture of a message that is being written. */
export interface WrittenPicture {
  readonly id: number;
  readonly name: string;
  readonly state: 'uploading' | 'ready' | 'failed';
  /** Its address, once it is ready. */
  readonly url?: string;
  readonly error?: ApiError;
}

/** Pictures of a message: each is uploaded when it is chosen, so that sending is a matter of words. */
export function useMessagePictures(dealId: string, page: string | undefined) {
  const { files } = useScope();
  const [pictures, setPictures] = useState<readonly WrittenPicture[]>([]);
  const [hasTooMany, setTooMany] = useState(false);
  const count = useRef(0);
  const change = (id: number, of: Partial<WrittenPicture>) =>
    setPictures((before) => before.map((one) => (one.id === id ? { ...one, ...of } : one)));
  async function upload(id: number, file: File): Promise<void> {
    const input = { dealId, ...(page !== undefined && { page }) };
    try {
      const added = await files?.((send) => send.upload(addMessagePicture, file, { input }));
      if (added) change(id, { state: 'ready', url: added.url });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      change(id, { state: 'failed', error });
    }
  }
  return {
    pictures,
    hasTooMany,
    isUploading: pictures.some(({ state }) => state === 'uploading'),
    urls: pictures.flatMap(({ url }) => url ?? []),
    add: (chosen: readonly File[]): void => {
      const taken = chosen.slice(0, dealLimits.pictures - pictures.length);
      setTooMany(taken.length < chosen.length);
      const added = taken.map((file) => ({ id: (count.current += 1), file }));
      setPictures([...pictures, ...added.map(({ id, file: { name } }) => ({ id, name, state: 'uploading' as const }))]);
      for (const { id, file } of added) void upload(id, file);
    },
    remove: (id: number) => setPictures((before) => before.filter((one) => one.id !== id)),
    clear: () => {
      setPictures([]);
      setTooMany(false);
    },
  };
}
