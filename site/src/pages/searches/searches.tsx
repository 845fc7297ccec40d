import { useMessages } from '@yantra/language';
import { SavedSearches } from '@yantra/saved-searches';
import '@yantra/saved-searches/styles.css';
import type { Address } from '../../address.ts';
import '../../layout/crumbs.css';
import { useHref, useNavigate } from '../../navigation.tsx';
import { SavedTabs } from '../../saved/saved-tabs.tsx';
import { messages } from './searches.messages.ts';
import './searches.css';

/** The searches that a person saved; `?news=<id>` the news of one, `&after=<place>` those of a message. */
export function Searches({ query }: Address) {
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const after = /^\d{1,15}$/.test(query.get('after') ?? '') ? Number(query.get('after')) : undefined;
  return (
    <div className="wrap searches">
      <Crumbs />
      <SavedTabs at="searches" />
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
