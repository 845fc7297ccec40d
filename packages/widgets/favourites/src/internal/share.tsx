import type { Kept } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, useScope, useUser } from '@yantra/state';
import { Button, Glyph } from '@yantra/ui';
import { type FormEvent, useRef, useState } from 'react';
import { messages } from '../favourites.messages.ts';
import type { Deeds } from './deed-form.tsx';
import { linkGlyph } from './glyphs.ts';
import { Popup } from './popup.tsx';

interface ShareProps {
  readonly list: Kept['lists'][number];
  readonly deeds: Deeds;
  readonly sharedHref: (page: string) => string;
  /** The address that takes the plain form. */
  readonly action: string | undefined;
  /** Of the link, where it is known to the server too. */
  readonly origin: string | undefined;
}

/** Shares a list by a secret link, or ends the link. */
export function Share({
  list,
  deeds: { saved },
  sharedHref,
  action,
  origin = globalThis.location?.origin,
}: ShareProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { session } = useScope();
  const user = useUser();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const { page } = list;
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaid(undefined);
    setBusy(true);
    try {
      if (await session.require()) await saved.share(list.id, page === undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid(texts.shareFailed(errorText(error)));
    } finally {
      setBusy(false);
    }
  };
  const href = page === undefined ? '' : new URL(sharedHref(page), origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href);
      setSaid(texts.shareCopied);
    } catch {
      // A page without encryption has no clipboard, others may be forbidden it.
      setSaid(texts.shareNotCopied);
      field.current?.select();
    }
  };
  return (
    <Popup
      className="y-saved__share"
      opener={
        <summary className="y-button y-button--secondary">
          <Glyph d={linkGlyph} />
          {texts.share}
        </summary>
      }
    >
      <h3>{texts.shareHead}</h3>
      {!user && <p>{texts.shareAccount}</p>}
      {page !== undefined && (
        <>
          <label>
            {texts.shareLink}
            <input
              ref={field}
              className="y-saved__input"
              readOnly
              value={href}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
          <Button onClick={() => void copy()}>{texts.shareCopy}</Button>
        </>
      )}
      <form method="post" action={action} onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="list" value={list.id} />
        <input type="hidden" name="back" value={list.id} />
        <input type="hidden" name="isShared" value={String(page === undefined)} />
        <Button type="submit" busy={isBusy} variant={page === undefined ? 'secondary' : 'ghost'}>
          {page === undefined ? texts.shareMake : texts.shareEnd}
        </Button>
      </form>
      <p role="status">{said}</p>
    </Popup>
  );
}
