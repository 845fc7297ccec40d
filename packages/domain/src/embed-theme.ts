import { contrast, nearestReadable, textContrast } from './contrast.ts';

/** How a widget looks on the website: light, dark, or as the visitor's device prefers. */
export type EmbedScheme = 'light' | 'dark' | 'auto';
export type EmbedCorners = 'square' | 'soft' | 'round';

export interface EmbedTheme {
  readonly scheme: EmbedScheme;
  /** `#rrggbb` */
  readonly brand: string;
  readonly corners: EmbedCorners;
}

/** The widgets' default theme (packages/ui, tokens). */
export const plainTheme: EmbedTheme = { scheme: 'light', brand: '#c2470f', corners: 'soft' };

/** Brand colours to choose from, ours first. */
export const swatches = ['#c2470f', '#1f6f5c', '#1f5f99', '#5e35b1', '#23262b'] as const;

const white = '#ffffff';
/** The surface of dark cards, and the text on a bright button (tokens, `--yantra-surface` and `--yantra-on-brand`). */
const darkSurface = '#1d2024';
const darkWords = '#20100a';

export const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** How readable a brand colour is. */
export interface BrandCheck {
  /** Its contrast with white, 1 to 21. */
  readonly ratio: number;
  readonly isReadable: boolean;
  /** The brand colour if it is readable, else the nearest that is. */
  readonly nearest: string;
  /** Its replacement on dark backgrounds. */
  readonly onDark: string;
}

export function checkBrand(brand: string): BrandCheck {
  const ratio = contrast(brand, white);
  return {
    ratio,
    isReadable: ratio >= textContrast,
    nearest: nearestReadable(brand, white),
    onDark: nearestReadable(brand, darkSurface),
  };
}

/** A little darker, for a button under the pointer. */
const darker = (hex: string): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * 0.86)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The radii of cards and controls. */
const radii: Readonly<Record<EmbedCorners, readonly [card: string, control: string] | undefined>> = {
  square: ['0', '0'],
  soft: undefined,
  round: ['1.5rem', '1.25rem'],
};

/** A theme as custom properties; defaults are left out. An unreadable colour is replaced by the nearest readable one. */
export function themeProperties({
  scheme,
  brand,
  corners,
}: EmbedTheme): readonly (readonly [name: string, value: string])[] {
  const { nearest: light, onDark } = checkBrand(brand);
  const inScheme = (onLight: string, dark: string) =>
    ({ light: onLight, dark, auto: `light-dark(${onLight}, ${dark})` })[scheme];
  const colours: [string, string][] =
    light.toLowerCase() === plainTheme.brand
      ? []
      : [
          ['--yantra-brand', inScheme(light, onDark)],
          ['--yantra-brand-hover', inScheme(darker(light), darker(onDark))],
          ['--yantra-brand-strong', inScheme(light, onDark)],
          ['--yantra-on-brand', inScheme(white, darkWords)],
        ];
  const [card, control] = radii[corners] ?? [];
  return [
    ...(scheme === 'light' ? [] : [['color-scheme', scheme === 'auto' ? 'light dark' : 'dark'] as const]),
    ...colours,
    ...(card === undefined || control === undefined
      ? []
      : [['--yantra-radius-lg', card] as const, ['--yantra-radius-md', control] as const]),
  ];
}
