import { type City, featuredCities, loadAllCities } from '@yantra/places';
import { createBaseMap, labelsOf, localitiesOf } from '@yantra/ui/base-map';
import { type MapColours, mapColourTokens } from '@yantra/ui/map';
import type { Map as LeafletMap } from 'leaflet';

/** Sharper than this nobody sees on soft shapes, and each step costs four times the pixels. */
const sharpest = 2;

const colourOf = (place: HTMLElement, token: string) => {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};
const coloursOf = (place: HTMLElement): MapColours => ({
  ...(Object.fromEntries(
    Object.entries(mapColourTokens).map(([name, token]) => [name, colourOf(place, token)]),
  ) as Record<keyof typeof mapColourTokens, string>),
  font: getComputedStyle(place).fontFamily,
});

/**
 * The ground under everything, drawn anew with each movement: land, water and names, without any server. The names of neighbourhoods and of every
 * town matter less than the marker, and may fail to come.
 * @param frame the box around the map
 */
export function layGround(map: LeafletMap, frame: HTMLElement): () => void {
  const canvas = document.createElement('canvas');
  canvas.className = 'y-dashboard__map-ground';
  canvas.ariaHidden = 'true';
  frame.prepend(canvas);
  let labels = labelsOf(featuredCities);
  const drawing = createBaseMap(labels);
  let colours = coloursOf(frame);
  let queued = 0;
  let isGone = false;
  const paint = () => {
    queued = 0;
    const context = canvas.getContext('2d');
    const { x: width, y: height } = map.getSize();
    if (!context || !width) return;
    const ratio = Math.min(devicePixelRatio || 1, sharpest);
    Object.assign(canvas, { width: Math.round(width * ratio), height: Math.round(height * ratio) });
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const zoom = map.getZoom();
    const { x: left, y: top } = map.getPixelBounds().getTopLeft();
    drawing.draw({ context, width, height, left, top, size: 256 * 2 ** zoom, zoom }, colours);
  };
  const repaint = () => {
    // The names may come when the map is not there any more.
    if (!isGone) queued ||= requestAnimationFrame(paint);
  };
  const recolour = () => {
    colours = coloursOf(frame);
    repaint();
  };
  map.on('move zoom resize viewreset', repaint);
  repaint();
  const addNames = (more: Promise<typeof labels>) =>
    more.then(
      (names) => {
        labels = [...labels, ...names].toSorted((a, b) => b.population - a.population);
        drawing.setLabels(labels);
        repaint();
      },
      () => undefined,
    );
  void addNames(
    loadAllCities().then(({ otherCities }: { readonly otherCities: readonly City[] }) => labelsOf(otherCities)),
  );
  void addNames(import('@yantra/ui/localities').then(({ localities }) => localitiesOf(localities)));
  // A theme that changes is heard of by the page's own attribute or the device's.
  const themes = matchMedia('(prefers-color-scheme: dark)');
  themes.addEventListener('change', recolour);
  const watcher = new MutationObserver(recolour);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] });
  return () => {
    isGone = true;
    cancelAnimationFrame(queued);
    themes.removeEventListener('change', recolour);
    watcher.disconnect();
    canvas.remove();
  };
}
