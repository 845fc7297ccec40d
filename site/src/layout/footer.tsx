import { messages } from '../site.messages.ts';

const { footer } = messages;
/** The year of this release: a rendering on the server and one in the browser must agree at any hour of New Year's Eve. */
const year = 2026;

export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot__grid">
          <div>
            <img
              className="foot__logo"
              src="/static/brand/logo-on-dark.svg"
              alt={messages.brand}
              width="356"
              height="96"
            />
            <p>{footer.about}</p>
          </div>
          <ul>
            <li>
              <a href={`mailto:${messages.email}`}>{messages.email}</a>
            </li>
            <li>
              <a href="/api/docs">{footer.developers}</a>
            </li>
          </ul>
        </div>
        <p className="foot__end">
          <span>{footer.rights(year)}</span>
          <span>{footer.credit}</span>
        </p>
      </div>
    </footer>
  );
}
