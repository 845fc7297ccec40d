import { useMessages } from '@yantra/language';
import { Stars } from '@yantra/ui';
import { messages } from './below.messages.ts';
import { SectionHead } from './section-head.tsx';

/** Beside each reason, and the stars that each voice gave. */
const pictures = ['one-stop', 'value', 'quality', 'service'] as const;
const given = [5, 5, 4, 5] as const;

export function Perks() {
  const { perks } = useMessages(messages);
  return (
    <section className="wrap section" aria-labelledby="perks">
      <SectionHead id="perks" title={perks.heading} />
      <ul className="perks">
        {perks.list.map(({ title, text }, index) => (
          <li key={title}>
            <img
              src={`/img/home/${pictures[index]}.svg`}
              alt=""
              width="72"
              height="72"
              loading="lazy"
              decoding="async"
            />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Voices() {
  const { voices } = useMessages(messages);
  return (
    <section className="wrap section" aria-labelledby="voices">
      <SectionHead id="voices" title={voices.heading} />
      <ul className="voices" ref={scrolledByKeys}>
        {voices.list.map(({ text, name, who }, index) => (
          <li key={name}>
            <Stars value={given[index] ?? 0} />
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
