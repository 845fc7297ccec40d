import { Glyph } from '@yantra/ui';
import { glyphs } from '../../kit/glyphs.ts';
import type { Commitment } from './fleet.model.ts';

/** What is drawn: a commitment, or the way back after it. */
export type Drawn = Commitment['kind'] | 'move';

const marks = {
  booking: glyphs.tick,
  hold: glyphs.clock,
  block: glyphs.lock,
  repair: glyphs.wrench,
  move: glyphs.truck,
};

/** The sign of a kind, so that no meaning is in the colour alone. */
export const KindMark = ({ kind }: { readonly kind: Drawn }) => <Glyph d={marks[kind]} />;
