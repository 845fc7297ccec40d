import { useRef } from 'react';
import { look } from './look.messages.ts';

/** The narrowest phone, in pixels. */
const least = 320;
const step = 16;

interface WidthHandleProps {
  /** What is shown now, in pixels. */
  readonly width: number;
  /** The room there is. */
  readonly most: number;
  /** Undefined takes all the room, also when that changes. */
  readonly onWidth: (width: number | undefined) => void;
}

/** The edge of a preview: drawn by mouse or finger, moved by the arrow keys. */
export function WidthHandle({ width, most, onWidth }: WidthHandleProps) {
  const start = useRef<{ readonly x: number; readonly width: number }>(undefined);
  const show = (next: number) => onWidth(next >= most ? undefined : Math.max(Math.round(next), least));
  return (
    <div
      className="play__grip"
      role="separator"
      aria-orientation="vertical"
      aria-label={look.width}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={Math.max(most, width)}
      aria-valuetext={look.pixels(width)}
      tabIndex={0}
      onKeyDown={(event) => {
        const next = { ArrowLeft: width - step, ArrowRight: width + step, Home: least, End: most }[event.key];
        if (next === undefined) return;
        event.preventDefault();
        show(next);
      }}
      onPointerDown={({ currentTarget, pointerId, clientX }) => {
        currentTarget.setPointerCapture(pointerId);
        start.current = { x: clientX, width };
      }}
      onPointerMove={({ clientX }) => {
        if (start.current) show(start.current.width + clientX - start.current.x);
      }}
      onLostPointerCapture={() => {
        start.current = undefined;
      }}
    />
  );
}
