import { CityPicker } from '@yantra/city-picker';
import { EquipmentSearch } from '@yantra/equipment-search';
import { useMessages } from '@yantra/language';
import { AccountEntry } from '../accounts/account-entry.tsx';
import { useHref, usePlace } from '../navigation.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { messages as english } from './layout.messages.ts';
import { SavedLink } from './saved-link.tsx';

/** On every page: the logo, the search box with the city selector, the contact address, log-in or account. */
export function Header() {
  const { params, query } = usePlace();
  const messages = useMessages(english);
  const to = useHref();
  return (
    <header className="top">
      <div className="wrap top__row">
        <a className="top__logo" href={to('/')} aria-label={messages.homeLink}>
          <picture>
            <source media="(prefers-color-scheme: dark)" srcSet="/static/brand/logo-on-dark.svg" />
            <img src="/static/brand/logo.svg" alt={messages.brand} width="356" height="96" />
          </picture>
        </a>
        <div className="top__find">
          <EquipmentSearch term={params['searchQuery'] ?? query.get('q') ?? ''}>
            <CityPicker appearance="inline" />
          </EquipmentSearch>
        </div>
        <div className="top__side">
          <a className="top__mail" href={`mailto:${messages.email}`}>
            {messages.email}
          </a>
          <LanguageSwitch />
          <SavedLink />
          <AccountEntry />
        </div>
      </div>
    </header>
  );
}
