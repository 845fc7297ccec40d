/** Lets the marker be dragged by pointer. @param onEnd by how many pixels, if more than a slip */
export function dragMarker(marker: HTMLElement, onEnd: (x: number, y: number) => void, signal: AbortSignal) {
  let began: { x: number; y: number } | undefined;
  const at = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY });
  marker.addEventListener(
    'pointerdown',
    (event) => {
      event.stopPropagation();
      began = at(event);
      marker.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  marker.addEventListener(
    'pointermove',
    (event) => {
      if (!began) return;
      const { x, y } = at(event);
      marker.style.translate = `${x - began.x}px ${y - began.y}px`;
    },
    { signal },
  );
  const end = (event: PointerEvent) => {
    if (!began) return;
    const { x, y } = at(event);
    const by = { x: x - began.x, y: y - began.y };
    began = undefined;
    marker.style.translate = '';
    if (event.type === 'pointerup' && Math.hypot(by.x, by.y) > 3) onEnd(by.x, by.y);
  };
  marker.addEventListener('pointerup', end, { signal });
  marker.addEventListener('pointercancel', end, { signal });
  // A press on the marker must not reach the map.
  for (const type of ['click', 'dblclick', 'mousedown', 'touchstart'])
    marker.addEventListener(type, (event) => event.stopPropagation(), { signal, passive: true });
}
