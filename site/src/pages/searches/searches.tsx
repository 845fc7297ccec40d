import { useMessages } from '@yantra/language';
import { SavedSearches } from '@yantra/saved-searches';
import '@yantra/saved-searches/styles.css';
import type { Address } from '../../address.ts';
import '../../layout/crumbs.css';
import { useHref, useNavigate } from '../../navigation.tsx';
import { messages } from './searches.messages.ts';
import './searches.css';

/** The searches that a person saved; `?news=<id>` the news of one, `&after=<place>` those of a message. */
export function Searches({ query }: Address) {
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const to = useHref();
  const after = /^\d{1,15}$/.test(query.get('after') ?? '') ? Number(query.get('after')) : undefined;
  return (
    <div className="wrap searches">
      <Crumbs />
      <nav className="searches__lists" aria-label={texts.lists}>
        <a href={to('/saved')}>{texts.machines}</a>
        <a href={to('/saved/searches')} aria-current="page">
          {texts.searches}
        </a>
      </nav>
      <SavedSearches headingLevel={1} navigate={navigate} search={query.get('news') ?? undefined} after={after} />
      <noscript>
        <p>{texts.withoutScript}</p>
      </noscript>
    </div>
  );
}

export function Crumbs() {
  const texts = useMessages(messages);
  const to = useHref();
  return (
    <nav className="listing__crumbs" aria-label={texts.crumbs}>
      <a href={to('/')}>{texts.home}</a>
      <a href={to('/saved')}>{texts.saved}</a>
      <span aria-current="page">{texts.searches}</span>
    </nav>
  );
}
