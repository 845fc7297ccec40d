import { useSignals } from '@preact/signals-react/runtime';
import { getChoices } from '@yantra/contract/calls';
import { useLanguage, useMessages } from '@yantra/language';
import { dataOf, useScope, useUser } from '@yantra/state';
import { useMemo } from 'react';
import { settingsPath } from '../list/use-link.ts';
import { messages } from './tell.messages.ts';

/** By which ways news of saved searches come, with the way to change it. */
export function Ways() {
  useSignals();
  const texts = useMessages(messages);
  const scope = useScope();
  const user = useUser();
  const locale = useLanguage()?.locale;
  const isKnown = user !== undefined;
  const { remote } = useMemo(
    () => scope.resource(getChoices, () => (isKnown ? (locale ? { locale } : {}) : undefined), { isQuiet: true }),
    [scope, isKnown, locale],
  );
  const known = dataOf(remote.value);
  const rows = known?.rows.filter(({ group }) => group === 'searches') ?? [];
  const ways = known?.ways.filter((way) => rows.some((row) => row.ways[way].isOn)) ?? [];
  return (
    <div className="y-tell__ways">
      <h3>{texts.ways}</h3>
      <p>
        {known ? texts.by([texts.app, ...ways.map((way) => texts.wayNames[way])]) : texts.byUnknown}{' '}
        {isKnown && (
          // Beside this page, so that the search stays.
          <a className="y-link" href={scope.siteUrl + settingsPath} target="_blank" rel="noopener">
            {texts.change}
          </a>
        )}
      </p>
    </div>
  );
}
