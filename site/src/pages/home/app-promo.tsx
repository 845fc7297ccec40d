import { useMessages } from '@yantra/language';
import { appQr } from 'virtual:app-qr';
import { appLink } from './app-link.ts';
import { messages } from './below.messages.ts';

/** The Android app: a link to the store, and its QR picture for a phone beside this screen. */
export function AppPromo() {
  const { app } = useMessages(messages);
  return (
    <section className="wrap section" aria-labelledby="app">
      <div className="promo">
        <img
          className="promo__art"
          src="/img/home/app-promo-phone.svg"
          alt=""
          width="660"
          height="640"
          loading="lazy"
          decoding="async"
        />
        <div className="promo__words">
          <h2 id="app">{app.heading}</h2>
          <p>{app.text}</p>
          <a className="store" href={appLink}>
            <StoreMark />
            <span>
              <small>{app.getIt}</small> {app.store}
            </span>
          </a>
        </div>
        <div className="promo__qr">
          <svg viewBox={`0 0 ${appQr.size} ${appQr.size}`} role="img" aria-label={app.qr} shapeRendering="crispEdges">
            <path d={appQr.path} fill="#23262b" />
          </svg>
          <p>{app.scan}</p>
        </div>
      </div>
    </section>
  );
}

/** The store's own, whose colours are its owner's. */
const StoreMark = () => (
  <svg viewBox="0 0 24 26" aria-hidden="true">
    <path d="M1.5 1.2v23.6L13.3 13z" fill="#00c3ff" />
    <path d="m1.5 1.2 15.3 8.3L13.3 13z" fill="#00e676" />
    <path d="m1.5 24.8 15.3-8.3L13.3 13z" fill="#ff3a44" />
    <path d="m16.8 9.5 5.7 3.2c.5.2.5.4 0 .6l-5.7 3.2-3.5-3.5z" fill="#ffd500" />
  </svg>
);
