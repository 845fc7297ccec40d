import { useSignals } from '@preact/signals-react/runtime';
import { searchTermLength } from '@yantra/domain';
import type { ReportsState } from '@yantra/element';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Icon } from '@yantra/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { messages } from './equipment-search.messages.ts';
import type { SearchSubmission, SuggestionSelection } from './equipment-search.model.ts';
import type { Helper } from './internal/helper.tsx';

export interface EquipmentSearchProps extends ReportsState {
  /** What the box holds at first; a change is taken over. */
  readonly term?: string | undefined;
  readonly placeholder?: string | undefined;
  /** A search is about to be opened; return false to stay on the page. */
  readonly onSearchSubmit?: ((submission: SearchSubmission) => boolean | void) | undefined;
  /** A suggestion is about to be opened; return false to stay on the page. */
  readonly onSuggestionSelect?: ((selection: SuggestionSelection) => boolean | void) | undefined;
  /** Between the field and its button: another control that belongs to the search, such as the city. */
  readonly children?: ReactNode;
}

/** The longest search the API takes. */

/** Goes where a link would lead, so that a page that takes links over (a site's router) takes this over too. */
function follow(href: string, form: HTMLElement): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  form.append(link);
  link.click();
  link.remove();
}

/** Suggestions arrive with the first focus: most visits never search, and the box works without them. */
function useHelper(field: { readonly current: HTMLInputElement | null }, id: string, term: string) {
  const scope = useScope();
  const [helper, setHelper] = useState<Helper>();
  const load = async () => {
    try {
      const { createHelper } = await import('./internal/helper.tsx');
      const created = createHelper(scope, id);
      setHelper(created);
      const typed = field.current?.value ?? '';
      // What was typed while the code came.
      if (typed !== term) created.type(typed);
      else if (field.current?.matches(':focus')) created.enter(typed);
    } catch {
      // The next focus asks again.
    }
  };
  return [helper, () => void (helper ?? load())] as const;
}

/** The search box, with suggestions of kinds, machines, categories and cities while one types; it opens the listing. Without JavaScript a plain form. */
export function EquipmentSearch(props: EquipmentSearchProps) {
  const texts = useMessages(messages);
  const { term = '', placeholder = texts.placeholder, onSearchSubmit, onSuggestionSelect, onStateChange } = props;
  useSignals();
  const { siteUrl } = useScope();
  const formId = useId();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const shownTerm = useRef(term);
  const [helper, help] = useHelper(field, listId, term);
  useEffect(() => onStateChange?.('ready'), [onStateChange]);
  useEffect(() => {
    // At first the field holds it already, or what somebody typed before the script came.
    if (field.current && shownTerm.current !== term) field.current.value = term;
    shownTerm.current = term;
  }, [term]);

  const hrefOf = (searched: string) => `${siteUrl}/equipments/${encodeURIComponent(searched)}`;
  const take = (words: string) => {
    if (!field.current) return;
    field.current.value = words;
    // Else the keyboard of a phone would cover what was found.
    field.current.blur();
  };
  /** @returns whether its page is to be opened */
  const search = (searched: string): boolean => {
    // It comes with the first focus, so before anything can be searched for; where it cannot come, nothing is kept.
    helper?.remember(searched);
    return onSearchSubmit?.({ term: searched, href: hrefOf(searched) }) !== false;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const searched = field.current?.value.trim();
    if (!searched) return;
    helper?.close();
    if (!search(searched)) return;
    take(searched);
    follow(hrefOf(searched), event.currentTarget);
  };
  // What stands between field and button may hold forms of its own, so it may not stand inside this one.
  return (
    <div className="y-root y-equipment-search">
      <div className="y-input y-equipment-search__box" part="box">
        <Icon name="search" />
        <form id={formId} role="search" action={`${siteUrl}/equipments`} onSubmit={submit}>
          <input
            ref={field}
            type="search"
            name="q"
            defaultValue={term}
            placeholder={placeholder}
            aria-label={texts.label}
            role="combobox"
            aria-autocomplete="list"
            aria-controls={listId}
            aria-expanded={false}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={searchTermLength}
            onFocus={help}
            onInput={help}
            {...helper?.fieldProps()}
          />
        </form>
        {props.children}
        <button type="submit" form={formId} className="y-equipment-search__go" aria-label={texts.submit}>
          <Icon name="search" />
        </button>
      </div>
      {helper && <helper.List onTake={take} onSearchAgain={search} onSelect={onSuggestionSelect} />}
    </div>
  );
}
