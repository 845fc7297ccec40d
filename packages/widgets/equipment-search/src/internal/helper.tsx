import { getCounts, suggest } from '@yantra/contract/calls';
import { type Scope, later } from '@yantra/state';
import type { ComponentType, InputHTMLAttributes, KeyboardEvent } from 'react';
import { createEquipmentSearchModel } from '../equipment-search.model.ts';
import { ownSearches } from '../recent-searches.ts';
import { SuggestionList, type SuggestionListProps, optionId } from './suggestion-list.tsx';
import { isScreen } from './use-screen.ts';

/** What the box loads once somebody is about to search. */
export interface Helper {
  /** The props that make the field a combobox; reads signals. */
  readonly fieldProps: () => InputHTMLAttributes<HTMLInputElement>;
  readonly List: ComponentType<Pick<SuggestionListProps, 'onTake' | 'onSearchAgain' | 'onSelect'>>;
  /** The field has been focused. */
  readonly enter: (typed: string) => void;
  readonly type: (typed: string) => void;
  readonly close: () => void;
  /** Keeps a search, to be offered again. */
  readonly remember: (term: string) => void;
}

/** Per group, so that three groups fit in a window without scrolling. */
const mostRows = 4;

/** @param id of the list; unique in its document or shadow root */
export function createHelper(scope: Scope, id: string): Helper {
  const model = createEquipmentSearchModel({
    ask: (text, signal) =>
      scope.send(suggest, { text, selectedCityId: scope.city.peek().id, limit: mostRows }, { signal, isQuiet: true }),
    after: (ms, run) => later(run, ms),
    searches: ownSearches,
    cityId: () => scope.city.peek().id,
    popular: async () =>
      (await scope.send(getCounts, { kindsOfCityId: scope.city.peek().id }, { isQuiet: true })).kinds ?? [],
  });
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget, nativeEvent } = event;
    // While a word is being composed by an input method (Hindi, Marathi …), the keys belong to it.
    if (nativeEvent.isComposing) return;
    if (key === 'Enter' && model.isOpen.peek() && model.active.peek() >= 0) {
      const root = currentTarget.getRootNode() as Document | ShadowRoot;
      root.getElementById(optionId(id, model.active.peek()))?.click();
    } else if (!model.press(key, currentTarget.value)) return;
    event.preventDefault();
  };
  return {
    fieldProps: () => {
      const isExpanded = model.isOpen.value && model.suggestions.value.length > 0;
      const active = model.active.value;
      return {
        'aria-expanded': isExpanded,
        ...(isExpanded && active >= 0 && { 'aria-activedescendant': optionId(id, active) }),
        onFocus: ({ currentTarget }) => model.enter(currentTarget.value),
        onInput: ({ currentTarget }) => model.type(currentTarget.value),
        onKeyDown: press,
        // On full screen the list stays open: going back closes it.
        onBlur: ({ currentTarget }) => isScreen(currentTarget) || model.close(),
      };
    },
    List: (props) => <SuggestionList id={id} model={model} scope={scope} {...props} />,
    enter: model.enter,
    type: model.type,
    close: model.close,
    remember: model.remember,
  };
}
