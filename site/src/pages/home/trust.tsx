import { Stars } from '@yantra/ui';
import { messages } from './below.messages.ts';
import { SectionHead } from './section-head.tsx';

const { perks, voices } = messages;

export function Perks() {
  return (
    <section className="wrap section" aria-labelledby="perks">
      <SectionHead id="perks" title={perks.heading} />
      <ul className="perks">
        {perks.list.map(({ picture, title, text }) => (
          <li key={picture}>
            <img src={`/img/home/${picture}.svg`} alt="" width="72" height="72" loading="lazy" decoding="async" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Voices() {
  return (
    <section className="wrap section" aria-labelledby="voices">
      <SectionHead id="voices" title={voices.heading} />
      <ul className="voices" ref={scrolledByKeys}>
        {voices.list.map(({ stars, text, name, who }) => (
          <li key={name}>
            <Stars value={stars} />
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <p className="voices__who">
              {name} <small>{who}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Beside each other on a phone, the voices scroll: then also by the arrow keys, and nowhere else is there a stop for nothing. */
function scrolledByKeys(list: HTMLElement | null) {
  if (!list) return undefined;
  const watcher = new ResizeObserver(() => {
    if (list.scrollWidth > list.clientWidth) list.tabIndex = 0;
    else list.removeAttribute('tabindex');
  });
  watcher.observe(list);
  return () => watcher.disconnect();
}
