import { Favourites } from '@yantra/favourites';
import '@yantra/favourites/styles.css';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import type { Address } from '../../address.ts';
import '../../layout/crumbs.css';
import { useHref, useNavigate, usePages } from '../../navigation.tsx';
import { changePath, savedPath, sharePath } from '../../saved/saved-paths.ts';
import { SavedTabs } from '../../saved/saved-tabs.tsx';
import { NotSaved } from './not-saved.tsx';
import { messages as english } from './saved.messages.ts';
import './saved.css';

const pathOf = (list: string) => (list === '' ? savedPath : `${savedPath}?list=${encodeURIComponent(list)}`);

/** The machines that somebody keeps, in their lists. */
export function Saved({ query }: Address) {
  const texts = useMessages(english);
  const { siteUrl } = useScope();
  const to = useHref();
  const navigate = useNavigate();
  const { origin } = usePages();
  return (
    <div className="wrap saved">
      <nav className="listing__crumbs" aria-label={texts.crumbs}>
        <a href={to('/')}>{texts.home}</a>
        <span aria-current="page">{texts.title}</span>
      </nav>
      <SavedTabs at="machines" />
      <h1>{texts.title}</h1>
      {query.get('needs') === 'account' && <NotSaved machine={query.get('machine') ?? ''} />}
      <noscript>
        <p>{texts.withoutScript}</p>
      </noscript>
      <Favourites
        list={query.get('list') ?? ''}
        onListChange={(list) => navigate(pathOf(list))}
        hrefOfList={(list) => to(pathOf(list))}
        forms={{ change: siteUrl + changePath, share: siteUrl + sharePath, origin }}
      />
    </div>
  );
}
