import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { Icon } from '@yantra/ui';
import { useEffect, useId, useRef } from 'react';
import { messages } from './images.messages.ts';
import { type ImagesModel, mostImages } from './images.model.ts';
import { EmptySlot, FilledSlot } from './slots.tsx';
import { filesOf, useImageDrag } from './use-image-drag.ts';

interface ImageSlotsProps {
  readonly model: ImagesModel;
  readonly error: ReadonlySignal<string | undefined>;
  /** Prepended to addresses of pictures: the API's host. */
  readonly siteUrl: string;
  readonly isReadOnly?: boolean;
}

/** Takes pictures pasted anywhere on the page, unless text is pasted into a field. */
function usePaste(model: ImagesModel, isOff: boolean) {
  useEffect(() => {
    if (isOff) return undefined;
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData?.files).filter(({ type }) => type.startsWith('image/'));
      if (files.length === 0) return;
      event.preventDefault();
      model.add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [model, isOff]);
}

export function ImageSlots({ model, error, siteUrl, isReadOnly = false }: ImageSlotsProps) {
  const texts = useMessages(messages);
  useSignals();
  const noteId = useId();
  const element = useRef<HTMLDivElement>(null);
  const isOver = useImageDrag(element, model, isReadOnly);
  const slots = model.slots.value;
  const sentence = error.value ?? model.refusal.value;
  usePaste(model, isReadOnly);
  return (
    <div
      ref={element}
      className="y-dashboard__filebox y-dashboard__wide"
      role="group"
      aria-label={texts.group}
      aria-describedby={noteId}
      tabIndex={-1}
      data-field="images"
      data-over={isOver ? '' : undefined}
    >
      <ul className="y-dashboard__files">
        {slots.map((slot, index) => (
          <FilledSlot key={slot.key} {...{ slot, index, model, siteUrl, isReadOnly, count: slots.length }} />
        ))}
        {!isReadOnly &&
          Array.from({ length: mostImages - slots.length }, (_, index) => (
            <EmptySlot
              key={index}
              model={model}
              place={slots.length + index + 1}
              isInvalid={error.value !== undefined}
            />
          ))}
      </ul>
      {isReadOnly && slots.length === 0 && <p className="y-muted">{texts.none}</p>}
      <p id={noteId} className={sentence === undefined ? 'y-field__hint' : 'y-field__error'} role={sentence && 'alert'}>
        {sentence !== undefined && <Icon name="alert" />}
        {sentence ?? (!isReadOnly && texts.hint)}
      </p>
    </div>
  );
}
