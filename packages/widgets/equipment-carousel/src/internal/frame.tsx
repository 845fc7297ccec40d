import { useMessages } from '@yantra/language';
import { Glyph, rightGlyph } from '@yantra/ui';
import type { ReactNode, Ref } from 'react';
import { messages } from '../equipment-carousel.messages.ts';

interface FrameProps {
  readonly cityName: string;
  /** The list of all machines of the chosen category. */
  readonly href: string;
  readonly isBusy: boolean;
  /** Whether the heading with its 'View All' link shows. */
  readonly heading: boolean | undefined;
  /** Beside the heading. */
  readonly note?: ReactNode;
  /** The bar of categories, or nothing. */
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** The frame around the cards, in any state. */
export function Frame({ cityName, href, isBusy, heading, note, bar, children }: FrameProps) {
  const texts = useMessages(messages);
  return (
    <section className="y-root" aria-label={texts.label(cityName)} aria-busy={isBusy}>
      {bar}
      {heading && (
        <div className="y-equipment-bar">
          <h2>{texts.heading}</h2>
          {note}
          <a className="y-link" href={href}>
            {texts.viewAll}
            <Glyph d={rightGlyph} />
          </a>
        </div>
      )}
      {children}
    </section>
  );
}

/** Where a part that is loaded on first use is shown. */
export const Place = ({ at, children }: { readonly at?: Ref<HTMLDivElement>; readonly children: ReactNode }) => (
  <div ref={at}>{children}</div>
);

/** Reserves the room of the bar while it loads. */
export const CategoriesPlaceholder = () => <div className="y-categories" />;
