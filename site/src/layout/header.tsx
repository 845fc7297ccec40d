import { CityPicker } from '@yantra/city-picker';
import { Icon } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from '../navigation.tsx';
import { messages } from '../site.messages.ts';

/** On every page: the logo, the search box with the city selector, the contact address. */
export function Header() {
  return (
    <header className="top">
      <div className="wrap top__row">
        <a className="top__logo" href="/" aria-label={messages.homeLink}>
          <picture>
            <source media="(prefers-color-scheme: dark)" srcSet="/static/brand/logo-on-dark.svg" />
            <img src="/static/brand/logo.svg" alt={messages.brand} width="356" height="96" />
          </picture>
        </a>
        <Search />
        <div className="top__side">
          <a className="top__mail" href={`mailto:${messages.email}`}>
            {messages.email}
          </a>
        </div>
      </div>
    </header>
  );
}

const searchForm = 'site-search';

function Search() {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const term = query.trim();
    if (term) navigate(`/equipments/${encodeURIComponent(term)}`);
  };
  // The picker's panel has a search of its own, so it may not stand inside this one's form.
  return (
    <div className="top__find y-input">
      <Icon name="search" />
      <form id={searchForm} role="search" action="/equipments" onSubmit={submit}>
        <input
          type="search"
          name="q"
          placeholder={messages.searchPlaceholder}
          aria-label={messages.searchLabel}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </form>
      <CityPicker appearance="inline" />
      <button type="submit" form={searchForm} className="top__go" aria-label={messages.searchButton}>
        <Icon name="search" />
      </button>
    </div>
  );
}
