import { safeColour } from '@yantra/domain';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { colourRef } from '../colour-ref.ts';
import { isPlainClick } from '../plain-click.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { categoryMessages as messages } from './category-bar.messages.ts';

export interface BarCategory {
  id: number;
  name: string;
  /** `#rrggbb` */
  colorCode?: string;
}

export interface CategoryBarProps {
  /** `undefined` while they load: three skeletons are shown. */
  categories: readonly BarCategory[] | undefined;
  /** The chosen category's id; 0 is "All". */
  selected: number;
  /** The address of a category; without it the entries are buttons. */
  hrefOf?: (id: number) => string;
  /** A plain click selects in place; a click for a new tab follows the link. Without it every click follows the link. */
  onSelect?: (id: number) => void;
  className?: string;
  /** After the entries: the row's arrows, where a page has them. */
  children?: ReactNode;
}

/** "All" and the categories in one row that scrolls sideways and keeps the chosen one in view. */
export function CategoryBar({ categories, selected, hrefOf, onSelect, className = '', children }: CategoryBarProps) {
  const texts = useMessages(messages);
  const bar = useRef<HTMLElement>(null);
  const settled = useRef(false);
  const isLoading = categories === undefined;
  useEffect(() => {
    if (isLoading || !bar.current) return;
    bringIntoView(bar.current, settled.current);
    settled.current = true;
  }, [isLoading, selected]);

  const entries: readonly BarCategory[] = categories ? [{ id: 0, name: texts.allCategories }, ...categories] : [];
  return (
    <nav
      ref={bar}
      className={`y-categories ${className}`.trimEnd()}
      aria-label={texts.categories}
      aria-busy={isLoading}
    >
      {isLoading && [0, 1, 2].map((place) => <Skeleton key={place} />)}
      {entries.map((category) => (
        <Entry
          key={category.id}
          category={category}
          isSelected={category.id === selected}
          href={hrefOf?.(category.id)}
          onSelect={onSelect}
        />
      ))}
      {children}
    </nav>
  );
}

interface EntryProps {
  category: BarCategory;
  isSelected: boolean;
  href: string | undefined;
  onSelect: ((id: number) => void) | undefined;
}

function Entry({ category, isSelected, href, onSelect }: EntryProps) {
  const { id, colorCode } = category;
  const name = wordIn(useLanguage(), category.name);
  const colour = colorCode === undefined ? undefined : safeColour(colorCode);
  const shared = {
    ...(isSelected && { 'aria-current': true as const }),
    ...(colour && { 'data-colour': colour, ref: colourRef(colour) }),
  };
  if (href === undefined) {
    return (
      <button type="button" {...shared} onClick={() => onSelect?.(id)}>
        {name}
      </button>
    );
  }
  const choose = (event: MouseEvent) => {
    if (!onSelect || !isPlainClick(event)) return;
    event.preventDefault();
    onSelect(id);
  };
  return (
    <a href={href} {...shared} onClick={choose}>
      {name}
    </a>
  );
}

/** Scrolls only the bar: `scrollIntoView` would move the page as well. */
function bringIntoView(bar: HTMLElement, smoothly: boolean): void {
  const entry = bar.querySelector('[aria-current]');
  if (!entry) return;
  const place = entry.getBoundingClientRect();
  const frame = bar.getBoundingClientRect();
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  bar.scrollBy({
    left: place.left + place.width / 2 - (frame.left + frame.width / 2),
    behavior: smoothly && !prefersReducedMotion ? 'smooth' : 'instant',
  });
}
