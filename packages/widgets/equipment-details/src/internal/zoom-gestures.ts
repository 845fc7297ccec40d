import { effect } from '@preact/signals-react';
import type { ZoomModel } from './zoom.model.ts';

/** A point on the screen, in CSS pixels. */
interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** A mouse that moved less than this has clicked. */
const clickSlack = 4;
/** A swipe at least this far sideways shows the next picture. */
const swipeLeast = 48;

/**
 * Lets a picture be pinched, clicked, dragged, wheeled and moved by keys; the point under the finger stays there. @returns a
 * function that stops it
 */
export function watchStage(stage: HTMLElement, model: ZoomModel): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // The point around which the next zoom happens; the middle unless a finger or mouse sets it.
  let focus: Place | undefined;
  const around = (place: Place | undefined, change: () => void) => {
    focus = place;
    change();
    focus = undefined;
  };
  const stop = effect(() => resize(stage, model.zoom.value, focus ?? middleOf(stage)));

  watchPinch(stage, signal, (place, factor, from) => around(place, () => model.zoomTo(from * factor)), model);
  watchSwipe(stage, signal, model);
  watchMouse(stage, signal, (place) => around(place, model.toggle));
  stage.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      around(event, () => model.zoomTo(model.zoom.peek() * Math.exp(-event.deltaY / 200)));
    },
    { passive: false, signal },
  );
  stage.addEventListener('keydown', (event) => handleKey(event, model), { signal });
  return () => {
    ending.abort();
    stop();
  };
}

const middleOf = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Draws the picture at this zoom, and scrolls so that the point at the focus stays there. */
function resize(stage: HTMLElement, zoom: number, { clientX, clientY }: Place): void {
  const picture = stage.firstElementChild;
  if (!(picture instanceof HTMLElement)) return;
  const before = picture.getBoundingClientRect();
  picture.style.setProperty('--zoom', String(zoom));
  const after = picture.getBoundingClientRect();
  const across = (clientX - before.left) / (before.width || 1);
  const down = (clientY - before.top) / (before.height || 1);
  stage.scrollBy({
    left: after.left + across * after.width - clientX,
    top: after.top + down * after.height - clientY,
    behavior: 'instant',
  });
}

function handleKey(event: KeyboardEvent, model: ZoomModel): void {
  const acts: Readonly<Record<string, () => void>> = {
    '+': () => model.step(1),
    '=': () => model.step(1),
    '-': () => model.step(-1),
    '0': () => model.zoomTo(1),
    // An enlarged picture is scrolled by the arrows, which the browser does.
    ...(model.isLeast.peek() && { ArrowLeft: () => model.turn(-1), ArrowRight: () => model.turn(1) }),
  };
  const act = acts[event.key];
  if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  act();
}

type Pinched = (place: Place, factor: number, from: number) => void;

/** Two fingers. Touch events, since pointer events are cancelled as soon as the browser begins to scroll. */
function watchPinch(stage: HTMLElement, signal: AbortSignal, pinched: Pinched, model: ZoomModel): void {
  let start: { readonly apart: number; readonly zoom: number } | undefined;
  const fingers = ({ touches: [one, other] }: TouchEvent) =>
    one &&
    other && {
      apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
      place: { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 },
    };
  const begin = (event: TouchEvent) => {
    const two = fingers(event);
    start = two && { apart: Math.max(1, two.apart), zoom: model.zoom.peek() };
  };
  const move = (event: TouchEvent) => {
    const two = fingers(event);
    if (!two || !start) return;
    event.preventDefault();
    pinched(two.place, two.apart / start.apart, start.zoom);
  };
  stage.addEventListener('touchstart', begin, { passive: true, signal });
  stage.addEventListener('touchend', begin, { passive: true, signal });
  stage.addEventListener('touchmove', move, { passive: false, signal });
}

/**
 * One finger, sideways over a picture at its least zoom: the next picture. An enlarged picture is scrolled, which the browser
 * does.
 */
function watchSwipe(stage: HTMLElement, signal: AbortSignal, model: ZoomModel): void {
  let start: Place | undefined;
  const begin = ({ touches: [one, other] }: TouchEvent) => {
    start = other || !model.isLeast.peek() ? undefined : one;
  };
  const end = ({ changedTouches: [finger] }: TouchEvent) => {
    if (!start || !finger) return;
    const across = finger.clientX - start.clientX;
    const down = finger.clientY - start.clientY;
    start = undefined;
    if (Math.abs(across) > swipeLeast && Math.abs(across) > 2 * Math.abs(down)) model.turn(across < 0 ? 1 : -1);
  };
  stage.addEventListener('touchstart', begin, { passive: true, signal });
  stage.addEventListener('touchend', end, { passive: true, signal });
}

/** A click zooms in or out; a pressed mouse drags. A tap is a click too. */
function watchMouse(stage: HTMLElement, signal: AbortSignal, clicked: (place: Place) => void): void {
  let pressed: Place | undefined;
  let hasDragged = false;
  stage.addEventListener(
    'pointerdown',
    (event) => {
      hasDragged = false;
      pressed = event.pointerType === 'mouse' && event.button === 0 ? event : undefined;
    },
    { signal },
  );
  stage.addEventListener(
    'pointermove',
    (event) => {
      if (!pressed || event.buttons === 0) return;
      const left = pressed.clientX - event.clientX;
      const top = pressed.clientY - event.clientY;
      if (!hasDragged && Math.hypot(left, top) < clickSlack) return;
      hasDragged = true;
      stage.scrollBy({ left, top, behavior: 'instant' });
      pressed = event;
    },
    { signal },
  );
  // The browser's own dragging of pictures would interrupt ours.
  stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  stage.addEventListener('click', (event) => !hasDragged && clicked(event), { signal });
}
