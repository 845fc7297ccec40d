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
  /** The initial text of the box; changes are followed. */
  readonly term?: string | undefined;
  /** What stands in the empty box; by default the widget says what can be searched for. */
  readonly placeholder?: string | undefined;
  /** A search is about to be opened; return false to stay on the page. */
  readonly onSearchSubmit?: ((submission: SearchSubmission) => boolean | void) | undefined;
  /** A suggestion is about to be opened; return false to stay on the page. */
  readonly onSuggestionSelect?: ((selection: SuggestionSelection) => boolean | void) | undefined;
  /** Between the field and its button: another control of the search, such as the city. */
  readonly children?: ReactNode;
}

/** Navigates like a link, so that a page that handles links itself (a site's router) handles this too. */
function follow(href: string, form: HTMLElement): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  form.append(link);
  link.click();
  link.remove();
}

/** Suggestions are loaded at the first focus: most visits never search, and the box works without them. */
function useHelper(field: { readonly current: HTMLInputElement | null }, id: string, term: string) {
  const scope = useScope();
  const [helper, setHelper] = useState<Helper>();
  const isLoading = useRef(false);
  const load = async () => {
    // Keys may be pressed faster than its code comes; each helper would ask the server for itself.
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const { createHelper } = await import('./internal/helper.tsx');
      const created = createHelper(scope, id);
      setHelper(created);
      // Whoever has searched meanwhile, or gone elsewhere, wants no list over what they look at.
      if (!field.current?.matches(':focus')) return;
      const typed = field.current.value;
      // What was typed while the code was loading.
      if (typed === term) created.enter(typed);
      else created.type(typed);
    } catch {
      // The next focus tries again.
      isLoading.current = false;
    }
  };
  return [helper, () => void (helper ?? load())] as const;
}

/**
 * The search box, with suggestions of kinds, machines, categories and cities while typing; it opens the listing. Without
 * JavaScript it is a plain form.
 */
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
    // At first the field has this text already, or what was typed before the script ran.
    if (field.current && shownTerm.current !== term) field.current.value = term;
    shownTerm.current = term;
  }, [term]);

  const hrefOf = (searched: string) => `${siteUrl}/equipments/${encodeURIComponent(searched)}`;
  const take = (words: string) => {
    if (!field.current) return;
    field.current.value = words;
    // Otherwise a phone's keyboard would cover the results.
    field.current.blur();
  };
  /** @returns whether its page should be opened */
  const search = (searched: string): boolean => {
    // It is loaded at the first focus, before anything can be searched; where it cannot be loaded, nothing is kept.
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
  // The control between field and button may contain forms, which may not stand inside this one.
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
