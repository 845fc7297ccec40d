import { AuthModals, type AuthModalsProps } from '@yantra/auth-modals';
import '@yantra/auth-modals/styles.css';
import { type Language, type Languages, useLanguage } from '@yantra/language';
import { ScopeProvider, useScope } from '@yantra/state';
import { useEffect, useMemo, useState } from 'react';
import { usePages } from '../navigation.tsx';

/* A chunk of its own: most visits never open a dialog. */
export { AuthModals as AuthForms } from '@yantra/auth-modals';
export type AuthDialogsProps = AuthModalsProps;

const languages: Languages = {
  hi: () => import('@yantra/auth-modals/languages/hi'),
  mr: () => import('@yantra/auth-modals/languages/mr'),
};

/** The dialogs over any page: their texts come with them. */
export function AuthDialogs(props: AuthDialogsProps) {
  const locale = useLanguage()?.locale;
  const scope = useScope();
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
  // Without their texts they speak English, like any widget.
  const own = useMemo(() => ({ ...scope, language: language === 'failed' ? undefined : language }), [scope, language]);
  if (locale && !language) return null;
  return (
    <ScopeProvider value={own}>
      <AuthModals {...props} />
    </ScopeProvider>
  );
}
