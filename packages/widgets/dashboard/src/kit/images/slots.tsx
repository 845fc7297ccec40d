import { useMessages } from '@yantra/language';
import { Button, Glyph, Icon, Picture } from '@yantra/ui';
import { type ReactNode, useRef } from 'react';
import { messages } from './images.messages.ts';
import type { ImageSlot, ImagesModel } from './images.model.ts';
import { filesOf } from './use-image-drag.ts';

const uploadGlyph = 'M12 16V5M7.5 9 12 4.5 16.5 9M5 19.5h14';
const cameraGlyph = 'M4 8.5h3.5L9 6h6l1.5 2.5H20V19H4zM15.5 13.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0';

interface EmptySlotProps {
  readonly model: ImagesModel;
  readonly place: number;
  readonly isInvalid: boolean;
}

/** An empty slot: takes a picture from the files or the camera. */
export function EmptySlot({ model, place, isInvalid }: EmptySlotProps) {
  const texts = useMessages(messages);
  const camera = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    model.add(filesOf(input.files ?? undefined));
    input.value = '';
  };
  return (
    <li className="y-dashboard__file" data-invalid={isInvalid ? '' : undefined}>
      <label className="y-dashboard__file-add">
        <Glyph d={uploadGlyph} />
        <b>{texts.add}</b>
        <span>{texts.max}</span>
        <input
          className="y-hidden"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/*"
          multiple
          aria-label={`${texts.add}, ${texts.image(place)}, ${texts.max}`}
          onChange={(event) => take(event.currentTarget)}
        />
      </label>
      <button
        type="button"
        className="y-dashboard__file-camera"
        aria-label={`${texts.camera}, ${texts.image(place)}`}
        onClick={() => camera.current?.click()}
      >
        <Glyph d={cameraGlyph} />
      </button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={(event) => take(event.currentTarget)}
      />
    </li>
  );
}

interface FilledSlotProps {
  readonly slot: ImageSlot;
  readonly index: number;
  readonly count: number;
  readonly model: ImagesModel;
  readonly siteUrl: string;
  readonly isReadOnly: boolean;
}

/** A picture in its slot, with its actions. */
export function FilledSlot({ slot, index, count, model, siteUrl, isReadOnly }: FilledSlotProps) {
  const texts = useMessages(messages);
  const place = index + 1;
  const { key, state, preview, url, before, after } = slot;
  const address = preview?.startsWith('/') ? `${siteUrl}${preview}` : preview;
  const sizes = before !== undefined && after !== undefined ? texts.sizes(before, after) : '';
  const note = [index === 0 && texts.cover, sizes].filter(Boolean).join(' · ');
  return (
    <li className="y-dashboard__file" data-state={state} data-key={key} draggable={!isReadOnly && state === 'done'}>
      {address && <Picture url={address} alt={texts.image(place)} sizes="240px" />}
      {state === 'done' && note && <span className="y-dashboard__file-note y-num">{note}</span>}
      {state !== 'done' && <UploadState slot={slot} onRetry={() => model.retry(key)} />}
      <span className="y-hidden" role="status">
        {state === 'done' && url && sizes && texts.done(place, sizes)}
      </span>
      {!isReadOnly && (
        <span className="y-dashboard__file-tools">
          {index > 0 && (
            <ToolButton label={texts.earlier(place)} onPress={() => model.move(key, index - 1)}>
              <Icon name="left" />
            </ToolButton>
          )}
          {index < count - 1 && (
            <ToolButton label={texts.later(place)} onPress={() => model.move(key, index + 1)}>
              <Icon name="right" />
            </ToolButton>
          )}
          <ToolButton label={texts.remove(place)} onPress={() => model.remove(key)}>
            <Icon name="close" />
          </ToolButton>
        </span>
      )}
    </li>
  );
}

interface ToolButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const ToolButton = ({ label, onPress, children }: ToolButtonProps) => (
  <button type="button" aria-label={label} onClick={onPress}>
    {children}
  </button>
);

/** The upload's progress, or its error. */
function UploadState({ slot, onRetry }: { readonly slot: ImageSlot; readonly onRetry: () => void }) {
  const texts = useMessages(messages);
  const { state, progress, error } = slot;
  if (state === 'failed') {
    return (
      <div className="y-dashboard__file-going" role="alert">
        <p>{error}</p>
        <Button size="sm" icon="retry" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  const percent = Math.round(progress * 100);
  return (
    <div className="y-dashboard__file-going">
      {state === 'uploading' ? (
        <b className="y-num">{percent}%</b>
      ) : (
        <b>{state === 'waiting' ? texts.waiting : texts.shrinking}</b>
      )}
      <progress
        className="y-dashboard__progress"
        aria-label={state === 'shrinking' ? texts.shrinking : texts.uploading}
        max={100}
        {...(state === 'uploading' && { value: percent })}
      />
    </div>
  );
}
