import { searchTermLength } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, Icon, SearchInput, Select, TextInput } from '@yantra/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { TableQuery } from './table-query.ts';
import { messages } from './table.messages.ts';

export interface TableFilter {
  /** Its key in the address. */
  readonly key: string;
  readonly label: string;
  /** None for a day. */
  readonly options: readonly FilterOption[];
  /** A day of the calendar instead of a list, `2026-03-10`. */
  readonly isDay?: boolean;
  /** Set by links elsewhere: the toolbar keeps it but does not show it. */
  readonly isUnseen?: boolean;
  /** Whether an option fits the other filters; one that does not is not offered, and is dropped. */
  readonly fits?: (value: string, chosen: TableQuery['filters']) => boolean;
}

interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export interface ToolbarProps {
  readonly query: TableQuery;
  readonly filters: readonly TableFilter[];
  readonly onGo: (query: TableQuery) => void;
  /** The placeholder of the search field; its label unless given. */
  readonly hint?: string | undefined;
  /** A choice of the order, where there are no column headings. */
  readonly order?: ReactNode;
  /** The table's other tools, at the end of the line. */
  readonly children?: ReactNode;
}

const none = 'none';
const always = () => true;

/** The chosen filters, without those that no longer fit the others. */
const fitting = (chosen: TableQuery['filters'], filters: readonly TableFilter[]): TableQuery['filters'] =>
  Object.fromEntries(
    Object.entries(chosen).filter(
      ([key, value]) => value === none || (filters.find((one) => one.key === key)?.fits ?? always)(value, chosen),
    ),
  );

const chosenOf = (chosen: TableQuery['filters']): TableQuery['filters'] =>
  Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== '' && value !== none));

/** One line: search, filters, GO and the table's tools; nothing changes before GO. On a phone the filters are behind a button. Needs a new `key` when the address changes. */
export function Toolbar({ query, filters, onGo, hint, order, children }: ToolbarProps) {
  const texts = useMessages(messages);
  const id = useId();
  const [searchTerm, setSearchTerm] = useState(query.searchTerm);
  const [chosen, setChosen] = useState(query.filters);
  const [isOpen, setOpen] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    onGo({ ...query, searchTerm, filters: chosenOf(chosen), page: 1 });
  };
  const seen = filters.filter(({ isUnseen = false }) => !isUnseen);
  const hasFold = seen.length > 0 || order !== undefined;
  const set = chosenOf(query.filters);
  const count = seen.filter(({ key }) => set[key] !== undefined).length;
  return (
    <form className="y-dashboard__toolbar" role="search" data-open={isOpen || undefined} onSubmit={go}>
      <SearchInput
        label={texts.search}
        placeholder={hint ?? texts.search}
        maxLength={searchTermLength}
        value={searchTerm}
        onValue={setSearchTerm}
      />
      {hasFold && (
        <button
          type="button"
          className="y-button y-button--secondary y-button--icon y-dashboard__fold"
          aria-label={texts.filters(count)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="filter" />
          {count > 0 && <span aria-hidden="true">{count}</span>}
        </button>
      )}
      <div id={id} className="y-dashboard__filters" data-folds={hasFold || undefined}>
        {seen.map(({ key, label, options, isDay, fits = always }) =>
          isDay ? (
            <label key={key} className="y-dashboard__day">
              <span>{label}</span>
              <TextInput
                type="date"
                value={chosen[key] ?? ''}
                onChange={({ currentTarget }) => setChosen({ ...chosen, [key]: currentTarget.value })}
              />
            </label>
          ) : (
            <Select
              key={key}
              aria-label={label}
              placeholder={label}
              options={[{ value: none, label: texts.none }, ...options.filter(({ value }) => fits(value, chosen))]}
              value={chosen[key] ?? ''}
              onChange={({ currentTarget }) => setChosen(fitting({ ...chosen, [key]: currentTarget.value }, filters))}
            />
          ),
        )}
        {order}
        <Button type="submit">{texts.go}</Button>
      </div>
      {children}
    </form>
  );
}
