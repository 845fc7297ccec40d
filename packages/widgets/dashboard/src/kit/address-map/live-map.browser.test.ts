import { expect, test } from 'vitest';
import './address-map.css';
import { createLiveMap } from './live-map.ts';

test('a map puts its marker on the place, and elsewhere when it is told to', async () => {
  const frame = document.createElement('div');
  Object.assign(frame.style, { position: 'relative', width: '400px', height: '200px' });
  const marker = document.createElement('button');
  frame.append(marker);
  document.body.append(frame);
  const map = createLiveMap(frame, { point: undefined, onDrop: () => undefined, marker, isStill: true });
  expect(marker.hidden).toBe(true);
  map.show({ latitude: 18.52, longitude: 73.86 });
  expect([marker.hidden, marker.style.transform]).toEqual([false, 'translate3d(200px, 100px, 0px)']);
  // What is narrower later still shows the place in its middle.
  frame.style.width = '200px';
  await expect.poll(() => marker.style.transform).toBe('translate3d(100px, 100px, 0px)');
  map.dispose();
  frame.remove();
});
