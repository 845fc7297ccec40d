import type { PictureLight } from './picture-recipe.ts';

/** What a light does to each colour: its channels are multiplied, then it is mixed with the light's own. */
interface Light {
  readonly times: readonly [number, number, number];
  readonly own: readonly [number, number, number];
  readonly part: number;
}

const lights: Readonly<Record<Exclude<PictureLight, 'day'>, Light>> = {
  morning: { times: [1.02, 0.98, 0.96], own: [255, 222, 202], part: 0.26 },
  evening: { times: [0.98, 0.84, 0.84], own: [252, 168, 122], part: 0.22 },
  overcast: { times: [0.9, 0.96, 0.99], own: [184, 200, 212], part: 0.3 },
  dusk: { times: [0.74, 0.76, 0.92], own: [122, 126, 178], part: 0.24 },
};

const channelAt = (colour: string, place: number): number =>
  colour.length === 4
    ? Number.parseInt(colour.charAt(place + 1), 16) * 17
    : Number.parseInt(colour.slice(2 * place + 1, 2 * place + 3), 16);

function litColour(colour: string, { times, own, part }: Light): string {
  const channels = times.map((factor, place) => {
    const lit = channelAt(colour, place) * factor * (1 - part) + (own[place] ?? 0) * part;
    return Math.min(255, Math.round(lit)).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** A scene at another time of day: each of its colours is changed, so that composing costs no filter. */
export function inLight(scene: string, light: PictureLight): string {
  if (light === 'day') return scene;
  const { [light]: chosen } = lights;
  return scene.replace(/"(#(?:[0-9a-f]{6}|[0-9a-f]{3}))"/gi, (_, colour: string) => `"${litColour(colour, chosen)}"`);
}
