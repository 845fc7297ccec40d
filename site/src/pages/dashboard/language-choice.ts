import { languageNames, languages } from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
import type { MenuChoice } from '@yantra/ui';
import { useMemo } from 'react';
import { messages } from '../../layout/layout.messages.ts';

/** The language as a choice in the menu: this very page in it, by the script that sets the theme, which keeps the choice. */
export function useLanguageChoice(): MenuChoice {
  const { language: label } = useMessages(messages);
  const chosen = useLanguage()?.locale ?? 'en';
  return useMemo(
    () => ({
      label,
      chosen,
      choices: languages.map((id) => ({ id, lang: id, label: languageNames[id] })),
      onChoose: (detail) => document.dispatchEvent(new CustomEvent('yantra-language', { detail })),
    }),
    [label, chosen],
  );
}
