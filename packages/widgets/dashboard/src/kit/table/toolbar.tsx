import { searchTermLength } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, SearchInput, Select } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import type { TableQuery } from './table-query.ts';
import { messages } from './table.messages.ts';

/** A choice above the table. */
export interface TableFilter {
  /** Its name in the address. */
  readonly key: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface ToolbarProps {
  readonly query: TableQuery;
  readonly filters: readonly TableFilter[];
  readonly onGo: (query: TableQuery) => void;
}

const none = 'none';

/** Search and filters; nothing changes before GO. Give it another `key` when the address changes. */
export function Toolbar({ query, filters, onGo }: ToolbarProps) {
  const texts = useMessages(messages);
  const [searchTerm, setSearchTerm] = useState(query.searchTerm);
  const [chosen, setChosen] = useState(query.filters);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const on = Object.entries(chosen).filter(([, value]) => value !== '' && value !== none);
    onGo({ ...query, searchTerm, filters: Object.fromEntries(on), page: 1 });
  };
  return (
    <form className="y-dashboard__toolbar" data-filters={filters.length} role="search" onSubmit={go}>
      <SearchInput
        label={texts.search}
        placeholder={texts.search}
        maxLength={searchTermLength}
        value={searchTerm}
        onValue={setSearchTerm}
      />
      {filters.map(({ key, label, options }) => (
        <Select
          key={key}
          aria-label={label}
          placeholder={label}
          options={[{ value: none, label: texts.none }, ...options]}
          value={chosen[key] ?? ''}
          onChange={({ currentTarget }) => setChosen({ ...chosen, [key]: currentTarget.value })}
        />
      ))}
      <Button type="submit">{texts.go}</Button>
    </form>
  );
}
