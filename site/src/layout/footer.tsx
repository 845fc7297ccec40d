import { languageNames, localePrefix, locales } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Glyph, themes } from '@yantra/ui';
import { messages as english } from './footer.messages.ts';
import { messages as layout } from './layout.messages.ts';
import { reach } from './reach.ts';

const phoneGlyph =
  'M6.5 3.5h3L11 7.7 9 9.3A12 12 0 0 0 14.7 15l1.6-2 4.2 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z';
const mailGlyph =
  'M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.5ZM4 7.5l8 6 8-6';

/** A name, where it is, and its sign on 24 by 24. */
const socialLinks = [
  [
    'LinkedIn',
    'https://www.linkedin.com/company/yantra.example',
    'M7 10v7M7 7v.01M11 17v-4.5a2.5 2.5 0 0 1 5 0V17m-5-7v7',
  ],
  ['Facebook', 'https://www.facebook.com/yantra.example', 'M15.5 4.5H14a3 3 0 0 0-3 3v12m-3-8h7'],
  [
    'Instagram',
    'https://www.instagram.com/yantra.example',
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4Zm7.1 8a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0m1.1-4.7v.01',
  ],
  [
    'YouTube',
    'https://www.youtube.com/@yantra.example',
    'M6.5 6h11A3.5 3.5 0 0 1 21 9.5V15a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 15V9.5A3.5 3.5 0 0 1 6.5 6Zm4 3.7 4 2.5-4 2.5z',
  ],
] as const;

interface FooterProps {
  /** What stands before every path in the language that is spoken. */
  readonly prefix: string;
  /** Path and query of the page, without the language. */
  readonly path: string;
}

/** On every page, rendered on the server only: it is the same everywhere and has only links, so no browser needs its code. */
export function Footer({ prefix, path }: FooterProps) {
  const messages = useMessages(english);
  const to = (address: string) => prefix + address;
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
              {socialLinks.map(([name, href, sign]) => (
                <li key={name}>
                  <a href={href} aria-label={name} rel="noopener">
                    <Glyph d={sign} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <Machines prefix={prefix} />
          <nav aria-labelledby="foot-policies">
            <h2 id="foot-policies">{messages.policies}</h2>
            <ul>
              <li>
                <a href={to('/terms-and-conditions')}>{messages.terms}</a>
              </li>
              <li>
                <a href={to('/privacy-policy')}>{messages.privacy}</a>
              </li>
              <li>
                <a href={to('/refund-policy')}>{messages.refund}</a>
              </li>
              <li>
                <a href={to('/contact-us')}>{messages.contact}</a>
              </li>
            </ul>
          </nav>
          <Talk />
        </div>
        <div className="foot__end">
          <span>{messages.rights}</span>
          <OtherLanguages prefix={prefix} path={path} />
          <Themes />
          <span>{messages.credit}</span>
        </div>
      </div>
    </footer>
  );
}

/** The searches that most people begin with. */
function Machines({ prefix }: Pick<FooterProps, 'prefix'>) {
  const messages = useMessages(english);
  return (
    <nav aria-labelledby="foot-equipment">
      <h2 id="foot-equipment">{messages.equipment}</h2>
      <ul className="foot__two">
        {messages.machines.map((name, index) => (
          <li key={name}>
            <a href={`${prefix}/equipments/${encodeURIComponent(english.machines[index] ?? name)}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Talk() {
  const messages = useMessages(english);
  return (
    <div>
      <h2>{messages.talk}</h2>
      <ul>
        <li>
          <a href={reach.phone.href} className="y-num">
            <Glyph d={phoneGlyph} />
            {reach.phone.shown}
          </a>
        </li>
        <li>
          <a href={reach.hello.href}>
            <Glyph d={mailGlyph} />
            {reach.hello.shown}
          </a>
        </li>
        <li>
          <a href="/developers" hrefLang="en-IN">
            {messages.widgets}
          </a>
        </li>
        <li>
          <a href="/developers/playground" hrefLang="en-IN">
            {messages.playground}
          </a>
        </li>
        <li>
          <a href="/api/docs">{messages.api}</a>
        </li>
      </ul>
    </div>
  );
}

/** Handled by the script that sets the theme before the first paint. */
function Themes() {
  const texts = useMessages(english);
  return (
    <div className="foot__theme" role="group" aria-label={texts.theme}>
      {themes.map((theme) => (
        <button key={theme} type="button" data-choose-theme={theme} aria-pressed={theme === 'auto'}>
          {texts.themes[theme]}
        </button>
      ))}
    </div>
  );
}

/** This page in the other languages. The script that sets the theme keeps the choice, and knows where the visitor is by then. */
function OtherLanguages({ prefix, path }: FooterProps) {
  const texts = useMessages(english);
  return (
    <nav className="foot__languages" aria-label={texts.languages}>
      {([undefined, ...locales] as const).map((locale) => {
        const code = locale ?? 'en';
        return (
          <a
            key={code}
            href={localePrefix(locale) + path}
            lang={code}
            hrefLang={`${code}-IN`}
            data-choose-language={code}
            aria-current={localePrefix(locale) === prefix ? 'true' : undefined}
          >
            {languageNames[code]}
          </a>
        );
      })}
    </nav>
  );
}
