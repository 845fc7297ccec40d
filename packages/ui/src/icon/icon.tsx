import { Glyph } from './glyph.tsx';
import { leftGlyph, rightGlyph } from './glyphs.ts';

/* Drawn on 24 by 24, one path each, so that the set stays small where it is shipped to other people's pages. */
const paths = {
  alert: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7.5V13m0 3.3v.2',
  bell: 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9 6 6 6-6',
  filter: 'M4 7h10m4 0h2M4 17h2m4 0h10M18 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0m-8 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  left: leftGlyph,
  locate: 'M18.5 12a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M12 2.5v4m0 11v4M2.5 12h4m11 0h4',
  pin: 'M12 21s7-6.1 7-11.5a7 7 0 0 0-14 0C5 14.9 12 21 12 21Zm2.5-11.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
  plus: 'M12 5v14m-7-7h14',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9m0-4.5V9H15',
  right: rightGlyph,
  search: 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0m2 9-3.9-3.9',
  success: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M8 12.3l2.8 2.8 5.2-5.6',
} as const;

export type IconName = keyof typeof paths;

/** For stories. */
export const iconNames = Object.keys(paths) as readonly IconName[];

export interface IconProps {
  name: IconName;
  className?: string;
}

/** A line icon in the colour and size of the text around it. Hidden from screen readers: the words beside it name it. */
export function Icon({ name, ...rest }: IconProps) {
  return <Glyph d={paths[name]} {...rest} />;
}
