import { LiveMap, type LiveMapProps } from '@yantra/map/place';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import './address-map.css';

test('a map puts its marker on the place, and elsewhere when it is told to', async () => {
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
        />,
      ),
    );
  show(undefined);
  await expect.poll(() => marker.hidden).toBe(true);
  show({ latitude: 18.52, longitude: 73.86 });
  await expect.poll(() => [marker.hidden, marker.style.transform]).toEqual([false, 'translate3d(200px, 100px, 0px)']);
  // What is narrower later still shows the place in its middle.
  frame.style.width = '200px';
  await expect.poll(() => marker.style.transform).toBe('translate3d(100px, 100px, 0px)');
  root.unmount();
  frame.remove();
});
