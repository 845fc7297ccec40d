import { LiveMap, type LiveMapHandle, type LiveMapProps } from '@yantra/map/place';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import './address-map.css';

function shown(some: Partial<LiveMapProps> = {}) {
  const frame = document.createElement('div');
  Object.assign(frame.style, { position: 'relative', width: '400px', height: '200px' });
  const marker = document.createElement('button');
  const host = document.createElement('div');
  frame.append(host, marker);
  document.body.append(frame);
  const root = createRoot(host);
  const show = (point: LiveMapProps['point']) =>
    flushSync(() =>
      root.render(
        <LiveMap
          point={point}
          onDrop={() => undefined}
          frame={Object.assign(createRef<HTMLElement>(), { current: frame })}
          marker={{ current: marker }}
          isStill
          className="y-dashboard__leaflet"
          groundClassName="y-dashboard__map-ground"
          {...some}
        />,
      ),
    );
  onTestFinished(() => {
    root.unmount();
    frame.remove();
  });
  return { frame, host, marker, show };
}

test('a map shows its marker at the place, and moves it', async () => {
  const { frame, marker, show } = shown();
  show(undefined);
  await expect.poll(() => marker.hidden).toBe(true);
  show({ latitude: 18.52, longitude: 73.86 });
  await expect.poll(() => [marker.hidden, marker.style.transform]).toEqual([false, 'translate3d(200px, 100px, 0px)']);
  // A map that becomes narrower still shows the place in its middle.
  frame.style.width = '200px';
  await expect.poll(() => marker.style.transform).toBe('translate3d(100px, 100px, 0px)');
});

// spec: form.centre, limit.map
test('a map without a place starts near Pune, at the documented zoom', async () => {
  const onDrop = vi.fn();
  const { host, show } = shown({ onDrop });
  show(undefined);
  const map = host.querySelector<HTMLElement>('.y-dashboard__leaflet');
  const pressAt = (x: number, y: number) => {
    const { left = 0, top = 0 } = map?.getBoundingClientRect() ?? {};
    const at = { bubbles: true, clientX: left + x, clientY: top + y };
    for (const kind of ['mousedown', 'mouseup', 'click']) map?.dispatchEvent(new MouseEvent(kind, at));
  };
  pressAt(200, 100);
  pressAt(300, 100);
  const [middle, right] = onDrop.mock.calls.map(([point]) => point as { latitude: number; longitude: number });
  expect(middle?.latitude).toBeCloseTo(18.52, 2);
  expect(middle?.longitude).toBeCloseTo(73.857, 2);
  // At zoom 12 the world is 256 · 2¹² pixels wide.
  expect((right?.longitude ?? 0) - (middle?.longitude ?? 0)).toBeCloseTo((100 * 360) / (256 * 2 ** 12), 5);
});

test('a map reports when it cannot be zoomed further in or out', async () => {
  const onZoom = vi.fn();
  const handle = createRef<LiveMapHandle>();
  const { show } = shown({ onZoom, ref: handle });
  show(undefined);
  await expect
    .poll(() => onZoom.mock.lastCall?.[0])
    .toEqual({
      isNearest: false,
      isFarthest: false,
      isBeyondDrawing: false,
    });
  handle.current?.zoomBy(6);
  expect(onZoom.mock.lastCall?.[0]).toEqual({ isNearest: true, isFarthest: false, isBeyondDrawing: true });
  handle.current?.zoomBy(-15);
  expect(onZoom.mock.lastCall?.[0]).toEqual({ isNearest: false, isFarthest: true, isBeyondDrawing: false });
});

const picture = encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>');
const streetsOf = (url: string) => ({ kind: 'raster', url: `${url}#{z}/{x}/{y}`, credit: '© Streets' }) as const;

test('a map has streets over the drawing, under the marker, and says when they have come', async () => {
  const onStreets = vi.fn();
  const { frame, host, marker, show } = shown({ streets: streetsOf(`data:image/svg+xml,${picture}`), onStreets });
  show({ latitude: 18.52, longitude: 73.86 });
  await expect.poll(() => onStreets.mock.calls.map(([state]) => state as unknown)).toEqual(['coming', 'shown']);
  expect(host.querySelectorAll('.leaflet-tile-loaded').length).toBeGreaterThan(1);
  expect(frame.querySelector('canvas')).not.toBeNull();
  const { left, top } = frame.getBoundingClientRect();
  expect(marker.hidden).toBe(false);
  expect(
    document
      .elementsFromPoint(left + 200, top + 100)
      .at(0)
      ?.closest('.leaflet-tile'),
  ).toBeNull();
});

test('a map whose streets fail keeps the drawing, and a marker can still be put at zoom 18', async () => {
  const onStreets = vi.fn();
  const handle = createRef<LiveMapHandle>();
  const onZoom = vi.fn();
  const { show } = shown({ streets: streetsOf('data:image/png;base64,AAAA'), onStreets, onZoom, ref: handle });
  show(undefined);
  await expect.poll(() => onStreets.mock.lastCall?.[0] as unknown).toBe('failed');
  handle.current?.zoomBy(6);
  expect(onZoom.mock.lastCall?.[0]).toMatchObject({ isNearest: true, isBeyondDrawing: true });
});
