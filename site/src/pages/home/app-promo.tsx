import { Glyph } from '@yantra/ui';
import { appQr } from 'virtual:app-qr';
import { appLink } from './app-link.ts';
import { messages } from './below.messages.ts';

const { app } = messages;
const playGlyph = 'm8 5.500 10.500 6.500L8 18.500v-13Z';

/** The Android app: a link to the store, and its QR picture for a phone beside this screen. */
export function AppPromo() {
  return (
    <section className="wrap section" aria-labelledby="app">
      <div className="promo">
        <div className="promo__words">
          <h2 id="app" className="h2">
            {app.heading}
          </h2>
          <p>{app.text}</p>
          <div className="promo__get">
            <a className="store" href={appLink}>
              <Glyph d={playGlyph} />
              <span>
                <small>{app.getIt}</small> {app.store}
              </span>
            </a>
            <span className="promo__qr">
              <svg
                viewBox={`0 0 ${appQr.size} ${appQr.size}`}
                role="img"
                aria-label={app.qr}
                shapeRendering="crispEdges"
              >
                <path d={appQr.path} fill="#23262b" />
              </svg>
            </span>
          </div>
        </div>
        <img
          className="promo__art"
          src="/img/home/app-promo-phone.svg"
          alt=""
          width="440"
          height="400"
          loading="lazy"
          decoding="async"
        />
      </div>
    </section>
  );
}
