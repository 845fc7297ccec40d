import { type MapColours, mapColourTokens } from './map.ts';

/**
 * Reads the colours of the tokens as they are where the map stands, and tells when they become others: a canvas knows no custom properties,
 * and `light-dark()` is settled only in a colour that is used. A transition of the colour is how a theme's change is heard of.
 */
export function watchColours(place: HTMLElement, onChange: () => void) {
  const probes = Object.entries(mapColourTokens).map(([name, token]) => {
    const probe = document.createElement('i');
    probe.className = 'y-map__probe';
    probe.hidden = false;
    probe.style.color = `var(${token})`;
    place.append(probe);
    return [name, probe] as const;
  });
  const heard = probes.map(([, probe]) => probe).at(0);
  heard?.addEventListener('transitionend', onChange);
  return {
    read: (): MapColours => ({
      ...(Object.fromEntries(probes.map(([name, probe]) => [name, getComputedStyle(probe).color])) as Record<
        keyof typeof mapColourTokens,
        string
      >),
      font: getComputedStyle(place).fontFamily,
    }),
    stop() {
      for (const [, probe] of probes) probe.remove();
    },
  };
}
