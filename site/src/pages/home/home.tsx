import { EquipmentCarousel } from '@yantra/equipment-carousel';
import { useMessages, useWord } from '@yantra/language';
import { featuredCities } from '@yantra/places';
import type { Address } from '../../address.ts';
import { keepInAddress } from '../../keep-in-address.ts';
import { withinTime } from '../../layout/chunk.ts';
import { useHref } from '../../navigation.tsx';
import { Hero } from './hero.tsx';
import { homeCarousel } from './home-carousel.ts';
import { messages } from './home.messages.ts';
import { belowId, leadId, proofId } from './ids.ts';
import { later } from './later.tsx';

const keepCategory = (category: string) => keepInAddress('categoryId', category);

/** What stands below the machines. */
export const below = later(
  belowId,
  withinTime(async () => (await import('./below.tsx')).Below),
);

/** How much there is to hire, below the headline. */
export const proof = later(
  proofId,
  withinTime(async () => (await import('./proof.tsx')).Proof),
);

/** The form beside the headline: it can be filled and sent before its code has come. */
export const requirement = later(
  leadId,
  withinTime(async () => (await import('./requirement.tsx')).Requirement),
  () => Promise.resolve(),
);

/** The main jobs in one view: saying what one needs, and which machines are for hire in the chosen city. */
export function Home({ query }: Address) {
  return (
    <>
      <Hero proof={<proof.Part />}>
        <requirement.Part />
      </Hero>
      <div className="wrap section">
        {/* The panel needs a script; without one, the featured cities are links. React never draws what a noscript holds in a browser. */}
        <noscript>{import.meta.env.SSR && <Cities />}</noscript>
        <EquipmentCarousel heading count categoryBar {...homeCarousel(query)} onCategoryChange={keepCategory} />
      </div>
      <below.Part />
    </>
  );
}

function Cities() {
  const texts = useMessages(messages);
  const word = useWord();
  const to = useHref();
  return (
    <p className="cities">
      {texts.chooseCity}{' '}
      {featuredCities.map(({ id, name }) => (
        <a key={id} className="y-link" href={to(`/?city=${id}`)}>
          {word(name)}
        </a>
      ))}
    </p>
  );
}
