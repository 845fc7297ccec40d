import type { Deal } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { Glyph, Icon, type BadgeTone } from '@yantra/ui';
import { glyphs } from '../glyphs.ts';
import { useMoments } from '../words/moments.ts';
import { isOpen } from './quote-facts.ts';
import { messages } from './quotes.messages.ts';

type Texts = typeof messages.states;
type Said = readonly [tone: BadgeTone, glyph: string, words: string];

const cross = 'M6 6l12 12M18 6 6 18';

/** How a deal stands for its renter: a sign and words, colour on top. */
function saying(deal: Deal, now: number, moment: (at: string) => string, texts: Texts): Said {
  const { state, stateBy, stateAt, quote } = deal;
  if (quote && isOpen(deal, now)) {
    const { heldUntil, validUntil } = quote;
    return heldUntil !== undefined && Date.parse(heldUntil) > now
      ? ['success', glyphs.lock, texts.held(moment(heldUntil))]
      : ['info', glyphs.clock, texts.open(moment(validUntil))];
  }
  switch (state) {
    case 'asked':
      return ['neutral', glyphs.clock, texts.asked];
    case 'quoted':
    case 'expired':
      return ['neutral', glyphs.clock, texts.expired(moment(quote?.validUntil ?? stateAt))];
    case 'accepted':
      return ['success', glyphs.sent, texts.accepted(moment(stateAt))];
    case 'done':
      return ['success', glyphs.flag, texts.done];
    case 'cancelled':
      return ['neutral', cross, texts.cancelled(moment(stateAt))];
    case 'withdrawn':
      return ['neutral', cross, stateBy === 'renter' ? texts.withdrawnByYou : texts.withdrawn];
    case 'declined':
      return [
        'neutral',
        cross,
        stateBy === 'sibling' ? texts.sibling : stateBy === 'renter' ? texts.refused : texts.declined,
      ];
  }
}

interface QuoteBadgeProps {
  readonly deal: Deal;
  readonly now: number;
}

/** How a deal stands, for its renter. */
export function QuoteBadge({ deal, now }: QuoteBadgeProps) {
  const { states } = useMessages(messages);
  const { moment } = useMoments(now);
  const [tone, glyph, words] = saying(deal, now, moment, states);
  return (
    <span className={`y-badge y-quote__sign${tone === 'neutral' ? '' : ` y-badge--${tone}`}`}>
      {glyph === cross ? <Icon name="close" /> : <Glyph d={glyph} />}
      {words}
    </span>
  );
}
