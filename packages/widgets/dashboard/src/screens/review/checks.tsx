import type { OutputOf, getReviewItem } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { Glyph } from '@yantra/ui';
import type { ReactNode } from 'react';
import { rupeesText } from '../../kit/cells.tsx';
import { glyphs } from '../../kit/glyphs.ts';
import { messages } from './review.messages.ts';

export type Item = OutputOf<typeof getReviewItem>;

interface Check {
  readonly isBad: boolean;
  readonly text: string;
}

/* In the order of how sure the server is. */
function checksOf({ kind, checks }: Item, texts: typeof messages): readonly Check[] {
  const { phone, pictureOwners, middleRent, isRentFar, ownerMachines, ownerHidden } = checks;
  const words = { isBad: phone !== undefined, text: phone === undefined ? texts.noPhone : texts.phoneFound(phone) };
  if (kind === 'rating') return [words];
  const isCopied = pictureOwners > 0;
  const middle = middleRent === undefined ? undefined : rupeesText(middleRent);
  return [
    words,
    { isBad: isCopied, text: isCopied ? texts.pictureElsewhere(pictureOwners) : texts.pictureOwn },
    {
      isBad: isRentFar,
      text: middle === undefined ? texts.rentUnknown : isRentFar ? texts.rentFar(middle) : texts.rentNear(middle),
    },
    { isBad: ownerHidden > 0, text: texts.owner(ownerMachines, ownerHidden) },
  ];
}

/** What the server has found, what is wrong first. */
export function Checks({ item }: { readonly item: Item }) {
  const texts = useMessages(messages);
  const all = checksOf(item, texts);
  const line = ({ isBad, text }: Check): ReactNode => (
    <li key={text} data-bad={isBad || undefined}>
      <Glyph d={isBad ? glyphs.warning : glyphs.tick} />
      <span>
        <span className="y-hidden">{isBad ? texts.wrong : texts.right} </span>
        {text}
      </span>
    </li>
  );
  return (
    <ul className="y-dashboard__queue-checks" aria-label={texts.checks}>
      {all.filter(({ isBad }) => isBad).map(line)}
      {all.filter(({ isBad }) => !isBad).map(line)}
    </ul>
  );
}
