/** WCAG 2.2 contrast of colours written `#rrggbb`. */

/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** 0 for black to 1 for white (WCAG, "relative luminance"). */
function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 for equal colours to 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The contrast text needs with its background (WCAG 2.2 AA, 1.4.3). */
export const textContrast = 4.5;

const steps = 100;

/** The nearest colour with enough contrast for text; darker on a light background, else lighter. */
export function nearestReadable(colour: string, ground: string): string {
  const goal: Rgb = luminance(ground) > 0.18 ? [0, 0, 0] : [255, 255, 255];
  const from = rgbOf(colour);
  for (let step = 0; step <= steps; step += 1) {
    const mixed = hexOf(from.map((part, at) => part + ((goal[at] ?? 0) - part) * (step / steps)) as unknown as Rgb);
    if (contrast(mixed, ground) >= textContrast) return mixed;
  }
  return hexOf(goal);
}
