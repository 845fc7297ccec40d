import { Glyph } from '@yantra/ui';
import { messages } from './footer.messages.ts';
import { messages as layout } from './layout.messages.ts';

const phoneGlyph =
  'M6.5 3.5h3L11 7.7 9 9.3A12 12 0 0 0 14.7 15l1.6-2 4.2 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z';
const mailGlyph =
  'M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.5ZM4 7.5l8 6 8-6';

/** On every page, rendered on the server only: it is the same everywhere and has only links, so no browser needs its code. */
export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot__grid">
          <div>
            <img
              className="foot__logo"
              src="/static/brand/logo-on-dark.svg"
              alt={layout.brand}
              width="356"
              height="96"
            />
            <p>{messages.about}</p>
            <ul className="foot__social" aria-label={messages.social}>
              {messages.socialLinks.map(([name, href, sign]) => (
                <li key={name}>
                  <a href={href} aria-label={name} rel="noopener">
                    <Glyph d={sign} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-labelledby="foot-equipment">
            <h2 id="foot-equipment">{messages.equipment}</h2>
            <ul className="foot__two">
              {messages.machines.map((name) => (
                <li key={name}>
                  <a href={`/equipments/${encodeURIComponent(name)}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="foot-policies">
            <h2 id="foot-policies">{messages.policies}</h2>
            <ul>
              {messages.policyLinks.map(([name, href]) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{messages.talk}</h2>
            <ul>
              <li>
                <a href={messages.phone.dialled} className="y-num">
                  <Glyph d={phoneGlyph} />
                  {messages.phone.shown}
                </a>
              </li>
              <li>
                <a href={`mailto:${layout.email}`}>
                  <Glyph d={mailGlyph} />
                  {layout.email}
                </a>
              </li>
              {messages.developerLinks.map(([name, href]) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="foot__end">
          <span>{messages.rights}</span>
          <Themes />
          <span>{messages.credit}</span>
        </div>
      </div>
    </footer>
  );
}

/** Handled by the script that sets the theme before the first paint. */
function Themes() {
  return (
    <div className="foot__theme" role="group" aria-label={messages.theme}>
      {messages.themes.map(([theme, label]) => (
        <button key={theme} type="button" data-choose-theme={theme} aria-pressed={theme === 'auto'}>
          {label}
        </button>
      ))}
    </div>
  );
}
