/** The colours of the map as the tokens have them on this page, light or dark. */
export interface MapColours {
  readonly land: string;
  readonly water: string;
  readonly edge: string;
  /** Coasts and borders. */
  readonly line: string;
  readonly outside: string;
  readonly text: string;
  readonly textSoft: string;
  readonly font: string;
}

const tokens = {
  land: '--yantra-map-land',
  water: '--yantra-map-water',
  edge: '--yantra-map-road-case',
  line: '--yantra-border-strong',
  outside: '--yantra-surface-sunken',
  text: '--yantra-text',
  textSoft: '--yantra-text-soft',
} as const;

/**
 * Reads the colours of the tokens as they are where the map stands, and tells when they become others: a canvas knows no custom properties,
 * and `light-dark()` is settled only in a colour that is used. A transition of the colour is how a theme's change is heard of.
 */
export function watchColours(place: HTMLElement, onChange: () => void) {
  const probes = Object.entries(tokens).map(([name, token]) => {
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
        keyof typeof tokens,
        string
      >),
      font: getComputedStyle(place).fontFamily,
    }),
    stop() {
      for (const [, probe] of probes) probe.remove();
    },
  };
}
