import { languageNames, languages } from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
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
