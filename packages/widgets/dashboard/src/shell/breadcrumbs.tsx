import { useMessages } from '@yantra/language';
import { addressOf } from '../kit/address.ts';
import type { ScreenRoute } from '../screens/route.ts';
import { titles } from '../screens/screens.messages.ts';
import { screens } from '../screens/screens.ts';
import { screensAbove } from './match.ts';
import { messages } from './shell.messages.ts';

/** The way up to the overview. Nothing on the overview itself. */
export function Breadcrumbs({ route }: { readonly route: ScreenRoute }) {
  const texts = useMessages(messages);
  const titleTexts = useMessages(titles);
  const above = screensAbove(route, screens);
  if (above.length === 0) return null;
  return (
    <nav className="y-dashboard__crumbs" aria-label={texts.breadcrumbs}>
      <ol>
        {above.map(({ path, title }) => (
          <li key={path}>
            <a href={addressOf(path)}>{titleTexts[title]}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{titleTexts[route.title]}</span>
        </li>
      </ol>
    </nav>
  );
}
