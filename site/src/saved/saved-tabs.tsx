import { useMessages } from '@yantra/language';
import { useHref } from '../navigation.tsx';
import { savedPath, savedSearchesPath } from './saved-paths.ts';
import './saved-tabs.css';
import { messages } from './saved-tabs.messages.ts';

/** From saved machines to saved searches, and back. */
export function SavedTabs({ at }: { readonly at: 'machines' | 'searches' }) {
  const texts = useMessages(messages);
  const to = useHref();
  const paths = { machines: savedPath, searches: savedSearchesPath };
  return (
    <nav className="saved-tabs" aria-label={texts.lists}>
      {(['machines', 'searches'] as const).map((tab) => (
        <a key={tab} href={to(paths[tab])} aria-current={tab === at ? 'page' : undefined}>
          {texts[tab]}
        </a>
      ))}
    </nav>
  );
}
