import { useSignals } from '@preact/signals-react/runtime';
import { dealLimits, isolated } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { useServed } from '@yantra/state';
import { Button, Glyph, TextArea } from '@yantra/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { glyphs } from '../glyphs.ts';
import { newKey, useOnline } from './browser.ts';
import { messages } from './conversation.messages.ts';
import type { ConversationModel } from './conversation.model.ts';
import { useDraft } from './use-draft.ts';
import { useMessagePictures, type WrittenPicture } from './use-pictures.ts';

interface ComposerProps {
  readonly model: ConversationModel;
  readonly dealId: string;
  /** The secret page: from there it works without a script too. */
  readonly page: string | undefined;
  readonly other: string;
  readonly siteUrl: string;
  /** Puts the focus into the field; a new object each time. */
  readonly focus: object | undefined;
}

/* A keyboard whose Enter key is not the only way to a new line. */
const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches;

/** Writes to the other: words, and pictures. */
export function Composer({ model, dealId, page, other, siteUrl, focus }: ComposerProps) {
  const texts = useMessages(messages);
  useSignals();
  const draft = useDraft(dealId);
  const words = draft.words.value;
  const pictures = useMessagePictures(dealId, page);
  const isOnline = useOnline();
  const [plainKey] = useState(newKey);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    // Where the link has led already.
    if (focus) field.current?.focus({ preventScroll: true });
  }, [focus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    const said = words.trim();
    if (pictures.isUploading || (said === '' && pictures.urls.length === 0)) return;
    model.write(said, pictures.urls);
    draft.write('');
    pictures.clear();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && hasKeyboard();
    if (isSending) submit(event);
  };
  return (
    <>
      {!isOnline && (
        <p className="y-talk__offline" role="status">
          {texts.offline}
        </p>
      )}
      <form
        className="y-talk__composer"
        aria-label={texts.message(isolated(other))}
        onSubmit={submit}
        {...(page !== undefined && {
          method: 'post',
          action: `${siteUrl}/q/${encodeURIComponent(page)}/message`,
          encType: 'multipart/form-data',
        })}
      >
        <input type="hidden" name="dealId" value={dealId} />
        {/* The server makes one too, for who has no script. */}
        <input type="hidden" name="clientKey" value={plainKey} suppressHydrationWarning readOnly />
        <AddPicture label={texts.add} onAdd={pictures.add} />
        <TextArea
          ref={field}
          name="words"
          rows={1}
          value={words}
          maxLength={dealLimits.message}
          aria-label={texts.message(isolated(other))}
          aria-describedby={`${id}-keys`}
          placeholder={texts.placeholder(isolated(other))}
          dir="auto"
          onInput={(event) => draft.write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          variant="quiet"
          className="y-button--icon y-talk__send"
          aria-label={texts.send}
          busy={pictures.isUploading}
        >
          {!pictures.isUploading && <Glyph d={glyphs.send} />}
        </Button>
        <small id={`${id}-keys`} className="y-talk__keys">
          {texts.keys}
        </small>
        <Chosen {...pictures} />
      </form>
    </>
  );
}

/** A label over the field: it is pressed, reached by keyboard and named without a script. */
function AddPicture({ label, onAdd }: { readonly label: string; readonly onAdd: (files: readonly File[]) => void }) {
  // A plain form takes one.
  const isPlain = useServed();
  return (
    <label className="y-button y-button--quiet y-button--icon y-talk__add">
      <Glyph d={glyphs.picture} />
      <input
        type="file"
        name="file"
        multiple={!isPlain}
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={label}
        onChange={({ currentTarget: input }) => {
          onAdd([...(input.files ?? [])]);
          input.value = '';
        }}
      />
    </label>
  );
}

interface ChosenProps {
  readonly pictures: readonly WrittenPicture[];
  readonly hasTooMany: boolean;
  readonly remove: (id: number) => void;
}

function Chosen({ pictures, hasTooMany, remove }: ChosenProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className="y-talk__chosen" aria-label={texts.pictures}>
        {pictures.map(({ id, name, state, url, error }) => (
          <li key={id} data-state={state}>
            {url ? <img src={url} alt="" /> : <span className="y-talk__blank" aria-hidden="true" />}
            <span role={error ? 'alert' : 'status'}>
              {error ? errorText(error) : (state === 'ready' ? texts.ready : texts.uploading)(isolated(name))}
            </span>
            <Button variant="quiet" icon="close" aria-label={texts.remove(isolated(name))} onClick={() => remove(id)} />
          </li>
        ))}
      </ul>
      {hasTooMany && (
        <p className="y-talk__many" role="alert">
          {texts.tooMany(dealLimits.pictures)}
        </p>
      )}
    </>
  );
}
