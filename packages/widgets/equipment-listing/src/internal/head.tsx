import { useSignals } from '@preact/signals-react/runtime';
import { isolated } from '@yantra/domain';
import { useErrorText, useLanguage, useMessages, wordIn } from '@yantra/language';
import { CategoryBar, useLoaded } from '@yantra/ui';
import type { ReactNode } from 'react';
import { messages } from '../equipment-listing.messages.ts';
import type { EquipmentListingModel } from '../equipment-listing.model.ts';
import { type ListingQuery, noFilters } from '../equipment-listing.query.ts';
import type { Links } from './links.ts';
import { useLastKnown } from './use-last-known.ts';

const loadArrows = async () => (await import('./arrows.ts')).CategoryArrows;

/** For mice, once the list is there. */
const LateArrows = () => useLoaded(loadArrows);

interface HeadProps {
  readonly model: EquipmentListingModel;
  readonly query: ListingQuery;
  readonly links: Links;
  readonly level: 1 | 2;
  readonly children: ReactNode;
}

/** The title and the categories, over the whole width. */
export function Head({ model, query, links, level, children }: HeadProps) {
  const texts = useMessages(messages);
  useSignals();
  const Title: 'h1' | 'h2' = `h${level}`;
  const { go, hrefOf } = links;
  // Types and sizes belong to the previous category.
  const ofCategory = (id: number): ListingQuery => ({
    ...query,
    category: id ? String(id) : '',
    types: noFilters.types,
    capacity: noFilters.capacity,
    page: 1,
  });
  const name = useLastKnown(model.titleName.value);
  const language = useLanguage();
  const title = name === undefined ? texts.all : wordIn(language, name);
  const bar = model.barCategories.value;
  const remote = model.categories.remote.value;
  const errorText = useErrorText();
  return (
    <div className="y-listing__head">
      <Title className="y-listing__title">{texts.title(isolated(title))}</Title>
      {bar === undefined && remote.status === 'failed' ? (
        <p role="alert">
          {errorText(remote.error)}{' '}
          <button type="button" className="y-link" onClick={model.categories.reload}>
            {texts.retry}
          </button>
        </p>
      ) : (
        <CategoryBar
          categories={bar}
          selected={model.selectedCategory.value}
          hrefOf={(id) => hrefOf(ofCategory(id))}
          {...(go && { onSelect: (id: number) => go(ofCategory(id)) })}
        >
          {bar && <LateArrows />}
        </CategoryBar>
      )}
      {children}
    </div>
  );
}
