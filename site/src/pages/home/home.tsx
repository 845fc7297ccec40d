import { EquipmentCarousel } from '@yantra/equipment-carousel';
import { featuredCities } from '@yantra/places';
import { homeCarousel } from './home-carousel.ts';
import hero from '../../hero/farms.svg';
import { messages } from '../../site.messages.ts';

/** The main job in one view: which machines are for hire in the chosen city. */
export function Home() {
  return (
    <>
      <section className="hero">
        <img className="hero__art" src={hero} alt="" width="1920" height="900" fetchPriority="high" />
        <div className="wrap hero__in">
          <div className="hero__words">
            <h1>{messages.headline}</h1>
            <p>{messages.lede}</p>
          </div>
        </div>
      </section>
      <div className="wrap section">
        <CitiesWithoutScript />
        <EquipmentCarousel heading categoryBar limit={homeCarousel.limit} />
      </div>
    </>
  );
}

/** The panel needs a script; without one, the featured cities are links. */
function CitiesWithoutScript() {
  return (
    <noscript>
      <p className="cities">
        {messages.chooseCity}{' '}
        {featuredCities.map(({ id, name }) => (
          <a key={id} className="y-link" href={`/?city=${id}`}>
            {name}
          </a>
        ))}
      </p>
    </noscript>
  );
}
