import { CityPicker } from '@yantra/city-picker';
import { Icon } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
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

function Search() {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const term = query.trim();
    if (term) void navigate(`/equipments/${encodeURIComponent(term)}`);
  };
  return (
    <form className="top__find" role="search" action="/equipments" onSubmit={submit}>
      <div className="y-input">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          placeholder={messages.searchPlaceholder}
          aria-label={messages.searchLabel}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <CityPicker appearance="inline" />
        <button type="submit" className="top__go" aria-label={messages.searchButton}>
          <Icon name="search" />
        </button>
      </div>
    </form>
  );
}
