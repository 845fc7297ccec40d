import { useMessages } from '@yantra/language';
import type { ReactNode } from 'react';
import { withinTime } from '../../layout/chunk.ts';
import { messages } from './home.messages.ts';
import { heroPicturesId } from './ids.ts';
import { later } from './later.tsx';

/** The pictures behind the headline: one is painted with the page, and nothing turns before the page has settled. */
export const heroPictures = later(
  heroPicturesId,
  withinTime(async () => (await import('./hero-pictures.tsx')).HeroPictures),
);

/**
 * The headline and what stands under it, on pictures.
 * @param proof what stands under the headline
 */
export function Hero({ proof, children }: { readonly proof: ReactNode; readonly children: ReactNode }) {
  const texts = useMessages(messages);
  return (
    <section className="hero">
      <div className="wrap hero__in">
        <div className="hero__words">
          <h1>{texts.headline}</h1>
          <p>{texts.lede}</p>
          {proof}
        </div>
        {children}
      </div>
      <heroPictures.Part />
    </section>
  );
}
