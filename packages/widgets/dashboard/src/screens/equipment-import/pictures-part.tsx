import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { Button } from '@yantra/ui';
import { useRef } from 'react';
import { messages } from './equipment-import.messages.ts';
import type { ImportModel } from './equipment-import.model.ts';
import type { PicturesModel } from './pictures.model.ts';

const shownNames = 3;
/** The file types of the picker. */
const pictureTypes = 'image/*,.heic';

interface PickProps {
  readonly label: string;
  readonly name?: string;
  readonly accept: string;
  readonly isDisabled?: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

/** A button that opens the device's picker for several files. */
export function PickFiles({ label, name = label, accept, isDisabled = false, onPick }: PickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button disabled={isDisabled} aria-label={name} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        className="y-hidden"
        tabIndex={-1}
        aria-label={name}
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) onPick(files);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Pictures of many machines at once, matched by their file names. */
export function PicturesPart({ model, onPick }: { readonly model: ImportModel; readonly onPick?: () => void }) {
  const texts = useMessages(messages);
  useSignals();
  const { pictures } = model;
  return (
    <section className="y-dashboard__set y-dashboard__set--plain" aria-labelledby="y-import-pictures">
      <h2 id="y-import-pictures">{texts.picturesTitle}</h2>
      <p>{texts.picturesNote}</p>
      <div className="y-dashboard__ways">
        <PickFiles
          label={texts.choosePictures}
          accept={`${pictureTypes},.zip,application/zip`}
          isDisabled={pictures.isReading.value || pictures.isSending.value || model.step.value === 'adding'}
          onPick={(files) => void pictures.choose(files).then(onPick)}
        />
      </div>
      <div role="status">
        {pictures.isReading.value ? <p>{texts.picturesReading}</p> : <Found pictures={pictures} />}
      </div>
    </section>
  );
}

/** Which pictures match which rows, and which match none. */
function Found({ pictures }: { readonly pictures: PicturesModel }) {
  const texts = useMessages(messages);
  useSignals();
  const files = pictures.files.value;
  const { byRow, unmatched, beyond } = pictures.matched.value;
  const names = (places: readonly number[]) =>
    places
      .map((at) => files[at]?.name ?? '')
      .slice(0, shownNames)
      .join(', ');
  const fitting = new Set([...byRow.values()].flat()).size;
  const notes = [
    ...(unmatched.length > 0 ? [texts.picturesUnmatched(names(unmatched), unmatched.length - shownNames)] : []),
    ...(beyond.length > 0 ? [texts.picturesBeyond(names(beyond))] : []),
    ...pictures.refused.value.slice(0, shownNames).map(({ name, fault }) => texts.pictureFaults[fault](name)),
    ...(pictures.unreadable.value.length > 0
      ? [texts.picturesUnreadable(pictures.unreadable.value.slice(0, shownNames).join(', '))]
      : []),
  ];
  return (
    <>
      {files.length > 0 && <p>{texts.picturesMatched(fitting, byRow.size)}</p>}
      {notes.map((note) => (
        <p key={note} className="y-dashboard__import-note">
          {note}
        </p>
      ))}
    </>
  );
}
