import { languageNames, languages } from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
import type { MenuChoice } from '@yantra/ui';
import { useMemo } from 'react';
import { messages } from './layout.messages.ts';

/** What stands on the switch, where there is no room for a name. */
const signs = { en: 'EN', hi: 'हि', mr: 'म' } as const;

/**
 * The same page in another language. The script that sets the theme before the first paint handles it, so it works before the page's own script has come; without
 * any script there are the links in the footer.
 */
export function LanguageSwitch() {
  const { language: label } = useMessages(messages);
  const spoken = useLanguage()?.locale ?? 'en';
  return (
    <label className="top__language">
      <span aria-hidden="true">{signs[spoken]}</span>
      <select aria-label={label} data-choose-language defaultValue={spoken}>
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The same for the menu of who is logged in. */
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
