import { useMessages } from '@yantra/language';
import { Glyph, heartGlyph, useLoaded } from '@yantra/ui';
import { useHref } from '../navigation.tsx';
import { savedPath } from '../saved/saved-paths.ts';
import { messages } from './layout.messages.ts';

/* It comes after the page's own code, with what counts. */
const loadCount = async () => (await import('../saved/saved-count.tsx')).SavedCount;

/** To what somebody keeps, with how many machines that are. */
export function SavedLink() {
  const texts = useMessages(messages);
  const to = useHref();
  return (
    <a className="y-button y-button--quiet y-button--icon top__saved" href={to(savedPath)}>
      <span className="y-hidden">{texts.saved}</span>
      <Glyph d={heartGlyph} />
      {useLoaded(loadCount)}
    </a>
  );
}
