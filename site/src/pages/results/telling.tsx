import { type Language, type Languages, useLanguage } from '@yantra/language';
import { TellDialog, type WantedSearch } from '@yantra/saved-searches';
import '@yantra/saved-searches/styles.css';
import { ScopeProvider, useScope } from '@yantra/state';
import { useEffect, useMemo, useState } from 'react';
import { usePages } from '../../navigation.tsx';

export interface TellingProps {
  /** What is looked for. */
  readonly search: WantedSearch;
  readonly onClose: () => void;
}

const languages: Languages = {
  hi: () => import('@yantra/saved-searches/languages/hi'),
  mr: () => import('@yantra/saved-searches/languages/mr'),
};

/** The dialog that saves a search, with its texts. A chunk of its own: few visits open it. */
export function Telling({ search, onClose }: TellingProps) {
  const scope = useScope();
  const locale = useLanguage()?.locale;
  const { spoken } = usePages();
  const [language, setLanguage] = useState<Language | 'failed'>();
  useEffect(() => {
    if (!locale) return;
    languages[locale]().then(
      ({ default: loaded }) => {
        spoken.push(loaded);
        setLanguage(loaded);
      },
      () => setLanguage('failed'),
    );
  }, [locale, spoken]);
  // Without its texts it speaks English, like any widget.
  const own = useMemo(() => ({ ...scope, language: language === 'failed' ? undefined : language }), [scope, language]);
  if (locale && !language) return null;
  return (
    <ScopeProvider value={own}>
      <TellDialog isOpen search={search} onClose={onClose} />
    </ScopeProvider>
  );
}
