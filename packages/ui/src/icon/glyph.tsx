import { classNames } from '../class-names.ts';

export interface GlyphProps {
  /** A path on a 24 by 24 grid. */
  d: string;
  className?: string;
}

/** An icon by its path: see `Icon`. */
export function Glyph({ d, className }: GlyphProps) {
  return (
    <svg className={classNames('y-icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
