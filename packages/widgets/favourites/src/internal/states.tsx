import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { type SavedMachines, useScope, useServed, useUser } from '@yantra/state';
import { ButtonLink, Glyph, Skeleton, StateMessage } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { messages } from '../favourites.messages.ts';
import { infoGlyph } from './glyphs.ts';

/** Where it is kept: in this browser, in the account, or on the way there. */
export function Where({ saved, hasAccounts }: { readonly saved: SavedMachines; readonly hasAccounts: boolean }) {
  useSignals();
  const texts = useMessages(messages);
  const { session, siteUrl } = useScope();
  const user = useUser();
  // The server knows nothing of what waits in a browser.
  const isServed = useServed();
  const waiting = isServed ? 0 : saved.waiting.value;
  if (user)
    return waiting === 0 ? null : (
      <p className="y-saved__inform" role="status">
        <Glyph d={infoGlyph} />
        <span>{texts.waiting(waiting)}</span>
      </p>
    );
  const logIn = (event: MouseEvent) => {
    event.preventDefault();
    void session.require();
  };
  return (
    <div className="y-saved__inform" role="note">
      <Glyph d={infoGlyph} />
      <span>{hasAccounts ? texts.localOnly : texts.here}</span>
      {hasAccounts && (
        <a className="y-link" href={`${siteUrl}/log-in`} onClick={logIn}>
          {texts.logIn}
        </a>
      )}
    </div>
  );
}

/** As long as it is not known what the account keeps. */
export function Waiting() {
  const texts = useMessages(messages);
  return (
    <div className="y-saved__list">
      <p className="y-hidden" role="status">
        {texts.loading}
      </p>
      <ul className="y-kept" aria-hidden="true">
        {[1, 2, 3].map((place) => (
          <li key={place}>
            <span />
            <Skeleton className="y-kept__pic-line" />
            <Skeleton className="y-kept__line" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Nothing is kept. */
export function Nothing() {
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  return (
    <StateMessage picture="no-machines" level={2} title={texts.empty} text={texts.emptyText}>
      <ButtonLink variant="primary" href={`${siteUrl}/equipments`}>
        {texts.browse}
      </ButtonLink>
    </StateMessage>
  );
}
