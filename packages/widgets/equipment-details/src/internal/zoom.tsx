import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { Button, Dialog, Glyph, Picture } from '@yantra/ui';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { messages, zoomMessages } from '../equipment-details.messages.ts';
import { zoomInGlyph, zoomOutGlyph } from './glyphs.ts';
import { watchStage } from './zoom-gestures.ts';
import { type ZoomModel, createZoomModel } from './zoom.model.ts';

export interface ZoomProps {
  readonly name: string;
  readonly pictures: readonly string[];
  /** The first picture to show; undefined while closed. */
  readonly first: number | undefined;
  readonly onClose: () => void;
}

/** A picture over the whole screen: enlarged by pinch, click or buttons, moved by touch, mouse or arrow keys. */
export function Zoom({ name, pictures, first, onClose }: ZoomProps) {
  const zoomTexts = useMessages(zoomMessages);
  useSignals();
  const model = useMemo(() => createZoomModel(pictures.length, first ?? 0), [pictures, first]);
  return (
    <Dialog
      open={first !== undefined}
      onClose={onClose}
      title={name}
      closeLabel={zoomTexts.close}
      className="y-details__zoom"
      footer={<Controls model={model} count={pictures.length} />}
    >
      <Stage model={model} name={name} url={pictures[model.current.value]} />
    </Dialog>
  );
}

interface StageProps {
  readonly model: ZoomModel;
  readonly name: string;
  readonly url: string | undefined;
}

function Stage({ model, name, url }: StageProps) {
  const zoomTexts = useMessages(zoomMessages);
  const texts = useMessages(messages);
  useSignals();
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A scrollable area must be reachable by keyboard; it gets the focus first, so that arrows and + work at once.
    if (stage.current) stage.current.tabIndex = 0;
  }, []);
  useEffect(() => (stage.current ? watchStage(stage.current, model) : undefined), [model]);
  return (
    <div
      ref={stage}
      className="y-details__stage"
      role="group"
      aria-label={zoomTexts.stage}
      data-autofocus
      data-zoomed={!model.isLeast.value}
    >
      <div className="y-details__enlarged">
        <Picture key={url} url={url} alt={texts.pictureAlt(name, model.current.value + 1)} eager sizes="100vw" />
      </div>
    </div>
  );
}

/** A disabled button keeps the focus, so that the next key still works. */
function Controls({ model, count }: { readonly model: ZoomModel; readonly count: number }) {
  const zoomTexts = useMessages(zoomMessages);
  useSignals();
  const current = model.current.value;
  return (
    <div className="y-details__controls">
      {count > 1 && (
        <>
          <Button
            variant="quiet"
            icon="left"
            className="y-details__turn"
            aria-label={zoomTexts.previous}
            aria-disabled={current === 0}
            onClick={() => model.turn(-1)}
          />
          <span className="y-num" role="status">
            {zoomTexts.place(current + 1, count)}
          </span>
          <Button
            variant="quiet"
            icon="right"
            className="y-details__turn"
            aria-label={zoomTexts.next}
            aria-disabled={current === count - 1}
            onClick={() => model.turn(1)}
          />
        </>
      )}
      <Button
        variant="quiet"
        className="y-button--icon"
        aria-label={zoomTexts.zoomOut}
        aria-disabled={model.isLeast.value}
        onClick={() => model.step(-1)}
      >
        <Glyph d={zoomOutGlyph} />
      </Button>
      <Button
        variant="quiet"
        className="y-button--icon"
        aria-label={zoomTexts.zoomIn}
        aria-disabled={model.isMost.value}
        onClick={() => model.step(1)}
      >
        <Glyph d={zoomInGlyph} />
      </Button>
    </div>
  );
}
