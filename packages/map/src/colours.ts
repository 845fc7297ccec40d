import { type MapColours, mapColourTokens } from './map.ts';

/**
 * Reads the tokens' colours at an element and reports changes: a canvas does not know custom properties, and `light-dark()` is only resolved in a used colour.
 * A change of theme is noticed by the transition of the colour.
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
